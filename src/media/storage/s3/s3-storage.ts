import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { errors } from '../../../errors.ts';
import { isStoredName, mediaOf } from '../../../schema/stored-names.ts';
import { toDiskError } from '../durable.ts';
import { ID_FILE, markIn, markText } from '../id-file.ts';
import type { ByteRange, Storage } from '../storage.ts';
import { Digesting, digestsOf } from './digests.ts';
import { type RetryOptions, retrying } from './retry.ts';
import {
  BucketConnection,
  DamagedObject,
  DEFAULT_IDLE_MS,
  elementIn,
  isCut,
  isMissing,
  StoreError,
  type StoreOptions,
} from './send.ts';

/** A visitor waits for a read; a read that comes too late is of no use. */
const READ_MS = 8000;
const LONG_MS = 30_000;
const WRITE_MS = 15_000;
/**
 * Longest time that a write or a deletion takes at a store that accepts everything and never answers. An upload waits
 * for both before it is refused, and has to be answered before a proxy gives up, which nginx does after a minute.
 */
export const MAX_SILENT_WRITE_MS = WRITE_MS + DEFAULT_IDLE_MS;
const MAX_CONCURRENT_DELETIONS = 8;
const MAX_PAGE_SIZE = 1000;
/** Where the digest of the content is kept, so that it can be verified without knowing how the store makes its ETags. */
const SHA256 = 'x-amz-meta-sha256';

export interface S3Options extends StoreOptions {
  /** Where the files are below the prefix, so that other kinds of files can be kept beside them. */
  folder?: 'uploads/' | 'strays/';
  pause?: RetryOptions['pause'];
  /** Names per list request; a store may return fewer. */
  pageSize?: number;
}

/** A storage that can say what is wrong with its settings. */
export interface CheckedStorage extends Storage {
  /**
   * Asks the store for the bucket.
   * @returns why it cannot be used, in one line; null when it can, or while the store cannot be reached
   */
  refusal(): Promise<string | null>;
}

