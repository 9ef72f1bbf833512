import { AddressRateLimit, tooMuchText, tooMuchTextOfAll } from './address-rate-limit.ts';
import { coarseNetworkOf, neighboursOf } from './network.ts';

/** About what a row takes besides its texts: id, days, digests, its entries in indexes. */
const ROW_BYTES = 512;
/** The one key under which what all addresses store is counted. */
const ALL = 'all';

const DAY_MS = 24 * 3_600_000;
const MB = 1024 * 1024;

/**
 * A day's bytes of one network address, of its neighbours (an IPv4 /24 or IPv6 /48, which one line or office may have), of its
 * provider's half (/16 or /32), and of all.
 */
export interface DailyBytes {
  ofAddress: number;
  ofNeighbours: number;
  ofProvider: number;
  ofAll: number;
}

/**
 * Of applications and messages: more than `LIMIT_FORMS` allows of usual ones. All addresses together have room for what
 * no college gets, and few hostile networks cannot fill it, so that they do not keep the others from applying.
 */
export const FORM_BYTES: DailyBytes = {
  ofAddress: 8 * MB,
  ofNeighbours: 32 * MB,
  ofProvider: 256 * MB,
  ofAll: 1024 * MB,
};
/** Of chats, which go on when no more is kept of them. */
export const CHAT_BYTES: DailyBytes = {
  ofAddress: 8 * MB,
  ofNeighbours: 16 * MB,
  ofProvider: 32 * MB,
  ofAll: 64 * MB,
};

/** Bounds what visitors can have stored in a day, by address, by ever larger networks, and of all. */
export class StoredBytes {
  readonly #levels: readonly { limit: AddressRateLimit; keyOf(address: string): string }[] = [];

  /** @param daily null lifts it */
  constructor(now: () => Date, daily: DailyBytes | null) {
    if (!daily) return;
    const limitOf = (times: number, message = tooMuchText) =>
      new AddressRateLimit({ limit: { times, windowMs: DAY_MS }, now, message: () => message });
    this.#levels = [
      { limit: limitOf(daily.ofAddress), keyOf: (address) => address },
      { limit: limitOf(daily.ofNeighbours), keyOf: neighboursOf },
      { limit: limitOf(daily.ofProvider), keyOf: coarseNetworkOf },
      { limit: limitOf(daily.ofAll, tooMuchTextOfAll), keyOf: () => ALL },
    ];
  }

  /**
   * Counts what an address is about to store.
   * @returns a function that takes the count back, for what was not stored after all
   * @throws 429 when it is too much
   */
  take(address: string, values: unknown): () => void {
    if (this.#levels.length === 0) return () => {};
    const bytes = Buffer.byteLength(JSON.stringify(values)) + ROW_BYTES;
    const taken: (() => void)[] = [];
    const giveBack = () => {
      for (const back of taken) back();
    };
    try {
      for (const { limit, keyOf } of this.#levels) taken.push(limit.take(keyOf(address), bytes));
    } catch (refusal) {
      giveBack();
      throw refusal;
    }
    return giveBack;
  }
}
