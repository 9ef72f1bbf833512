import { describe, expect, test } from 'vitest';
import { dayInKathmandu } from './kathmandu.ts';
import { publishedAtOf } from './published-at.ts';

const byDay = { order: { by: 'day', field: 'date' } } as const;
const at = (date: string, createdAt = '2026-11-20T06:00:00.000Z') =>
  publishedAtOf(byDay, { createdAt, date });

describe('A record counts as published', () => {
  test('at its creation when it has no day, or the day of its creation', () => {
    expect(at('')).toBe('2026-11-20T06:00:00.000Z');
    expect(at('2026-11-20')).toBe('2026-11-20T06:00:00.000Z');
  });

  test('at the start of another day in Kathmandu', () => {
    expect(at('2026-11-19')).toBe('2026-11-18T18:15:00.000Z');
    expect(at('2027-01-01')).toBe('2026-12-31T18:15:00.000Z');
  });

  test('at its creation when its type is not ordered by day', () => {
    expect(publishedAtOf({}, { createdAt: '2026-11-20T06:00:00.000Z', date: '2020-01-01' })).toBe(
      '2026-11-20T06:00:00.000Z',
    );
  });
});

test('A day in Kathmandu begins at 18:15 UTC of the day before', () => {
  expect(dayInKathmandu('2026-11-19T18:14:59.999Z')).toBe('2026-11-19');
  expect(dayInKathmandu('2026-11-19T18:15:00.000Z')).toBe('2026-11-20');
});
