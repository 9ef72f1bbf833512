import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readWorkbook } from '../../../test/workbook.ts';
import type { Item } from '../../schema/define-type.ts';
import { xlsxList } from './tables.ts';

const AT = '2026-11-21T10:00:00.000Z';
const item = (value: string): Item => ({ _id: '', createdAt: AT, updatedAt: AT, value });
const columns = [{ label: 'Value', cell: ({ value }: Item) => String(value) }];

async function cellsOf(chunks: readonly string[][]) {
  async function* items() {
    for (const chunk of chunks) yield chunk.map(item);
  }
  return readWorkbook(await buffer(xlsxList(items(), columns, 'Values'))).map(([cell]) => cell);
}

test('every cell is a text that comes back as it was, in chunks of any size [17.100]', async () => {
  const values = [
    '+977 01',
    '=1+1',
    '<b>&"x"</b>',
    ' one\n two ',
    'भर्ना 🎓',
    '',
    'a\u0001b\uffff',
    '_x0041_',
  ];
  expect(await cellsOf([values.slice(0, 3), [], values.slice(3)])).toEqual(['Value', ...values]);
  expect(await cellsOf([])).toEqual(['Value']);
});

test('a text that is longer than a cell is cut, and lines end as the format has it [17.100]', async () => {
  const [, long, lines] = await cellsOf([['x'.repeat(40_000), 'a\r\nb\rc']]);
  expect(long).toHaveLength(32_767);
  expect(lines).toBe('a\nb\nc');
});

test('what the source throws ends the file [17.100]', async () => {
  async function* items() {
    yield [item('x')];
    throw new Error('The database is away');
  }
  await expect(buffer(xlsxList(items(), columns, 'Values'))).rejects.toThrow('The database is away');
});
