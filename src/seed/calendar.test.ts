import { describe, expect, test } from 'vitest';
import { daysSince, fillDays, unknownPlaceholders } from './calendar.ts';

const TODAY = new Date('2026-11-21T04:00:00Z');

describe('the days that a text names', () => {
  test.each([
    ['{{day}}', '10 November'],
    ['{{day-9}}', '1 November'],
    ['from {{weekday+5}} on', 'from Sunday, 15 November on'],
    ['{{day+1 ne}}', 'कात्तिक २५'],
    ['{{weekday+1 ne}}', 'कात्तिक २५, बुधबार'],
    ['{{year}} and {{year ne}}', '2026 and २०८३'],
    ['{{date+5}}', '2026-11-15'],
  ])('are counted from its publication, in Kathmandu: %s', (text, filled) => {
    const lateEvening = new Date('2026-11-19T18:30:00Z');
    expect(fillDays(text, lateEvening, 10)).toBe(filled);
  });

  test('are never a Saturday, when the college is closed', () => {
    for (let later = 0; later < 30; later++) {
      const named = fillDays(`{{weekday+${later}}} {{weekday+${later} ne}}`, TODAY, 0);
      expect(named).not.toMatch(/Saturday|शनिबार/);
    }
  });

  test('are refused when they are written wrongly', () => {
    expect(unknownPlaceholders('on {{day+3}}, {{weekday}} and {{year ne}}')).toEqual([]);
    expect(unknownPlaceholders('on {{day + 3}}, {{date+1 ne}} and {{year')).toEqual([
      '{{day + 3}}',
      '{{date+1 ne}}',
      '{{year',
    ]);
  });
});

test.each([
  [{ lastOn: '11-09' }, 12],
  [{ lastOn: '11-20' }, 1],
  [{ lastOn: '11-23' }, 363],
  [{ daysAgo: 3 }, 3],
  [{ daysAgo: 14 }, 15],
])('Publication keeps its season and avoids Saturdays: %o was %i days ago', (day, ago) => {
  expect(daysSince(TODAY, day)).toBe(ago);
});
