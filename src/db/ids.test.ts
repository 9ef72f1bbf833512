import { describe, expect, test } from 'vitest';
import { createIdGenerator } from './ids.ts';

const at = (ms: number) => new Date(ms);

describe('The id of a record', () => {
  test('is 24 lower-case hexadecimal characters, the time first [3.1, 12.1]', () => {
    const newId = createIdGenerator();
    for (const ms of [0, 1, Date.parse('2026-11-20T06:00:00.000Z'), 2 ** 47]) {
      const id = newId(at(ms));
      expect(id).toMatch(/^[0-9a-f]{24}$/);
      expect(Number.parseInt(id.slice(0, 12), 16)).toBe(ms);
    }
  });

  test('rises with time, and within a millisecond [12.1]', () => {
    const newId = createIdGenerator();
    const ids = Array.from({ length: 20_000 }, (_, index) => newId(at(1_800_000_000_000 + (index >> 12))));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted());
  });

  test('does not fall when a record is given an older time in between', () => {
    const newId = createIdGenerator();
    const first = newId(at(2000));
    const older = newId(at(1000));
    const again = newId(at(2000));
    expect(older < first).toBe(true);
    expect(again).not.toBe(first);
  });

  test('is another in another process in the same millisecond', () => {
    const [one, other] = [createIdGenerator(), createIdGenerator()];
    expect(one(at(1000))).not.toBe(other(at(1000)));
  });
});
