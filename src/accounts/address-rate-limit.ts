import { errors } from '../errors.ts';
import type { Limit } from '../settings.ts';
import { networkOf } from './network.ts';

/** Bounds the memory: above this many networks the oldest windows are dropped. */
const MAX_NETWORKS = 50_000;

/** Rate limit for each network address, in the memory of this process. A window starts with its first call. */
export class AddressRateLimit {
  readonly #limit: Limit | null;
  readonly #now: () => Date;
  readonly #message: (wait: string) => string;
  readonly #windows = new Map<string, { count: number; endsAt: number }>();

  /**
   * @param limit null switches the limit off
   * @param message the refusal that people read, for a wait such as 'a minute'
   */
  constructor(limit: Limit | null, now: () => Date, message: (wait: string) => string) {
    this.#limit = limit;
    this.#now = now;
    this.#message = message;
  }

  /**
   * Counts a call from an address.
   * @returns a function that takes the count back, for a call that should not count after all
   * @throws 429 when the window is full
   */
  take(address: string): () => void {
    if (!this.#limit) return () => {};
    const now = this.#now().getTime();
    const network = networkOf(address);
    let window = this.#windows.get(network);
    if (!window || window.endsAt <= now) {
      // Deleting first keeps the map in the order of the windows' starts.
      this.#windows.delete(network);
      window = { count: 0, endsAt: now + this.#limit.windowMs };
      this.#windows.set(network, window);
      this.#dropOld(now);
    }
    if (window.count >= this.#limit.times) throw this.#tooMany(window.endsAt - now);
    window.count += 1;
    const taken = window;
    return () => {
      taken.count -= 1;
    };
  }

  #dropOld(now: number) {
    for (const [network, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size <= MAX_NETWORKS) break;
      this.#windows.delete(network);
    }
  }

  #tooMany(ms: number) {
    const minutes = Math.ceil(ms / 60_000);
    return errors.tooMany(this.#message(minutes === 1 ? 'a minute' : `${minutes} minutes`), ms / 1000);
  }
}
