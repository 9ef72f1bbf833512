import { describe, expect, test } from 'vitest';
import { join, written } from './join.ts';
import { numbersIn, readTable } from './table.ts';

test('numbers stand at the end of a title', () => {
  expect(numbersIn('opens [2.14]')).toEqual(['2.14']);
  expect(numbersIn('opens [2.14, 8.3]')).toEqual(['2.14', '8.3']);
  expect(numbersIn('opens [1.1, 2.9-2.11]')).toEqual(['1.1', '2.9', '2.10', '2.11']);
  expect(numbersIn('[2.14] opens [a list]')).toEqual([]);
});

describe('the table', () => {
  const page = '## 1. Ways in\n\n- **1.1** A gate.\n- **1.2** A door.\n';

  test('is read from the page', () => {
    expect([...readTable(page)]).toEqual([
      ['1.1', 'A gate.'],
      ['1.2', 'A door.'],
    ]);
  });

  test('has each number once', () => {
    expect(() => readTable(`${page}- **1.1** Another gate.\n`)).toThrow('has 1.1 twice');
  });

  test('is joined with the tests that passed and the blocks around them', () => {
    const joined = join(readTable(page), [
      { file: 'gate.test.ts', titles: ['a gate [1.1]', 'opens [1.9]'] },
      { file: 'door.test.ts', titles: ['a door', '[1.2] closes'] },
    ]);
    expect(joined).toMatchObject({
      unknown: [
        '1.9 in gate.test.ts: a gate [1.1] › opens [1.9]',
        '[1.2] closes in door.test.ts: a door › [1.2] closes',
      ],
      unproven: ['1.2 A door.'],
    });
    expect(written(readTable(page), joined)).toBe(
      '## 1.1\nA gate.\n- gate.test.ts: a gate [1.1] › opens [1.9]\n\n## 1.2\nA door.',
    );
  });
});
