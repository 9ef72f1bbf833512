import { type ContentType, fieldsOf, type Item } from '../schema/define-type.ts';
import { lineFeedsIn } from '../schema/line-ends.ts';

/** The record with LF line ends in its texts; older records keep theirs until they are published again. */
export function withLineFeeds(type: ContentType, item: Item): Item {
  return { ...item, ...lineFeedsIn(Object.fromEntries(fieldsOf(type).map(([name]) => [name, item[name]]))) };
}
