/** Reproducible chance: the same seed gives the same sequence on every machine. */
export interface Chance {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A number between two bounds. */
  between(low: number, high: number): number;
  /** One of several. */
  pick<T>(from: readonly [T, ...T[]]): T;
}

/** Makes a sequence from a whole-number seed (the mulberry32 recurrence). */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  };
}
