import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { limitConcurrency } from '../../concurrency-limit.ts';
import type { ByteRange } from './storage.ts';

const CHUNK_BYTES = 64 * 1024;
/**
 * Limits how many reads are in flight, of all files together. The event loop sends the result of each to a client; hundreds
 * of results in one turn would block it for a tenth of a second.
 */
const limitReads = limitConcurrency(4, Number.POSITIVE_INFINITY);

/** Streams a range of an open file, and closes the file at the end or when the stream is destroyed. */
export function fileStream(handle: FileHandle, { start, end }: ByteRange): Readable {
  let at = start;
  return new Readable({
    highWaterMark: CHUNK_BYTES,
    read() {
      const length = Math.min(CHUNK_BYTES, end + 1 - at);
      if (length <= 0) {
        this.push(null);
        return;
      }
      const readOne = async () => {
        const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, at);
        at += bytesRead;
        // A file that ends early was cut off, and its length has been announced.
        if (bytesRead === 0) throw new Error('The file is shorter than it was');
        this.push(buffer.subarray(0, bytesRead));
      };
      limitReads(readOne).catch((error) => this.destroy(error));
    },
    destroy(error, done) {
      handle.close().then(
        () => done(error),
        (closing) => done(error ?? closing),
      );
    },
  });
}
