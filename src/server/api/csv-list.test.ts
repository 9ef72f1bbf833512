import { setTimeout as rest } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { parseCsv } from '../../../test/csv.ts';
import type { Item } from '../../schema/define-type.ts';
import { csvList } from './tables.ts';

const AT = '2026-11-21T10:00:00.000Z';
const item = (value: string): Item => ({ _id: '', createdAt: AT, updatedAt: AT, value });
const columns = [
  { label: 'Value', cell: ({ value }: Item) => String(value) },
  { label: 'Number', cell: ({ value }: Item) => String(value), isText: true },
];

async function cellsOf(...values: string[]) {
  async function* chunks() {
    for (const value of values) yield [item(value)];
  }
  return parseCsv((await csvList(chunks(), columns).toArray()).join('')).slice(1);
}

test.each([
  '=1+1',
  '+977 1 5970123',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r\n=1',
  '\r',
  '\tquiet',
  '   =1',
  '\u00a0\u3000=1',
  '\u200b\ufeff=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  '﹦1',
  '−1',
])('a cell of %j is not run as a formula', async (value) => {
  expect(await cellsOf(value)).toEqual([[`'${value}`, `'${value}`]]);
});

test.each(['1+1', 'a=b', '"=1', "'x", 'ram@example.org', 'भर्ना - सूचना', 'a, "b"\r\nc\nd', ';', ' x '])(
  'a cell of %j stays as written, and is marked as text in a text column',
  async (value) => {
    expect(await cellsOf(value)).toEqual([[value, `'${value}`]]);
  },
);

test('an empty cell stays empty, and an empty list has its headings only', async () => {
  expect(await cellsOf('')).toEqual([['', '']]);
  expect(await cellsOf()).toEqual([]);
});

test('an endless list is read only as fast as its reader takes it', async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 1;
      yield [item('x'.repeat(10_000))];
    }
  }
  const table = csvList(endless(), columns);
  const reader = table[Symbol.asyncIterator]();
  await reader.next();
  await rest(50);
  expect(read).toBeLessThan(20);
  await reader.return?.();
  expect(table.destroyed).toBe(true);
});
