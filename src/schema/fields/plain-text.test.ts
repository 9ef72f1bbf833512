import { describe, expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

describe('A plain text that is required', () => {
  const title = plainText('Title', { max: 200, required: true });

  test.each([
    ['nothing', ''],
    ['blanks', ' \t\n\u00a0\u3000'],
    ['a space without width', '\u200b'],
    ['a mark of byte order and a soft hyphen', '\ufeff\u00ad'],
    ['joiners alone', '\u200d\u200c'],
    ['marks of direction', '\u202e\u2069'],
    ['control characters', '\u0001\u007f'],
    ['a filler', '\u3164'],
  ])('is not given by %s', (_what, text) => {
    expect(title.safeParse(text).error?.issues[0]?.message).toBe('Title is required.');
  });

  test.each(['0', '.', 'भ', 'क्\u200dष', '👩\u200d🏫', 'ی\u200cک'])(
    'is given by %j, kept as it is',
    (text) => {
      expect(title.parse(text)).toBe(text);
    },
  );
});
