import { expect, test } from 'vitest';
import { keysOf } from '../words/keys.ts';
import { knownAt } from './lexicon.ts';
import { isEveryday, thingsElsewhere } from './word-kinds.ts';

const keyOf = (word: string) => keysOf(word)[0] ?? '';

test.each([
  ['bring', true],
  ['आमा', true],
  ['bujhayo', true],
  ['hostel', false],
  ['छात्रवृत्ति', false],
])('%s is a word of everyday life: %s [20.179]', (word, is) => {
  expect(isEveryday(keyOf(word))).toBe(is);
});

test.each([
  ['is there a swimming pool', true],
  ['नर्सिङ पढाइ हुन्छ?', true],
  ['korean bhasa sikaunu huncha', true],
  ['how much is the hostel', false],
])('things of other places are known in %s: %s [20.179]', (question, is) => {
  expect(thingsElsewhere(question).length > 0).toBe(is);
});

test('a word outside of the college’s own has its meaning in the other language [20.181]', () => {
  const known = knownAt([keyOf('बाँस')], 0, () => false);
  expect(known?.related).toContainEqual({ key: keyOf('bamboo'), by: 'general' });
});
