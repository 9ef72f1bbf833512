import type { College } from '../college/college.ts';
import { inParallel } from '../college/in-parallel.ts';
import { type Chromium, Visitor } from './visit.ts';

/** So many pages load at a time: while one waits for its requests, another one is drawn. */
const AT_ONCE = 4;

/** Several visitors of one site. */
export class Visitors {
  readonly #all: readonly Visitor[];
  readonly #free: Visitor[];

  static async on(college: College, browser: Chromium, options: { isRaw: boolean }): Promise<Visitors> {
    const coming = Array.from({ length: AT_ONCE }, () => Visitor.on(college, browser, options));
    return new Visitors(await Promise.all(coming));
  }

  private constructor(all: readonly Visitor[]) {
    this.#all = all;
    this.#free = [...all];
  }

  /** Hands each item to a visitor who is free. @throws the first failure */
  async each<T>(items: readonly T[], act: (visitor: Visitor, item: T) => Promise<void>): Promise<void> {
    await inParallel(items, this.#all.length, async (item) => {
      const visitor = this.#free.pop();
      if (!visitor) throw new Error('No visitor is free');
      await act(visitor, item);
      this.#free.push(visitor);
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((visitor) => visitor.close()));
  }
}
