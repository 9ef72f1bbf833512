import type { Values } from './derive/validator.ts';

/** The text with LF as its line ends. */
export const lineFeedsOf = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Values with LF as the line ends of all their texts. */
export function lineFeedsIn(values: Readonly<Values>): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, lineFeeds(value)]));
}

function lineFeeds(value: unknown): unknown {
  if (typeof value === 'string') return lineFeedsOf(value);
  if (Array.isArray(value)) return value.map(lineFeeds);
  return typeof value === 'object' && value !== null ? lineFeedsIn(value as Values) : value;
}
