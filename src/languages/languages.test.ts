import { describe, expect, test } from 'vitest';
import { addressIn, linkIn, withoutLanguage } from './address.ts';
import { digitsIn, latinDigits } from './digits.ts';
import { inLanguage, sentenceOf } from './sentence.ts';
import { listed, numeral, sentencesIn } from './sentences.ts';

describe('addresses', () => {
  test.each([
    ['/', '/ne'],
    ['/notices', '/ne/notices'],
    ['/?x=1', '/ne?x=1'],
    ['/notice/भर्ना/1#top', '/ne/notice/भर्ना/1#top'],
  ])('%s is %s in Nepali, and back', (english, nepali) => {
    expect(addressIn('ne', english)).toBe(nepali);
    expect(addressIn('en', english)).toBe(english);
    const [path = ''] = nepali.split(/[?#]/);
    expect(withoutLanguage(path)).toBe(english.split(/[?#]/)[0]);
  });

  test.each([
    ['/admissions?page=2#fees', '/ne/admissions?page=2#fees'],
    ['/', '/ne'],
    ['/ne/notices', '/ne/notices'],
    ['/administration', '/ne/administration'],
    ...[
      '/admin/login',
      '/api/docs',
      '/uploads/1.pdf',
      '/sitemap.xml?part=2',
      '//host/x',
      '#fees',
      '?page=2',
    ].map((of) => [of, of]),
    ...['https://example.org/notices', 'mailto:a@example.org'].map((of) => [of, of]),
  ] as [string, string][])('a link %s is %s on a Nepali page [20.47]', (written, nepali) => {
    expect(linkIn('ne', written)).toBe(nepali);
    expect(linkIn('en', written)).toBe(written);
  });

  test('only a whole part of a path names a language', () => {
    expect(withoutLanguage('/news-and-events')).toBe('/news-and-events');
    expect(withoutLanguage('/nets')).toBe('/nets');
  });
});

test('digits are the language’s own, and come back', () => {
  expect(digitsIn('ne', '2083-08-05, 12 of 90')).toBe('२०८३-०८-०५, १२ of ९०');
  expect(digitsIn('en', 7)).toBe('7');
  expect(latinDigits('९८४१२३४५६७ / 01')).toBe('9841234567 / 01');
});

test('the sentences of a folder are told in every language at once, with their places', () => {
  const words = {
    en: { none: 'No days', some: { days: (n: string, of: string) => `${n} days of ${of}` } },
    ne: { none: 'दिन छैन', some: { days: (n: string, of: string) => `${of}का ${n} दिन` } },
  };
  const sentences = sentencesIn(words);
  expect(sentences.none).toEqual({ en: 'No days', ne: 'दिन छैन' });
  expect(sentences.some.days(numeral(12), { en: 'May', ne: 'जेठ' })).toEqual({
    en: '12 days of May',
    ne: 'जेठका १२ दिन',
  });
  expect(listed([sentences.none, 'BCA'], sentences.none)).toEqual({
    en: 'No daysNo daysBCA',
    ne: 'दिन छैनदिन छैनBCA',
  });
});

test.each(Array.from({ length: 200 }, (_, index) => String((index * 7919) ** 2 + index)))(
  '%s comes back from Devanagari digits, and among other signs [20.134]',
  (number) => {
    const nepali = digitsIn('ne', number);
    expect(nepali).toMatch(/^[०-९]+$/);
    expect(latinDigits(nepali)).toBe(number);
    expect(latinDigits(`+${nepali}/${number}, अ-${nepali}`)).toBe(`+${number}/${number}, अ-${number}`);
  },
);

test('a sentence is said in every language, a plain string alike in each', () => {
  const words = { en: { days: (n: string) => `${n} days` }, ne: { days: (n: string) => `${n} दिन` } };
  const sentence = sentenceOf(words, ({ days }, language) => days(digitsIn(language, 3)));
  expect(inLanguage(sentence, 'en')).toBe('3 days');
  expect(inLanguage(sentence, 'ne')).toBe('३ दिन');
  expect(inLanguage('BCA', 'ne')).toBe('BCA');
});
