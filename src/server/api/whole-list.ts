import { Readable } from 'node:stream';
import type { Reading } from '../../db/reading.ts';
import type { ContentType } from '../../schema/define-type.ts';

/**
 * A whole list as one JSON array, written as fast as its reader takes it: a chunk is read when the one before is
 * gone, so that neither memory nor the database notices how long the list or how slow the reader is.
 */
export function wholeList(reading: Reading, type: ContentType): Readable {
  async function* text() {
    let isFirst = true;
    for await (const chunk of reading.all(type)) {
      yield (isFirst ? '[' : ',') + JSON.stringify(chunk).slice(1, -1);
      isFirst = false;
    }
    yield isFirst ? '[]' : ']';
  }
  return Readable.from(text(), { objectMode: false, highWaterMark: 64 * 1024 });
}
