import { networkOf } from '../accounts/network.ts';
import { errors } from '../errors.ts';
import type { Limit } from '../settings.ts';

/** More addresses than these are not remembered at a time: the oldest windows are given up first. */
const MOST_KNOWN = 50_000;

/** Counts what comes from each network address, in this process, within windows that begin with the first. */
export class AddressLimit {
  readonly #limit: Limit | null;
  readonly #now: () => Date;
  readonly #counts = new Map<string, { count: number; endsAt: number }>();

  /** @param limit null lifts it */
  constructor(limit: Limit | null, now: () => Date) {
    this.#limit = limit;
    this.#now = now;
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
    if (standing.count >= this.#limit.times) throw tooMany(standing.endsAt - now);
    standing.count += 1;
  }

  #forgetEnded(now: number) {
    for (const [network, { endsAt }] of this.#counts) {
      if (endsAt > now && this.#counts.size <= MOST_KNOWN) break;
      this.#counts.delete(network);
    }
  }
}

function tooMany(ms: number) {
  const minutes = Math.ceil(ms / 60_000);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return errors.tooMany(
    `Too much was sent from your connection. Nothing is lost: please send it again in ${wait}.`,
    ms / 1000,
  );
}
