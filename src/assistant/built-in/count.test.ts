import { expect, test } from 'vitest';
import { keysOfText } from '../../search/words/words.ts';
import { saysNumberOf } from './count.ts';

test.each([
  ['teachers', 'Eleven teachers, seven of them full-time', true],
  ['seats', 'Seats: 64 in two sections', true],
  ['volumes', 'borrow two volumes at a time', true],
  ['शिक्षक', 'छ जना र बाह्र शिक्षक', true],
  ['तौल', 'पैँतालीस किलोभन्दा बढी तौल', true],
  ['marks', 'set by five teachers who do not teach in the first semester, and marked', false],
  ['teachers', 'The teachers come at 7:30', true],
  ['teachers', 'Teachers are led by somebody who wrote software for nine years', false],
])('whether a number stands beside %s in: %s [20.180]', (thing, text, isSaid) => {
  expect(saysNumberOf(new Set(keysOfText(thing)), text)).toBe(isSaid);
});
