import { describe, expect, test } from 'vitest';
import { bikramSambat, FIRST_DAY, LAST_DAY, nameOfNepaliMonth, numbersInNepal } from './bikram-sambat.ts';
import { digitsIn } from './digits.ts';
import { typedDay, unmistakable } from './typed-day.ts';

/** 28 November 2026, 12 मंसिर 2083. */
const now = Date.parse('2026-11-28T06:00:00Z');
const DAY_MS = 86_400_000;
const inEnglish = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });
const inAmerican = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });

/** 200 days, spread over the whole range of the tables. */
const SAMPLES = Array.from({ length: 200 }, (_, index) => {
  const first = Date.parse(FIRST_DAY);
  const days = (Date.parse(LAST_DAY) - first) / DAY_MS;
  return new Date(first + Math.round((days * index) / 199) * DAY_MS).toISOString().slice(0, 10);
});

describe('a typed day [20.131, 23.30]', () => {
  test.each([
    ['मङ्सिर मंशिर मंसिर मङसिर मन्सिर मार्गशीर्ष मार्गशिर्ष मार्गसिर मार्ग', 8],
    ['असोज आश्विन आसोज अश्विन अाश्विन अासोज असाेज आशोज', 6],
    ['फागुन फाल्गुन फाल्गुण फागुण', 11],
    ['बैसाख वैशाख बैशाख वैसाख बैषाख', 1],
    ['कात्तिक कार्तिक कातिक कार्त्तिक कार्तीक', 7],
    ['पुस पुष पौष पूस पौस पाैष', 9],
    ['माघ माग', 10],
    ['चैत चैत्र चैत्त', 12],
    ['साउन सावन श्रावण श्रावन साऊन', 4],
    ['भदौ भाद्र भादौ भाद्रपद भदाै भाद्र', 5],
    ['जेठ जेष्ठ ज्येष्ठ जेस्ठ', 2],
    ['असार आषाढ अषाढ असाढ अासार आशाढ', 3],
  ] as const)('%s are one month [23.31]', (names, month) => {
    const day = typedDay(`2081-${month}-5`, { calendar: 'bs', now });
    for (const name of names.split(' '))
      for (const text of [`${name} ५ २०८१`, `५ ${name}, २०८१`, `२०८१ ${name}को ५ गते`])
        expect([text, typedDay(text, { now })]).toEqual([text, day]);
  });

  test.each([
    ['५ अक्टाेबर २०२४', '2024-10-05'],
    ['५ अक्टोवर २०२४', '2024-10-05'],
    ['अाइतबार ५ मंसिर २०८१', '2024-11-20'],
    ['५ मासिर २०८१', null],
  ])('%s is %s, as old keyboards write vowels [23.31]', (text, day) => {
    expect(typedDay(text, { now }).day).toBe(day);
  });

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
    for (const [text, calendar] of ways)
      expect([text, typedDay(text, { calendar, now })]).toEqual([text, { day }]);
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
    ['2035-01-01', '1978-04-14'],
    ['2034-12-31', '2034-12-31'],
    ['21 Nov 2083', '2083-11-21'],
    ['2060-01-01 BS', '2003-04-14'],
    ['वि.सं. २०६०/१/१', '2003-04-14'],
    ['सन् २०८३-०८-०५', '2083-08-05'],
    ['2083-08-05 A.D.', '2083-08-05'],
    ['2078-01-15', '2021-04-28'],
    ['२०७८-०१-१५', '2021-04-28'],
    ['2078/01/15', '2021-04-28'],
    ['15/01/2078', '2021-04-28'],
    ['२०७८ साल वैशाख १५ गते', '2021-04-28'],
    ['२०७८ सालको बैशाख महिनाको १५ गते', '2021-04-28'],
    ['बि. स. २०७८ वैशाख १५', '2021-04-28'],
    ['मितिः २०७८।०१।१५', '2021-04-28'],
    ['Date: 15 Baishakh 2078 (BS)', '2021-04-28'],
    ['२०८३ मंसिर १२ गते शनिबार', '2026-11-28'],
    ['Saturday, 28 November 2026', '2026-11-28'],
    ['28 November 2026 (२०८३ मंसिर १२)', '2026-11-28'],
    ['5-Dec-2026', '2026-12-05'],
    ['सन् २०२६ डिसेम्बर ५', '2026-12-05'],
    ['\u200e2083\u2060-08-05\u00a0', '2026-11-21'],
    ['5 मङ्\u200cसिर 2083', '2026-11-21'],
    ['32 Jeth 2084', '2027-06-15'],
  ])('%s is %s', (text, day) => {
    expect(typedDay(text, { now })).toEqual({ day });
  });

  const NAMES: readonly string[][] = [
    ['Baisakh', 'Baishakh', 'वैशाख', 'बैशाख'],
    ['Jestha', 'Jeth', 'जेठ', 'जेष्ठ'],
    ['Asar', 'Ashadh', 'असार', 'आषाढ'],
    ['Shrawan', 'Saun', 'साउन', 'श्रावण'],
    ['Bhadra', 'Bhadau', 'भदौ', 'भाद्र'],
    ['Asoj', 'Ashwin', 'असोज', 'आश्विन'],
    ['Kartik', 'KARTIK', 'कात्तिक', 'कार्तिक'],
    ['Mangsir', 'mangshir', 'मंसिर', 'मङ्सिर'],
    ['Poush', 'Push', 'पुस', 'पौष'],
    ['Magh', 'magh', 'माघ', 'माघको'],
    ['Falgun', 'Phagun', 'फागुन', 'फाल्गुन'],
    ['Chaitra', 'Chait', 'चैत', 'चैत्र'],
  ];
  test.each(NAMES.map((names, before) => [before + 1, names] as const))(
    'knows month %i by its usual spellings [23.31]',
    (month, names) => {
      const day = typedDay(`2082-${month}-9`, { now });
      for (const name of names) expect(typedDay(`9 ${name} 2082`, { now }), name).toEqual(day);
    },
  );

  test.each([
    ['5 Mangsir', '2026-11-21'],
    ['मंसिर ५', '2026-11-21'],
    ['५ गते मंसिर', '2026-11-21'],
    ['5 Dec', '2026-12-05'],
    ['Dec 5th', '2026-12-05'],
    ['5 January', '2027-01-05'],
    ['१५ असार', '2026-06-29'],
  ])('%s, without a year, is the nearest one where people see it: %s [23.32]', (text, day) => {
    expect(typedDay(text, { now, isYearOptional: true })).toEqual({ day });
    expect(typedDay(text, { now })).toEqual({ day: null, problem: 'none' });
  });

  test.each(['2026-11-21', '2034-12-31', '2040-05-01', '2099-01-31'])(
    '%s is written so that it comes back, however far ahead [23.30]',
    (day) => {
      expect(typedDay(unmistakable(day))).toEqual({ day });
    },
  );

  test('means the calendar that was chosen, unless a month has its name', () => {
    expect(typedDay('2083-08-05', { calendar: 'ad' })).toEqual({ day: '2083-08-05' });
    expect(typedDay('2026-01-01', { calendar: 'bs' })).toEqual({ day: '1969-04-13' });
    expect(typedDay('5 mangsir 2083', { calendar: 'ad' })).toEqual({ day: '2026-11-21' });
    expect(typedDay('21 November 2026', { calendar: 'bs' })).toEqual({ day: '2026-11-21' });
  });

  test.each(['2087-01-01', '१ वैशाख २०८७', '2099-12-30', '5 mangsir 2090', '2100-01-01', '2999-01-05'])(
    '%s lies beyond the years whose months are known',
    (text) => {
      expect(typedDay(text, { now })).toEqual({ day: null, problem: 'beyond' });
    },
  );

  test.each(['2083-08-30', '2083-13-01', '2026-02-30', '31 Nov 2026', '12/26/2023', '32 Mangsir 2083'])(
    '%s is none that its month has [23.33]',
    (text) => {
      expect(typedDay(text, { now })).toEqual({ day: null, problem: 'impossible' });
    },
  );

  test.each([
    '',
    'soon',
    '2083',
    '2083-08',
    '5 mangsir 2026 AD',
    '21 November 2026 (२०८३ मंसिर ६)',
    '2026-11-21T10:00',
    '5 8 83',
    '5 mangsir',
    '5 smarch 2083',
    'mangsir mangsir 2083',
    '2026-11-21 2026',
    '20261121',
  ])('‘%s’ is none', (text) => {
    expect(typedDay(text, { now })).toEqual({ day: null, problem: 'none' });
  });
});
