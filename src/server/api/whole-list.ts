import { Readable } from 'node:stream';
import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { Reading } from '../../db/reading.ts';
import type { ContentType, Item } from '../../schema/define-type.ts';

/**
 * A whole list as one JSON array, written as fast as its reader takes it: a chunk is read when the one before is
 * gone, so that neither memory nor the database notices how long the list or how slow the reader is.
 * @param shown what of a record is written
 */
export function wholeList(
  reading: Reading,
  type: ContentType,
  shown: (item: Item) => object = (item) => item,
): Readable {
  async function* text() {
    let isFirst = true;
    for await (const chunk of reading.all(type)) {
      yield (isFirst ? '[' : ',') + chunk.map((item) => JSON.stringify(shown(item))).join(',');
      isFirst = false;
      // An embedded database and a fast reader never make it wait, and it would come before everybody else.
      await turnOfOthers();
    }
    yield isFirst ? '[]' : ']';
  }
  return Readable.from(text(), { objectMode: false, highWaterMark: 64 * 1024 });
}
