/** Bounds the memory of waiting calls in this process; further ones are refused at once. */
const MAX_WAITING = 50;

/** Sign-in attempts whose outcome is not known yet, by e-mail address. */
export class InFlightAttempts {
  readonly #attempts = new Map<string, Set<Promise<void>>>();
  #waiting = 0;

  /** @returns a function to call when the outcome is known */
  begin(email: string): () => void {
    const others = this.#attempts.get(email) ?? new Set();
    this.#attempts.set(email, others);
    const { promise, resolve } = Promise.withResolvers<void>();
    others.add(promise);
    return () => {
      others.delete(promise);
      if (others.size === 0 && this.#attempts.get(email) === others) this.#attempts.delete(email);
      resolve();
    };
  }

  /** Waits until one of the attempts at this address ends. @returns false if there is none, or too many calls wait */
  async waitForOne(email: string): Promise<boolean> {
    const attempts = this.#attempts.get(email);
    if (!attempts || this.#waiting >= MAX_WAITING) return false;
    this.#waiting += 1;
    await Promise.race(attempts);
    this.#waiting -= 1;
    return true;
  }
}
