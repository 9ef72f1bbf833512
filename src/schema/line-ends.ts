import type { Values } from './derive/validator.ts';

/** Deeper than anything that is stored; a body may be nested deeper than the stack. */
const MAX_DEPTH = 8;

/** The text with LF as its line ends. */
export const lineFeedsOf = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Values with LF as the line ends of all their texts. */
export const lineFeedsIn = (values: Readonly<Values>): Values => entriesOf(values, 1);

function entriesOf(values: Readonly<Values>, depth: number): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, lineFeeds(value, depth)]));
}

function lineFeeds(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return lineFeedsOf(value);
  if (typeof value !== 'object' || value === null || depth >= MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((one) => lineFeeds(one, depth + 1));
  return entriesOf(value as Values, depth + 1);
}
