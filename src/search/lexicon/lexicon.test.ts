import { expect, test } from 'vitest';
import { keysOf } from '../words/keys.ts';
import { wordsOf } from '../words/words.ts';
import elsewhere from './elsewhere.json' with { type: 'json' };
import everyday from './everyday.json' with { type: 'json' };
import fillers from './fillers.json' with { type: 'json' };
import general from './general.json' with { type: 'json' };
import meanings from './meanings.json' with { type: 'json' };
import qualifiers from './qualifiers.json' with { type: 'json' };
import relations from './relations.json' with { type: 'json' };
import typed from './typed-nepali.json' with { type: 'json' };

/** The properties that a row may have. Others would be ignored, so that a mistyped name would go unnoticed. */
const NAMES = {
  meanings: ['en', 'ne', 'typed'],
  general: ['en', 'ne', 'typed'],
  relations: ['said', 'with', 'finds'],
  qualifiers: ['name', 'for', 'asked', 'covered', 'excluded', 'unless'],
};

test.each([
  ['meanings', meanings],
  ['general', general],
  ['relations', relations],
  ['qualifiers', qualifiers],
] as const)('%s.json has rows of words under names that are read [20.155]', (file, rows) => {
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows as Record<string, string>[]) {
    expect(NAMES[file]).toEqual(expect.arrayContaining(Object.keys(row)));
    for (const words of Object.values(row)) expect(words, JSON.stringify(row)).toMatch(/\S/u);
  }
});

test('what a relation finds, and what a meaning says, are words that are looked for [20.155]', () => {
  const said = [...[...meanings, ...general].map(({ en }) => en), ...relations.map(({ finds }) => finds)];
  for (const words of said)
    for (const word of words.split(','))
      expect(
        [...wordsOf(word)].flatMap(({ keys }) => keys),
        word,
      ).not.toEqual([]);
});

test('words without a topic, and words of typed Nepali, are told apart by spaces [20.155]', () => {
  for (const words of [...Object.values(fillers), ...Object.values(everyday), typed.words]) {
    expect(words).not.toContain(',');
    expect(words.split(' ').every((word) => keysOf(word).length > 0)).toBe(true);
  }
});

test('words of the general dictionary are single ones, and things of other places have words [20.179, 20.181]', () => {
  for (const row of general)
    for (const word of Object.values(row).flatMap((words) => words.split(',')))
      expect(word.trim(), JSON.stringify(row)).toMatch(/^\S+$/u);
  for (const word of Object.values(elsewhere).flatMap((words) => words.split(',')))
    expect([...wordsOf(word)].length, word).toBeGreaterThan(0);
});
