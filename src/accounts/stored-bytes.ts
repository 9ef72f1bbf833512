import { type AddressRateLimit, type rateLimits, tooMuchText } from './address-rate-limit.ts';

/** About what a row takes besides its texts: id, days, digests, its entries in indexes. */
const ROW_BYTES = 512;
/** The one key under which what all addresses store is counted. */
const ALL = 'all';

const DAY_MS = 24 * 3_600_000;
const MB = 1024 * 1024;

/** A day's bytes of one network address, and of all of them. */
export interface DailyBytes {
  ofAddress: number;
  ofAll: number;
}

/**
 * Of applications and messages: more than `LIMIT_FORMS` allows of usual ones. All addresses together have room for what
 * no college gets, so that few hostile ones do not keep the others from applying.
 */
export const FORM_BYTES: DailyBytes = { ofAddress: 8 * MB, ofAll: 1024 * MB };
/** Of chats, which go on when no more is kept of them. */
export const CHAT_BYTES: DailyBytes = { ofAddress: 8 * MB, ofAll: 64 * MB };

/** Bounds what visitors can have stored in a day: each network address, and all of them. */
export class StoredBytes {
  readonly #ofAddress: Pick<AddressRateLimit, 'take'>;
  readonly #ofAll: Pick<AddressRateLimit, 'take'>;

  /** @param daily null lifts it */
  constructor(makeLimit: ReturnType<typeof rateLimits>, name: string, daily: DailyBytes | null) {
    const limitOf = (times: number | undefined) =>
      makeLimit(`${name}-bytes`, times === undefined ? null : { times, windowMs: DAY_MS }, () => tooMuchText);
    this.#ofAddress = limitOf(daily?.ofAddress);
    this.#ofAll = limitOf(daily?.ofAll);
  }

  /**
   * Counts what an address is about to store.
   * @returns a function that takes the count back, for what was not stored after all
   * @throws 429 when it is too much
   */
  take(address: string, values: unknown): () => void {
    const bytes = Buffer.byteLength(JSON.stringify(values)) + ROW_BYTES;
    const giveBack = this.#ofAddress.take(address, bytes);
    try {
      const giveBackOfAll = this.#ofAll.take(ALL, bytes);
      return () => {
        giveBack();
        giveBackOfAll();
      };
    } catch (refusal) {
      giveBack();
      throw refusal;
    }
  }
}
