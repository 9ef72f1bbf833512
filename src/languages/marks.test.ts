import { expect, test } from 'vitest';
import { tidyLine, withoutMarks } from './marks.ts';

test.each([
  ['soft hyphen', 'Exam\u00adination', 'Examination'],
  ['zero-width space', 'BBA\u200b notice', 'BBA notice'],
  ['word joiner', '+977\u2060-1-123456', '+977-1-123456'],
  ['byte order mark', '\ufeffNotice', 'Notice'],
  ['bidirectional marks', '\u202a9841000000\u202c\u2066\u2069\u200e\u200f', '9841000000'],
  ['joiners between Latin letters', 'a\u200cb\u200d@example.com', 'ab@example.com'],
  ['joiners around a text', '\u200dभर्ना\u200c', 'भर्ना'],
])('%s is left out [23.40]', (_, text, expected) => {
  expect(withoutMarks(text)).toBe(expected);
});

test.each([
  'ढुङ्\u200cगाना',
  'र्\u200dयाल',
  'अर्थात्\u200c',
  '👩\u200d🎓',
  '❤️\u200d🔥',
  'می\u200cخواهم',
  'Straße',
  '  two  spaces',
])('%s stays as it is [23.40]', (text) => {
  expect(withoutMarks(text)).toBe(text);
});

test('a line loses what surrounds it only [23.40]', () => {
  expect(tidyLine('\u200b \u00a0Two  words\u00a0 \ufeff')).toBe('Two  words');
});
