import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many may wait in a process; the others are refused at once. */
const MOST_WAITING = 50;

/** Attempts whose outcome is not known yet, by what they are about. */
export class UnderWay {
  readonly #attempts = new Map<string, Set<Promise<unknown>>>();
  #waiting = 0;

  /** Runs an attempt, which counts as under way until it ends either way. */
  async watch<T>(about: string, attempt: () => Promise<T>): Promise<T> {
    const others = this.#attempts.get(about) ?? new Set();
    this.#attempts.set(about, others);
    const running = attempt();
    const end = running.catch(() => {});
    others.add(end);
    try {
      return await running;
    } finally {
      others.delete(end);
      if (others.size === 0) this.#attempts.delete(about);
    }
  }

  /** Waits until one of the attempts about this ends. @returns false when there is none, or too many wait already */
  async oneEnds(about: string): Promise<boolean> {
    // Those that were let through in this turn are on the list in the next.
    await nextTurn();
    const running = this.#attempts.get(about);
    if (!running || this.#waiting >= MOST_WAITING) return false;
    this.#waiting += 1;
    try {
      await Promise.race(running);
      return true;
    } finally {
      this.#waiting -= 1;
    }
  }
}
