import { errors } from '../errors.ts';
import type { Limit } from '../settings.ts';
import { networkOf } from './network.ts';

/** More addresses than these are not remembered at a time: the oldest windows are given up first. */
const MAX_NETWORKS = 50_000;

/** Counts what comes from each network address, in this process, within windows that begin with the first. */
export class AddressRateLimit {
  readonly #limit: Limit | null;
  readonly #now: () => Date;
  readonly #words: (wait: string) => string;
  readonly #counts = new Map<string, { count: number; endsAt: number }>();

  /**
   * @param limit null lifts it
   * @param words what somebody is told who has to wait, for a while such as 'a minute'
   */
  constructor(limit: Limit | null, now: () => Date, words: (wait: string) => string) {
    this.#limit = limit;
    this.#now = now;
    this.#words = words;
  }

  /** Counts one more from an address. @throws 429 when there were too many */
  take(address: string): void {
    if (!this.#limit) return;
    const now = this.#now().getTime();
    const network = networkOf(address);
    let standing = this.#counts.get(network);
    if (!standing || standing.endsAt <= now) {
      // Taken out first, so that the order of the map stays that of the windows.
      this.#counts.delete(network);
      standing = { count: 0, endsAt: now + this.#limit.windowMs };
      this.#counts.set(network, standing);
      this.#forgetEnded(now);
    }
    if (standing.count >= this.#limit.times) throw this.#tooMany(standing.endsAt - now);
    standing.count += 1;
  }

  #forgetEnded(now: number) {
    for (const [network, { endsAt }] of this.#counts) {
      if (endsAt > now && this.#counts.size <= MAX_NETWORKS) break;
      this.#counts.delete(network);
    }
  }
  #tooMany(ms: number) {
    const minutes = Math.ceil(ms / 60_000);
    return errors.tooMany(this.#words(minutes === 1 ? 'a minute' : `${minutes} minutes`), ms / 1000);
  }
}
