import { expect, test } from 'vitest';
import { referenceOf } from './reference.ts';

test.each([
  ['01941f29cf80a1b2c3d4e5f6', '2026-11-21T18:20:00.000Z', 'A-261122-HMC8K'],
  ['000000000000000000000000', '2026-11-21T18:10:00.000Z', 'A-261121-TASS9'],
])('The reference of submission %s stays as it was given out', (_id, createdAt, reference) => {
  expect(referenceOf({ letter: 'A' }, { _id, createdAt })).toBe(reference);
});
