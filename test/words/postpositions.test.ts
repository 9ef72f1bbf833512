import { expect, test } from 'vitest';

const sources = {
  ...import.meta.glob<string>(['../../src/**/*.{ts,tsx}', '!../../src/**/*.{test,fixture}.{ts,tsx}'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  ...import.meta.glob<string>('../../demo/**/*.json', { eager: true, query: '?raw', import: 'default' }),
};

/** What visitors ask and old fonts hold is read by the program, not said, and stands as people write it. */
const READ = /src\/(?:search|schema\/old-fonts|assistant\/built-in\/(?:asked|count|days-in))/;

/**
 * A postposition after a space, behind a Nepali word, its quotation mark, or a place that is filled in without `joined`.
 * The pronoun in 'तपाईं को हुनुहुन्छ' is none; numerals, and days of the demonstration as {{day ne}}, stand apart.
 */
const DETACHED =
  /(?:[\u0900-\u0963\u0970-\u097f]|’|(?<!\})\}) (?:(?:मा|को|का|की|ले|लाई|बाट|देखि|सम्म|सँग|भन्दा|तर्फ|बिना|हरू)(?:को|का|मा)?(?![\u0900-\u097f]|\s(?:हौँ|हो|हुनुहुन्छ))|(?<=\} )(?:भित्र|पछि|बारे)(?![\u0900-\u097f]))/gu;

const detachedIn = (text: string) =>
  [...text.matchAll(DETACHED)].map(({ index, 0: found }) =>
    text.slice(Math.max(0, index - 20), index + found.length),
  );

test('a detached postposition is found, and a joined one, a numeral’s and the pronoun are none', () => {
  for (const wrong of [
    'सूचना मा',
    '‘भर्ना’ को',
    '{name} ले',
    '{title} का',
    'आइतबार देखि',
    '{wait} पछि',
    '१० बजे सम्मको',
  ])
    expect([wrong, detachedIn(wrong)]).toEqual([wrong, [wrong]]);
  for (const right of [
    'सूचनामा',
    '‘भर्ना’को',
    "{joined(name, 'ले')} गरेको",
    "{joined(title, 'का')} लागि",
    'BCA को',
    '{{day+2 ne}} देखि',
    '२४ देखि',
    'हामी को हौँ',
    'तपाईं को हुनुहुन्छ',
    'कागजात पछि ल्याए हुन्छ',
  ])
    expect([right, detachedIn(right)]).toEqual([right, []]);
});

test('no Nepali sentence of the program and of its demonstration has a detached postposition [20.184]', () => {
  const paths = Object.keys(sources);
  expect(paths).toContain('../../src/admin/form/drafts/words.ne.ts');
  expect(paths).toContain('../../src/content/college.ts');
  expect(paths).toContain('../../demo/records/notice.json');
  const found = Object.entries(sources)
    .filter(([path]) => !READ.test(path))
    .flatMap(([path, text]) => detachedIn(text).map((place) => `${path}: ${place}`));
  expect(found).toEqual([]);
});
