import { expect, test } from 'vitest';
import { daysIn } from './days-in.ts';

test.each([
  ['due by Friday, 27 November', '2026-11-01', ['2026-11-27']],
  ['from 20 December to 4 January', '2026-12-10', ['2026-12-20', '2027-01-04']],
  ['नोभेम्बर २७, शुक्रबारसम्म', '2026-11-01', ['2026-11-27']],
  ['Event day: 2026-10-03', '2026-09-01', ['2026-10-03']],
  ['on 3 March 2025', '2026-09-01', ['2025-03-03']],
  ['Since 18 November it is open until nine', '2026-11-18', []],
  ['Since Wednesday, 18 November, it is open', '2026-11-18', []],
  ['नोभेम्बर १८देखि खुला छ', '2026-11-18', []],
  ['अक्टोबर ११देखि अक्टोबर २६सम्म', '2026-10-01', ['2026-10-26']],
  ['अक्टोबर २७, मङ्गलबारदेखि पठनपाठन', '2026-10-02', []],
  ['Room 302 at 10:00', '2026-09-01', []],
])('%s, published on %s, names the days %j [20.152]', (text, publishedAt, days) => {
  expect(daysIn(text, `${publishedAt}T06:00:00.000Z`)).toEqual(days);
});
