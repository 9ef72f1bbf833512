/** What `<ol>` can express of a written label, such as `5.` or `a)`. */
export interface Reading {
  /** Its `type`; '1' is what lists have without one. */
  type: string;
  value: number;
}

const FORMATS: Readonly<Record<string, string>> = {
  'alpha-lower': 'a',
  'alpha-upper': 'A',
  'roman-lower': 'i',
  'roman-upper': 'I',
};

/** The `type` for the name that Word has for a format; undefined if no list has it. */
export const typeOfFormat = (format: string): string | undefined => FORMATS[format];

/**
 * What a label may be: a letter may also be a Roman number. None if no list can show it as it is written: in brackets,
 * with words, of several levels, in digits or letters other than Latin ones.
 */
export function readingsOf(label: string): Reading[] {
  const [, written = ''] = /^(0|[1-9]\d{0,5}|[a-z]+|[A-Z]+)[.)]?$/.exec(label) ?? [];
  if (written === '') return [];
  if (/\d/.test(written)) return [{ type: '1', value: Number(written) }];
  const lower = written.toLowerCase();
  const [letter, roman] = lower === written ? ['a', 'i'] : ['A', 'I'];
  const number = romanNumber(lower);
  return [
    ...(number > 0 ? [{ type: roman, value: number }] : []),
    ...(lower.length === 1 ? [{ type: letter, value: lower.charCodeAt(0) - 96 }] : []),
  ];
}

const ROMAN: readonly (readonly [string, number])[] = [
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

/** Up to 89: the letters of greater ones are rather letters. 0 if it is none. */
function romanNumber(written: string): number {
  if (!/^(?:xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(written)) return 0;
  let rest = written;
  let number = 0;
  for (const [numeral, value] of ROMAN) {
    for (; rest.startsWith(numeral); rest = rest.slice(numeral.length)) number += value;
  }
  return number;
}

/** A number as lists of a type show it. */
export function numberIn(type: string, value: number): string {
  if (type === '1' || value < 1) return String(value);
  const lower = type.toLowerCase() === 'a' ? inLetters(value) : inRoman(value);
  return type === type.toLowerCase() ? lower : lower.toUpperCase();
}

const inLetters = (value: number): string =>
  value === 0 ? '' : inLetters(Math.floor((value - 1) / 26)) + String.fromCharCode(97 + ((value - 1) % 26));

function inRoman(value: number): string {
  const [numeral, of] = ROMAN.find(([, each]) => each <= value) ?? ['', value];
  return of === value ? numeral : numeral + inRoman(value - of);
}

interface Labelled {
  /** Which list it belongs to, and its level in it. */
  list: string;
  readings: readonly Reading[];
  /** The `type` that the source names. */
  type?: string | undefined;
}

/** Decides for each item in turn what its label is, from the ones before and after it in the same list. */
export function* decided<Item extends Labelled>(
  items: readonly Item[],
): Generator<readonly [Item, Reading | undefined]> {
  const following = new Map<Item, Item>();
  const latest = new Map<string, Item>();
  for (const item of items) {
    const before = latest.get(item.list);
    if (before) following.set(before, item);
    latest.set(item.list, item);
  }
  const latestReading = new Map<string, Reading>();
  for (const item of items) {
    const before = latestReading.get(item.list);
    const next = following.get(item)?.readings ?? [];
    const isAfter = (one: Reading, other: Reading) =>
      one.type === other.type && one.value === other.value + 1;
    const find = (is: (one: Reading) => boolean) => item.readings.find(is);
    const reading =
      find(({ type }) => type === item.type) ??
      find((one) => before !== undefined && isAfter(one, before)) ??
      find((one) => next.some((other) => isAfter(other, one))) ??
      find(({ type }) => type === before?.type) ??
      // A list that begins with i is Roman, with another single letter it is not.
      find(({ type, value }) => !/i/i.test(type) || value === 1) ??
      item.readings[0];
    if (reading) latestReading.set(item.list, reading);
    yield [item, reading];
  }
}