/** Stores files in a bucket of an S3-compatible store. */
export async function s3Storage(options: S3Options): Promise<CheckedStorage> {
  const connection = await BucketConnection.open(options);
  const { bucket, endpoint, prefix } = connection.address;
  const { folder = 'uploads/' } = options;
  const retryFor = (ms: number): RetryOptions => ({ ms, ...(options.pause && { pause: options.pause }) });
  const retried = <T>(ms: number, attempt: () => Promise<T>) => retrying(attempt, retryFor(ms));
  const keyOf = (name: string) => folder + name;

  const get = (name: string, range?: ByteRange) =>
    connection.send({
      method: 'GET',
      key: keyOf(name),
      ...(range && { headers: { range: `bytes=${range.start}-${range.end}` } }),
    });

  /** Reads a whole file and compares it with its size and digest. @throws DamagedObject */
  async function read(name: string, file: string | null): Promise<{ size: number; sha256: string }> {
    const response = await get(name);
    const digesting = new Digesting();
    if (file) await pipeline(response, digesting, createWriteStream(file, { flags: 'wx', flush: true }));
    else await pipeline(response, digesting.resume());
    const [size, sha256] = [digesting.size, digesting.sha256()];
    const expected = response.headers[SHA256] ?? sha256;
    if (size !== sizeOf(response) || sha256 !== expected) throw new DamagedObject(name);
    return { size, sha256 };
  }

  async function headersOf(name: string): Promise<IncomingMessage['headers'] | null> {
    if (!isStoredName(name)) return null;
    const head = () => connection.sendAndDrop({ method: 'HEAD', key: keyOf(name) });
    return orAway(() => retried(READ_MS, head).catch(orMissing));
  }

  return {
    async put(name, file) {
      if (!isStoredName(name)) throw new Error(`Not a name for a stored file: ${name}`);
      await orAway(() =>
        putVerified(connection, {
          key: keyOf(name),
          file,
          retry: retryFor(WRITE_MS),
          headers: (sha256) => ({ 'content-type': mediaOf(name), [SHA256]: sha256 }),
          digestOfStored: async () => (await read(name, null)).sha256,
        }),
      );
      await rm(file, { force: true });
    },

    async open(name, range) {
      if (!isStoredName(name)) return null;
      const response = await orAway(() => retried(READ_MS, () => get(name, range)).catch(orMissing));
      return response && { size: sizeOf(response), stream: response };
    },

    async copyTo(name, copy) {
      if (!isStoredName(name)) return null;
      const copyOnce = async () => {
        try {
          return await read(name, copy);
        } catch (error) {
          await rm(copy, { force: true });
          throw error;
        }
      };
      // A large file may arrive slowly, but for a store that sends nothing a visitor waits only once.
      const patient = { ...retryFor(LONG_MS), silentMs: READ_MS };
      const found = await orAway(() => retrying(copyOnce, patient).catch(orMissing));
      return found?.size ?? null;
    },

    async remove(names) {
      const waiting = names.filter(isStoredName).values();
      const work = async () => {
        for (const name of waiting)
          await retried(WRITE_MS, () => connection.sendAndDrop({ method: 'DELETE', key: keyOf(name) })).catch(
            orMissing,
          );
      };
      await orAway(() => Promise.all(Array.from({ length: MAX_CONCURRENT_DELETIONS }, work)));
    },

    async *names() {
      const size = String(options.pageSize ?? MAX_PAGE_SIZE);
      const page = (query: Record<string, string>) =>
        orAway(() =>
          retried(LONG_MS, () =>
            connection.sendForText({ method: 'GET', key: null, query: { ...query, 'max-keys': size } }),
          ),
        );
      for await (const { key } of listObjects(connection, folder, page)) {
        const name = key.slice(folder.length);
        if (isStoredName(name)) yield name;
      }
    },

    async digestOf(name) {
      const headers = await headersOf(name);
      const sha256 = headers?.[SHA256];
      if (typeof sha256 === 'string') return { size: Number(headers?.['content-length']), sha256 };
      // Stored by another program.
      return headers && orAway(() => retried(LONG_MS, () => read(name, null)).catch(orMissing));
    },

    async storedAt(name) {
      const headers = await headersOf(name);
      return headers && new Date(headers['last-modified'] ?? Number.NaN);
    },

    async siteMark() {
      const get = () => connection.sendForText({ method: 'GET', key: keyOf(ID_FILE) });
      const content = await orAway(() => retried(READ_MS, get).catch(orMissing));
      return content === null ? null : markIn(content);
    },

    async claim(siteId, note) {
      const text = markText(siteId, note);
      const sha256 = createHash('sha256').update(text).digest('hex');
      const headers = {
        'content-type': 'text/plain',
        'content-length': text.length,
        'x-amz-content-sha256': sha256,
      };
      const put = () => connection.sendAndDrop({ method: 'PUT', key: keyOf(ID_FILE), text, headers });
      await orAway(() => retried(WRITE_MS, put));
    },

    async refusal() {
      const query = { 'list-type': '2', prefix: prefix + folder, 'max-keys': '1' };
      try {
        await retried(READ_MS, () => connection.sendForText({ method: 'GET', key: null, query }));
        return null;
      } catch (error) {
        if (!(error instanceof StoreError) || error.status >= 500) return null;
        const where = `the bucket ${bucket}${endpoint ? ` at ${endpoint}` : ''}`;
        if (error.code === 'NoSuchBucket' || error.status === 404) return `there is no such bucket: ${where}`;
        if (error.status >= 300 && error.status < 400) return `${where} is in another region`;
        return `the store refuses access to ${where} (${error.code || error.status}); see AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN`;
      }
    },
  };
}

/** The size of the whole file, even if the response has only a part of it. */
function sizeOf({ headers }: IncomingMessage): number {
  const whole = /\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1];
  return Number(whole ?? headers['content-length']);
}

function orMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** @throws `storageAway` for errors of the store or of the network to it, `noSpace` when the local disk is full, `storageAway` too when it fails */
async function orAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isStores = error instanceof StoreError || error instanceof DamagedObject || isCut(error);
    throw isStores ? errors.storageAway(error) : toDiskError(error);
  }
}

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
