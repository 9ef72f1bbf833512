import { expect, test } from 'vitest';
import { partsCache } from './parts.ts';

test('The texts that are kept for comparing are bounded, the least used of them first [25.45]', () => {
  const cache = partsCache();
  const long = { heading: '', text: 'x'.repeat(60_000), headingKeys: [], keys: [], lang: 'en' as const };
  for (let id = 0; id < 100; id += 1) {
    cache.set(String(id), [long]);
    cache.get('0');
  }
  const kept = Array.from({ length: 100 }, (_, id) => id).filter((id) => cache.get(String(id)));
  expect(kept.length).toBeLessThanOrEqual(4_000_000 / 60_000);
  expect([kept.at(0), kept.at(-1)]).toEqual([0, 99]);
});
