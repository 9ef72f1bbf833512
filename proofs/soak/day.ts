import { setTimeout as pause } from 'node:timers/promises';

/** How many times as fast as a college's day it goes. */
export const TIMES = 50;
/** The people of a day, of which each site has its share. */
const SITES = 2;
const HOURS_MS = 8 * 3_600_000;
const MAX_ERRORS = 20;

/** An activity that people repeat. */
export interface Habit {
  name: string;
  /** How often on a day of eight hours. */
  perDay: number;
  /** @throws when an answer is not as it should be */
  act(): Promise<unknown>;
}

/** People at their habits, each at random moments (a Poisson process), however long answers take. */
export class Day {
  readonly errors: string[] = [];
  /** How often each was done. */
  readonly done = new Map<string, number>();
  readonly #random: () => number;
  readonly #inFlight = new Set<Promise<void>>();
  #isResting = false;
  readonly #end = new AbortController();

  constructor(habits: readonly Habit[], random: () => number) {
    this.#random = random;
    for (const habit of habits) void this.#follow(habit);
  }

  /** Resolves when everyone has the last answer; nobody begins anything until `wake`. */
  async rest(): Promise<void> {
    this.#isResting = true;
    while (this.#inFlight.size > 0) await Promise.all(this.#inFlight);
  }

  wake(): void {
    this.#isResting = false;
  }

  stop(): void {
    this.#end.abort();
  }

  async #follow({ name, perDay, act }: Habit) {
    const { signal } = this.#end;
    const meanMs = (SITES * HOURS_MS) / perDay / TIMES;
    while (!signal.aborted) {
      await pause(-Math.log(1 - this.#random()) * meanMs, undefined, { signal }).catch(() => {});
      if (this.#isResting || signal.aborted) continue;
      const doing = act()
        .then(() => void this.done.set(name, (this.done.get(name) ?? 0) + 1))
        .catch((error: Error) => {
          if (this.errors.length < MAX_ERRORS) this.errors.push(`${name}: ${error.message}`);
        })
        .finally(() => this.#inFlight.delete(doing));
      this.#inFlight.add(doing);
    }
  }
}
