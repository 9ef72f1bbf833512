import { Readable } from 'node:stream';
import { setImmediate as turnOfOthers } from 'node:timers/promises';

/**
 * A list as one JSON array, written as fast as its reader takes it: a chunk is read when the one before is gone, so
 * that neither memory nor the database notices how long the list or how slow the reader is.
 */
export function jsonArray(chunks: AsyncIterable<readonly object[]>): Readable {
  async function* text() {
    let isFirst = true;
    for await (const chunk of chunks) {
      yield (isFirst ? '[' : ',') + chunk.map((entry) => JSON.stringify(entry)).join(',');
      isFirst = false;
      // An embedded database and a fast reader never make it wait, and it would come before everybody else.
      await turnOfOthers();
    }
    yield isFirst ? '[]' : ']';
  }
  return Readable.from(text(), { objectMode: false, highWaterMark: 64 * 1024 });
}
