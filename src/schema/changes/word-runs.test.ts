import { describe, expect, test } from 'vitest';
import type { Run } from './changes.ts';
import { wordRuns } from './word-runs.ts';
import { written } from './written.fixture.ts';

const before = (runs: readonly Run[]) => textOf(runs.filter(({ what }) => what !== 'added'));
const after = (runs: readonly Run[]) => textOf(runs.filter(({ what }) => what !== 'removed'));
const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

describe('words are marked inside sentences [19.131]', () => {
  test.each([
    ['Exams in May', 'Exams in June', 'Exams in [-May-][+June+]'],
    ['Exams in May', 'Final exams in May', '[-Exams-][+Final exams+] in May'],
    ['one two three', 'one three', 'one [-two -]three'],
    ['one', 'one two', 'one[+ two+]'],
    ['', 'Full now', '[+Full now+]'],
    ['Empty now', '', '[-Empty now-]'],
    ['Fee 62,000 rupees', 'Fee 66,500 rupees', 'Fee [-62,000-][+66,500+] rupees'],
    ['a  b', 'a b', 'a[-  -][+ +]b'],
    ['same', 'same', 'same'],
  ])('%s → %s', (old, fresh, expected) => {
    expect(written(wordRuns(old, fresh))).toBe(expected);
  });
});

describe('Devanagari by words, never inside a syllable [19.132]', () => {
  test.each([
    ['कार्तिक', 'मंसिर', '[-कार्तिक-][+मंसिर+]'],
    ['परीक्षा कार्तिक १५ गते हुन्छ।', 'परीक्षा मंसिर १५ गते हुन्छ।', 'परीक्षा [-कार्तिक-][+मंसिर+] १५ गते हुन्छ।'],
    ['भर्ना खुल्यो', 'भर्ना खुलेको छ', 'भर्ना [-खुल्यो-][+खुलेको छ+]'],
    ['BCA भर्ना २०८२', 'BCA भर्ना २०८३', 'BCA भर्ना [-२०८२-][+२०८३+]'],
    ['क्षमता', 'क्षेत्र', '[-क्षमता-][+क्षेत्र+]'],
  ])('%s → %s', (old, fresh, expected) => {
    expect(written(wordRuns(old, fresh))).toBe(expected);
  });
});

test('texts that differ in their Unicode form or line ends only are the same', () => {
  expect(wordRuns('Cafe\u0301\r\nनि\u0928\u093c', 'Café\nनि\u0929'.normalize('NFD'))).toEqual([
    { what: 'same', text: 'Cafe\u0301\nनि\u0928\u093c'.normalize('NFC') },
  ]);
});

test('without what was added the runs are the former text, without what was removed the present one', () => {
  const parts = ['a', 'b ', 'का', 'र्', '\u0300', ' ', '\n', '\n\n', 'क्‍ष', '।', '.', '62,000', '\u200b']
    .concat(['\u00a0', ' \u0301', "it's", '👩🏽‍🎓', '\t', '\ufeff', 'é'])
    .map((part) => part.normalize('NFC'));
  // A linear congruential generator, so that a failure repeats itself.
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const text = () =>
    Array.from({ length: random(9) }, () => parts[random(parts.length)])
      .join('')
      .normalize('NFC');
  for (let round = 0; round < 3000; round += 1) {
    const [old, fresh] = [text(), text()];
    const runs = wordRuns(old, fresh);
    expect([before(runs), after(runs)]).toEqual([old, fresh]);
  }
});

test('very long texts without a common word are replaced as a whole, not compared for minutes [19.136]', () => {
  const long = (letter: string) => Array.from({ length: 20_000 }, (_, at) => `${letter}${at}`).join(' ');
  const runs = wordRuns(long('a'), long('b'));
  expect(runs.map(({ what }) => what)).toEqual(['removed', 'added']);
  expect([before(runs), after(runs)]).toEqual([long('a'), long('b')]);
});
