/** So many may wait in a process; the others are refused at once. */
const MAX_WAITING = 50;

/** Attempts whose outcome is not known yet, by what they are about. */
export class InFlightAttempts {
  readonly #attempts = new Map<string, Set<Promise<void>>>();
  #waiting = 0;

  /** Puts an attempt on the list. @returns takes it off again */
  begin(about: string): () => void {
    const others = this.#attempts.get(about) ?? new Set();
    this.#attempts.set(about, others);
    const { promise, resolve } = Promise.withResolvers<void>();
    others.add(promise);
    return () => {
      others.delete(promise);
      if (others.size === 0 && this.#attempts.get(about) === others) this.#attempts.delete(about);
      resolve();
    };
  }

  /** Waits until one of the attempts about this ends. @returns false when there is none, or too many wait already */
  async waitForOne(about: string): Promise<boolean> {
    const attempts = this.#attempts.get(about);
    if (!attempts || this.#waiting >= MAX_WAITING) return false;
    this.#waiting += 1;
    await Promise.race(attempts);
    this.#waiting -= 1;
    return true;
  }
}
