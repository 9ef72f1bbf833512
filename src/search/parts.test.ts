import { expect, test } from 'vitest';
import type { Candidate } from './engine.ts';
import { PartsCache } from './parts.ts';

test('The texts that are kept for comparing are bounded, the least used of them first [25.45]', () => {
  const cache = new PartsCache();
  const candidate = (id: number) => ({ id, item: String(id) }) as Candidate;
  const long = { heading: '', text: 'x'.repeat(60_000), headingKeys: [], keys: [], lang: 'en' as const };
  expect(cache.get(1, candidate(0))).toBeUndefined();
  for (let id = 0; id < 100; id += 1) {
    cache.set(1, candidate(id), [long]);
    cache.get(1, candidate(0));
  }
  const kept = Array.from({ length: 100 }, (_, id) => id).filter((id) => cache.get(1, candidate(id)));
  expect(kept.length).toBeLessThanOrEqual(4_000_000 / 60_000);
  expect([kept.at(0), kept.at(-1)]).toEqual([0, 99]);
  expect(cache.get(2, candidate(0))).toBeUndefined();
});
