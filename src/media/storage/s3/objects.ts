import { digestsOf } from './digests.ts';
import { type RetryOptions, retrying } from './retry.ts';
import type { BucketConnection } from './send.ts';
import { DamagedObject, elementIn } from './store-error.ts';

export interface VerifiedPut {
  key: string;
  file: string;
  retry: RetryOptions;
  /** @param sha256 digest of the file */
  headers?(sha256: string): Record<string, string>;
  /** The SHA-256 digest of the object under the key. */
  digestOfStored(): Promise<string>;
}

/** Stores a file as an object and verifies the stored bytes. @throws DamagedObject, the error of the last attempt */
export async function putVerified(connection: BucketConnection, put: VerifiedPut): Promise<void> {
  const { key, file, retry, headers, digestOfStored } = put;
  const { size, sha256, md5 } = await digestsOf(file);
  await retrying(async () => {
    const { etag } = await connection.sendAndDrop({
      method: 'PUT',
      key,
      file,
      headers: {
        'content-length': size,
        // The digest is part of the signature, so that the store refuses other bytes.
        'x-amz-content-sha256': sha256,
        ...headers?.(sha256),
      },
    });
    // With a store's own encryption the ETag may be anything; then the object is read back.
    if (etag !== `"${md5}"` && (await digestOfStored()) !== sha256) throw new DamagedObject(key);
  }, retry);
}

/**
 * Lists the objects whose key begins with `prefix`, below the prefix of the connection, as their `Contents` elements.
 * @param page requests one page of the list
 */
export async function* listObjects(
  { address }: BucketConnection,
  prefix: string,
  page: (query: Record<string, string>) => Promise<string>,
): AsyncGenerator<{ key: string; element: string }> {
  let token = '';
  do {
    const xml = await page({
      'list-type': '2',
      prefix: address.prefix + prefix,
      ...(token && { 'continuation-token': token }),
    });
    for (const [, element = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
      yield { key: elementIn(element, 'Key').slice(address.prefix.length), element };
    token = elementIn(xml, 'NextContinuationToken');
  } while (token);
}
