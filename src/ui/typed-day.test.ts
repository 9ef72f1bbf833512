import { describe, expect, test } from 'vitest';
import { digitsIn } from '../languages/digits.ts';
import { bikramSambat, FIRST_DAY, LAST_DAY, nameOfNepaliMonth, numbersInNepal } from './bikram-sambat.ts';
import { typedDay } from './typed-day.ts';

const DAY_MS = 86_400_000;
const inEnglish = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });
const inAmerican = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });

/** 200 days, spread over the whole range of the tables. */
const SAMPLES = Array.from({ length: 200 }, (_, index) => {
  const first = Date.parse(FIRST_DAY);
  const days = (Date.parse(LAST_DAY) - first) / DAY_MS;
  return new Date(first + Math.round((days * index) / 199) * DAY_MS).toISOString().slice(0, 10);
});

describe('a typed day [20.131]', () => {
  test.each(SAMPLES)('%s is read in both calendars and both kinds of digits, and comes back', (day) => {
    const bs = numbersInNepal(day);
    const year = String(bs?.year);
    const ways: [string, 'ad' | 'bs' | undefined][] = [
      [`${year}-${bs?.month}-${bs?.date}`, 'bs'],
      [digitsIn('ne', `${year}/${bs?.month}/${bs?.date}`), 'bs'],
      [bikramSambat(day)?.whole ?? '', undefined],
      [`${bs?.date} ${nameOfNepaliMonth(bs?.month ?? 0)} ${year}`, undefined],
      [digitsIn('ne', `${bs?.date}.${bs?.month}.${year}`), 'bs'],
      [day, 'ad'],
      [digitsIn('ne', day.replaceAll('-', '/')), 'ad'],
      [inEnglish.format(new Date(day)), undefined],
      [inAmerican.format(new Date(day)), undefined],
    ];
    for (const [text, calendar] of ways) expect([text, typedDay(text, calendar)]).toEqual([text, { day }]);
  });

  test.each([
    ['2083-08-05', '2026-11-21'],
    ['2083/8/5', '2026-11-21'],
    ['२०८३-०८-०५', '2026-11-21'],
    ['५ मंसिर २०८३', '2026-11-21'],
    ['५मंसिर२०८३', '2026-11-21'],
    ['2083 mangsir 5 gate', '2026-11-21'],
    ['२०८३ साल मंसिर ५ गते', '2026-11-21'],
    ['5 Mangsir, 2083', '2026-11-21'],
    ['5th of mansir 2083 B.S.', '2026-11-21'],
    [' ५ मङ्सिर, २०८३ ।', '2026-11-21'],
    ['२१ नोभेम्बर २०२६', '2026-11-21'],
    ['21st Nov 2026', '2026-11-21'],
    ['Nov. 21, 2026', '2026-11-21'],
    ['21.11.2026', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['1 Baisakh 2070', '2013-04-14'],
    ['2070-01-01', '2013-04-14'],
    ['2069-12-31', '2069-12-31'],
    ['21 Nov 2083', '2083-11-21'],
    ['2060-01-01 BS', '2003-04-14'],
    ['वि.सं. २०६०/१/१', '2003-04-14'],
    ['सन् २०८३-०८-०५', '2083-08-05'],
    ['2083-08-05 A.D.', '2083-08-05'],
    ['2100-01-01', '2100-01-01'],
    ['2999-01-05', '2999-01-05'],
  ])('%s is %s', (text, day) => {
    expect(typedDay(text)).toEqual({ day });
  });

  test('means the calendar that was chosen, unless a month has its name', () => {
    expect(typedDay('2083-08-05', 'ad')).toEqual({ day: '2083-08-05' });
    expect(typedDay('2026-01-01', 'bs')).toEqual({ day: '1969-04-13' });
    expect(typedDay('5 mangsir 2083', 'ad')).toEqual({ day: '2026-11-21' });
    expect(typedDay('21 November 2026', 'bs')).toEqual({ day: '2026-11-21' });
  });

  test.each(['2087-01-01', '१ वैशाख २०८७', '2099-12-30', '5 mangsir 2090'])(
    '%s lies beyond the years whose months are known',
    (text) => {
      expect(typedDay(text)).toEqual({ day: null, problem: 'beyond' });
    },
  );

  test.each([
    '',
    'soon',
    '2083',
    '2083-08',
    '2083-08-30',
    '2083-13-01',
    '2026-02-30',
    '31 Nov 2026',
    '5 8 83',
    '5 mangsir',
    '5 smarch 2083',
    'mangsir mangsir 2083',
    '2026-11-21 2026',
    '20261121',
  ])('‘%s’ is none', (text) => {
    expect(typedDay(text)).toEqual({ day: null, problem: 'none' });
  });
});
