import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { inLanguage } from '../languages/sentence.ts';
import { readRedirectFile } from './redirect-file.ts';
import { fileWords } from './words.ts';

const read = (text: string) =>
  readRedirectFile(text).map(({ line, from, to, permanent }) => [line, from, to, permanent]);

describe('A CSV file of redirects [19.89]', () => {
  test.each([
    ['with a header', 'from,to,permanent\r\n/a,/b,true\r\n', [[2, '/a', '/b', true]]],
    ['without one', '/a,/b', [[1, '/a', '/b', undefined]]],
    ['with its columns in another order', 'note,To,FROM\nx,/b,/a\n', [[2, '/a', '/b', undefined]]],
    ['with a byte order mark', '\ufefffrom,to\n/a,/b', [[2, '/a', '/b', undefined]]],
    [
      'of any system, with blank lines',
      '/a,/b\r\r/c,/d\n\n,,\n/e,/f\r\n',
      [
        [1, '/a', '/b', undefined],
        [3, '/c', '/d', undefined],
        [6, '/e', '/f', undefined],
      ],
    ],
    ['with quotation marks', '"/a,b" , "/say ""x""","no"', [[1, '/a,b', '/say "x"', false]]],
    [
      'with a line end in a cell',
      '"/a\n",/b\n/c,/d',
      [
        [1, '/a', '/b', undefined],
        [3, '/c', '/d', undefined],
      ],
    ],
    ['in Devanagari', '/सूचना,/notices,302', [[1, '/सूचना', '/notices', false]]],
    ['with spaces', ' /a , /b , YES ', [[1, '/a', '/b', true]]],
  ])('may come %s', (_how, text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  test('tells which line cannot be read', () => {
    const wrong = (text: string) => readRedirectFile(text).map(({ wrong: of }) => of && inLanguage(of, 'en'));
    expect(wrong('/a,/b,perhaps\n/c,/d')).toEqual([fileWords.en.permanent, undefined]);
    expect(wrong('/a,/b\n"/c,/d\n')).toEqual([undefined, fileWords.en.cutOff]);
  });

  test.each(['', '\ufeff', '\n\n', 'from,to,permanent\n'])('has lines: %j is refused', (text) => {
    expect(() => read(text)).toThrow(AppError);
  });

  test('has at most 5,000 lines', () => {
    expect(read('/a,/b\n'.repeat(5000))).toHaveLength(5000);
    const tooLong = expect.objectContaining({ status: 413 });
    expect(() => read('/a,/b\n'.repeat(5001))).toThrow(tooLong);
    // Reading ends before their number is known.
    for (const row of ['\n', ',', 'a\n']) expect(() => read(row.repeat(60_001))).toThrow(tooLong);
  });
});
