import type { Readable } from 'node:stream';
import type { Reading } from '../../db/reading.ts';
import type { ContentType, Item } from '../../schema/define-type.ts';
import { jsonArray } from './json-array.ts';

/**
 * A whole list of records as one JSON array.
 * @param shown what of a record is written
 */
export function wholeList(
  reading: Reading,
  type: ContentType,
  shown: (item: Item) => object = (item) => item,
): Readable {
  async function* chunks() {
    for await (const chunk of reading.all(type)) yield chunk.map(shown);
  }
  return jsonArray(chunks());
}
