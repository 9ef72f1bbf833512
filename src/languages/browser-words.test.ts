import { expect, test } from 'vitest';
import { browserIn } from './browser-words.ts';

test.each([
  ['Chrome on Android', 'Android मा Chrome'],
  ['Samsung Internet on Android', 'Android मा Samsung Internet'],
  ['A browser on Linux', 'Linux मा ब्राउजर'],
  ['Firefox', 'Firefox'],
  ['', ''],
])('%j is %j in Nepali, and as it is in English [20.194]', (agent, nepali) => {
  expect(browserIn('ne', agent)).toBe(nepali);
  expect(browserIn('en', agent)).toBe(agent);
});
