import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { listObjects, putVerified } from '../../media/storage/s3/objects.ts';
import { retrying } from '../../media/storage/s3/retry.ts';
import { BucketConnection, isMissing, type StoreOptions } from '../../media/storage/s3/send.ts';
import { elementIn, isTransient } from '../../media/storage/s3/store-error.ts';
import { newHash } from '../tar.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';

/** An operator's command may wait longer than a visitor. */
const RETRY = { ms: 60_000 };
const MAX_CUTS = 5;

/** Keeps objects below the prefix of a bucket in an S3-compatible store. */
export class BucketStore implements ObjectStore {
  readonly name: string;
  readonly #connection: BucketConnection;

  private constructor(connection: BucketConnection) {
    const { bucket, prefix } = connection.address;
    this.#connection = connection;
    this.name = `s3://${bucket}/${prefix}`;
  }

  static async open(options: StoreOptions): Promise<BucketStore> {
    return new BucketStore(await BucketConnection.open(options));
  }

  async put(key: string, file: string): Promise<void> {
    await putVerified(this.#connection, {
      key,
      file,
      retry: RETRY,
      digestOfStored: () => this.#digestOf(key),
    });
  }

  async open(key: string): Promise<Readable | null> {
    try {
      const response = await this.#get(key, 0);
      return Readable.from(this.#contentOf(key, response), { objectMode: false });
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async *list(prefix: string): AsyncGenerator<StoredObject> {
    const page = (query: Record<string, string>) =>
      retrying(() => this.#connection.sendForText({ method: 'GET', key: null, query }), RETRY);
    for await (const { key, element } of listObjects(this.#connection, prefix, page)) {
      yield {
        key,
        size: Number(elementIn(element, 'Size')),
        modifiedAt: new Date(elementIn(element, 'LastModified')),
      };
    }
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await retrying(() => this.#connection.sendAndDrop({ method: 'DELETE', key }), RETRY).catch(
        (error: unknown) => {
          if (!isMissing(error)) throw error;
        },
      );
    }
  }

  async clear(): Promise<void> {
    // The store itself drops an object that was not sent whole.
  }

  #get(key: string, offset: number): Promise<IncomingMessage> {
    const headers = { ...(offset > 0 && { range: `bytes=${offset}-` }) };
    return retrying(() => this.#connection.send({ method: 'GET', key, headers }), RETRY);
  }

  /** Reads an object to its end; a connection that is cut is replaced by one from there on. */
  async *#contentOf(key: string, first: IncomingMessage): AsyncGenerator<Buffer> {
    const size = Number(first.headers['content-length']);
    let offset = 0;
    let response = first;
    for (let cuts = 0; cuts <= MAX_CUTS; cuts += 1) {
      try {
        for await (const chunk of response) {
          offset += (chunk as Buffer).length;
          yield chunk as Buffer;
        }
        return;
      } catch (error) {
        if (offset === size) return;
        if (!isTransient(error) || cuts === MAX_CUTS) throw error;
      }
      response = await this.#get(key, offset);
    }
  }

  async #digestOf(key: string): Promise<string> {
    const hash = newHash();
    for await (const chunk of (await this.open(key)) ?? []) hash.update(chunk);
    return hash.digest('hex');
  }
}
