/** Bound the memory of waiting calls in this process: of one counter, and of all. Further ones are refused at once. */
const MAX_WAITING = 50;
const MAX_COUNTERS = 100;

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

/** Sign-in attempts whose outcome is not known yet, by the counters that they are counted under. */
export class InFlightAttempts {
  readonly #attempts = new Map<string, Set<Promise<void>>>();
  readonly #watches = new Map<string, Set<Watch>>();
  /** How many calls wait, by the first counter that each waits for. */
  readonly #waiting = new Map<string, number>();

  begin(keys: readonly string[]): InFlightAttempt {
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const key of keys) add(this.#attempts, key, promise);
    const withdraw = () => {
      for (const key of keys) remove(this.#attempts, key, promise);
      resolve();
    };
    return {
      withdraw,
      end: () => {
        for (const key of keys) for (const watch of this.#watches.get(key) ?? []) watch.hasEnded = true;
        withdraw();
      },
    };
  }

  /** Watches the attempts under these counters from now on. */
  watch(keys: readonly string[]): Watch {
    const stop = () => {
      for (const key of keys) remove(this.#watches, key, watch);
    };
    const watch = { hasEnded: false, stop };
    for (const key of keys) add(this.#watches, key, watch);
    return watch;
  }

  /** Waits until one of the attempts under one of these counters ends. @returns false if there is none, or too many calls wait */
  async waitForOne(keys: readonly string[]): Promise<boolean> {
    const attempts = keys.flatMap((key) => [...(this.#attempts.get(key) ?? [])]);
    const [first = ''] = keys;
    const waiting = this.#waiting.get(first) ?? 0;
    if (attempts.length === 0 || waiting >= MAX_WAITING || this.#waiting.size >= MAX_COUNTERS) return false;
    this.#waiting.set(first, waiting + 1);
    await Promise.race(attempts);
    const left = (this.#waiting.get(first) ?? 1) - 1;
    if (left === 0) this.#waiting.delete(first);
    else this.#waiting.set(first, left);
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
