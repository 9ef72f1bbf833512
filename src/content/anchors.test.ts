import { expect, test } from 'vitest';
import { anchorsOf } from './anchors.ts';

const record = (title: string, id: string) => ({ title, id: id.padStart(24, '0') });

test('a record is linked to by its title, in any script', () => {
  expect(anchorsOf([record('How do I apply?', '2'), record('शुल्क कति हो?', '1')])).toEqual([
    'how-do-i-apply',
    'शुल्क-कति-हो',
  ]);
});

test('a newer record of the same title leaves the older one its anchor', () => {
  expect(anchorsOf([record('Fees', 'c3'), record('Fees!', 'b2'), record('Fees', 'a1')])).toEqual([
    'fees-0000c3',
    'fees-0000b2',
    'fees',
  ]);
});

test('no record gets an id that every page uses itself', () => {
  expect(anchorsOf([record('Content', 'a1'), record('Menu', 'b2')])).toEqual([
    'content-0000a1',
    'menu-0000b2',
  ]);
});
