import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requirements } from '../../test/requirements/table.ts';
import { findingsInPages } from './documents.ts';

const root = join(import.meta.dirname, '../..');
const path = 'docs/security.md';
const text = readFileSync(join(root, path), 'utf8');

/** Items of the levels 1 and 2 in each section of ASVS 5.0.0, by their last numbers; N-M is a range. */
const ITEMS: Readonly<Record<string, string>> = {
  '1.1': '1-2',
  '1.2': '1-9',
  '1.3': '1-11',
  '1.4': '1-3',
  '1.5': '1-2',
  '2.1': '1-3',
  '2.2': '1-3',
  '2.3': '1-4',
  '2.4': '1',
  '3.2': '1-2',
  '3.3': '1-4',
  '3.4': '1-6',
  '3.5': '1-5',
  '3.7': '1-2',
  '4.1': '1-3',
  '4.2': '1',
  '4.3': '1-2',
  '4.4': '1-4',
  '5.1': '1',
  '5.2': '1-3',
  '5.3': '1-2',
  '5.4': '1-3',
  '6.1': '1-3',
  '6.2': '1-12',
  '6.3': '1-4',
  '6.4': '1-4',
  '6.5': '1-5',
  '6.6': '1-3',
  '6.8': '1-4',
  '7.1': '1-3',
  '7.2': '1-4',
  '7.3': '1-2',
  '7.4': '1-5',
  '7.5': '1-2',
  '7.6': '1-2',
  '8.1': '1-2',
  '8.2': '1-3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1-3',
  '9.2': '1-4',
  '10.1': '1-2',
  '10.2': '1-2',
  '10.3': '1-4',
  '10.4': '1-11',
  '10.5': '1-5',
  '10.6': '1-2',
  '10.7': '1-3',
  '11.1': '1-2',
  '11.2': '1-3',
  '11.3': '1-3',
  '11.4': '1-4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1-3',
  '12.2': '1-2',
  '12.3': '1-4',
  '13.1': '1',
  '13.2': '1-5',
  '13.3': '1-2',
  '13.4': '1-5',
  '14.1': '1-2',
  '14.2': '1-4',
  '14.3': '1-3',
  '15.1': '1-3',
  '15.2': '1-3',
  '15.3': '1-7',
  '16.1': '1',
  '16.2': '1-5',
  '16.3': '1-4',
  '16.4': '1-3',
  '16.5': '1-3',
  '17.1': '1',
  '17.2': '1-4',
  '17.3': '1-2',
};

const itemsOf = ([section, numbers]: [string, string]) => {
  const [first = 0, last = first] = numbers.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, n) => `${section}.${first + n}`);
};

/** Rows of the standard's tables: items and statements. */
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \|[^|]*\| (.*) \|$/gm)].map(
  ([, items = '', said = '']) => ({ items: items.split(', '), said }),
);

test('every item of the levels 1 and 2 of ASVS 5.0 stands on the page once, with how it is met or why not [21.111]', () => {
  expect(rows.flatMap(({ items }) => items).sort()).toEqual(Object.entries(ITEMS).flatMap(itemsOf).sort());
  for (const { items, said } of rows) expect(said, items.join()).toMatch(/^\*\*(?:yes|no|n\/a|op\.)\*\*/);
  for (const { items, said } of rows)
    if (!said.startsWith('**yes**')) expect(said, items.join()).toMatch(/^\*\*[^*]+\*\*.{10,}/);
});

test('each requirement, test and proof that the page names is there [21.111]', () => {
  const known = requirements();
  const cells = text.split('\n').flatMap((line) => line.split(' | ').slice(1));
  const cited = cells.flatMap((cell) => cell.match(/(?<![\d.])\d+\.\d+(?![\d.])(?! (?:s|MiB)\b)/g) ?? []);
  const numbers = cited.filter((number) => number !== '5.0');
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers.filter((number) => !known.has(number))).toEqual([]);
  expect(findingsInPages([{ path, text }], root)).toEqual([]);
  const runner = readFileSync(join(root, 'proofs/run.ts'), 'utf8');
  const proofs = [...text.matchAll(/proofs? ((?:`[\w-]+`(?:, | and )?)+)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
  );
  expect(proofs.length).toBeGreaterThan(10);
  for (const name of new Set(proofs)) expect(runner, name).toContain(`import('./${name}/proof.ts')`);
});
