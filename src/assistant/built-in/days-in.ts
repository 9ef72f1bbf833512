const DAY_MS = 24 * 3_600_000;
const ENGLISH = 'january february march april may june july august september october november december'.split(
  ' ',
);
const NEPALI = 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ');

/** As in '27 November 2026', 'नोभेम्बर २७' and '2026-11-27'; not a day after 'since', which is no end. */
const ENGLISH_DAY = new RegExp(
  `(?<!\\b(?:since|as of|starting) (?:\\p{L}+, )?)\\b(\\d{1,2}) (${ENGLISH.join('|')})(?:,? (\\d{4}))?\\b`,
  'giu',
);
const NEPALI_DAY = new RegExp(
  `(${NEPALI.join('|')}) ([०-९]{1,2})(?![०-९]|(?:, [\\p{L}\\p{M}]+बार)? ?देखि)`,
  'gu',
);
const ISO_DAY = /\b\d{4}-\d{2}-\d{2}\b/g;

/** How long before its publication a text may name a day; an earlier one is next year's. */
const BEFORE_PUBLICATION_MS = 120 * DAY_MS;

const latin = (digits: string) => digits.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

/**
 * The days that a text names, as `YYYY-MM-DD`. One without a year is of the year in which it comes next after the
 * publication.
 */
export function daysIn(text: string, publishedAt: string): string[] {
  const published = Date.parse(publishedAt);
  const dated = (month: number, date: number, year?: number) => {
    const given = year ?? new Date(published).getUTCFullYear();
    const at = Date.UTC(given, month, date);
    const isNextYear = year === undefined && at < published - BEFORE_PUBLICATION_MS;
    return new Date(isNextYear ? Date.UTC(given + 1, month, date) : at).toISOString().slice(0, 10);
  };
  const english = [...text.matchAll(ENGLISH_DAY)].map(([, date, month = '', year]) =>
    dated(ENGLISH.indexOf(month.toLowerCase()), Number(date), year ? Number(year) : undefined),
  );
  const nepali = [...text.matchAll(NEPALI_DAY)].map(([, month = '', date = '']) =>
    dated(NEPALI.indexOf(month), Number(latin(date))),
  );
  return [...english, ...nepali, ...(text.match(ISO_DAY) ?? [])];
}
