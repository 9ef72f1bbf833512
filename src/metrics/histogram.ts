/** Upper bounds in seconds, from a page out of the cache to a picture over a slow connection. */
const DURATIONS: readonly number[] = [0.0001, 0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];
/** Upper bounds for numbers of things that are done together. */
export const SIZES: readonly number[] = [1, 2, 5, 10, 20, 50, 100];

/** Counts values by size. Counting one costs nanoseconds, so it is done whether or not the counts are read. */
export class Histogram {
  readonly bounds: readonly number[];
  /** How many values are at most each bound and above the one before; the last count is of those above all bounds. */
  readonly counts: number[];
  sum = 0;

  constructor(bounds: readonly number[] = DURATIONS) {
    this.bounds = bounds;
    this.counts = new Array(bounds.length + 1).fill(0);
  }

  observe(value: number): void {
    let index = 0;
    while (index < this.bounds.length && value > (this.bounds[index] as number)) index += 1;
    (this.counts[index] as number) += 1;
    this.sum += value;
  }
}
