import { describe, expect, test } from 'vitest';
import { isKept, tableOf } from './table.ts';

const spread = { median: 0.9, min: 0.2, max: 1.4 };

describe('a figure beside its limit', () => {
  test('the median decides, and the limit itself is allowed', () => {
    expect(isKept({ what: 'a', figure: spread, limit: { atLeast: 0.9 } })).toBe(true);
    expect(isKept({ what: 'a', figure: spread, limit: { atLeast: 0.91 } })).toBe(false);
    expect(isKept({ what: 'a', figure: spread, limit: { atMost: 0.9 } })).toBe(true);
    expect(isKept({ what: 'a', figure: 51, limit: { atMost: 50 } })).toBe(false);
  });

  test('what has no limit misses none', () => {
    expect(isKept({ what: 'a', figure: 1e9 })).toBe(true);
  });
});

describe('the table', () => {
  const text = tableOf([
    { what: 'cached page', figure: spread, limit: { atLeast: 0.6 }, note: 'gzip' },
    { what: 'filter', figure: 61.26, unit: 'ms', digits: 1, limit: { atMost: 50 } },
    { what: 'for information', figure: 12, unit: 'MB', digits: 0 },
  ]);
  const [, page = '', filter = '', information = ''] = text.split('\n');

  test('shows figure, spread, limit, verdict and note', () => {
    expect(page.split(/\s{2,}/)).toEqual(['cached page', '0.90', '[0.20 – 1.40]', '≥ 0.6', 'ok', 'gzip']);
  });

  test('says what missed', () => {
    expect(filter).toMatch(/61\.3 ms\s+≤ 50\s+MISSED$/);
  });

  test('judges nothing that has no limit', () => {
    expect(information).toMatch(/^for information\s+12 MB$/);
  });

  test('columns stand below each other', () => {
    expect(page.indexOf('0.90') + '0.90'.length).toBe(filter.indexOf('61.3 ms') + '61.3 ms'.length);
  });
});
