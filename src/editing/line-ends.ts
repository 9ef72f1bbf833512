import { type ContentType, fieldsOf, type Item } from '../schema/define-type.ts';
import type { Values } from '../schema/derive/validator.ts';

/** The record with LF as the line ends of its texts: older ones keep theirs until they are published again. */
export function withLineFeeds(type: ContentType, item: Item): Item {
  return { ...item, ...lineFeedsIn(Object.fromEntries(fieldsOf(type).map(([name]) => [name, item[name]]))) };
}

/** Values with LF as the line ends of all their texts. */
export function lineFeedsIn(values: Readonly<Values>): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, lineFeeds(value)]));
}

function lineFeeds(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n');
  if (Array.isArray(value)) return value.map(lineFeeds);
  return typeof value === 'object' && value !== null ? lineFeedsIn(value as Values) : value;
}
