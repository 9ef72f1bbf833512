import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { RecentIds } from './recent-ids.ts';

test('Of thousands of ids, nearly all are known, and no other one is taken for one of them', () => {
  const recent = new RecentIds();
  const ids = Array.from({ length: 2000 }, () => randomUUID());
  const others = Array.from({ length: 2000 }, () => randomUUID());
  for (const id of ids) recent.add(id);
  // Ids with the same last four digits drive each other out: some 30 of these.
  expect(ids.filter((id) => recent.mayHave(id)).length).toBeGreaterThan(1800);
  expect(others.filter((id) => recent.mayHave(id))).toEqual([]);
});
