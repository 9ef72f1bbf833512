/** Bounds the memory of waiting calls in this process; further ones are refused at once. */
const MAX_WAITING = 50;

/** An attempt whose outcome is not known yet. */
export interface InFlightAttempt {
  /** Ends an attempt whose outcome is known. */
  end(): void;
  /** Ends an attempt that was refused before it was counted; others need not look again. */
  withdraw(): void;
}

/** Tells whether an attempt has ended since a moment. */
export interface Watch {
  hasEnded: boolean;
  stop(): void;
}

/** Sign-in attempts whose outcome is not known yet, by e-mail address. */
export class InFlightAttempts {
  readonly #attempts = new Map<string, Set<Promise<void>>>();
  readonly #watches = new Map<string, Set<Watch>>();
  #waiting = 0;

  begin(email: string): InFlightAttempt {
    const { promise, resolve } = Promise.withResolvers<void>();
    add(this.#attempts, email, promise);
    const withdraw = () => {
      remove(this.#attempts, email, promise);
      resolve();
    };
    return {
      withdraw,
      end: () => {
        for (const watch of this.#watches.get(email) ?? []) watch.hasEnded = true;
        withdraw();
      },
    };
  }

  /** Watches the attempts at this address from now on. */
  watch(email: string): Watch {
    const watch = { hasEnded: false, stop: () => remove(this.#watches, email, watch) };
    add(this.#watches, email, watch);
    return watch;
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

function add<T>(sets: Map<string, Set<T>>, key: string, value: T): void {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(value));
}

function remove<T>(sets: Map<string, Set<T>>, key: string, value: T): void {
  const set = sets.get(key);
  set?.delete(value);
  if (set?.size === 0) sets.delete(key);
}
