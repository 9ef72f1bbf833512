/** One reading of the database's clock, with the moments of `performance.now()` around it. */
export interface ClockReading {
  sentAt: number;
  receivedAt: number;
  /** The database's time, in milliseconds since 1970. */
  databaseMs: number;
}

/** A reading that took longer is used only while there is no better one. */
const MAX_UNCERTAINTY_MS = 250;

export const CLOCK_COLUMN = '(extract(epoch from clock_timestamp()) * 1000)::float8 as "databaseMs"';

/**
 * The database's time without asking for it: the last reading, continued by this process's monotonic clock, so that
 * it does not matter what the machine's clock says or when it is set (requirement 18.30).
 */
export class DatabaseClock {
  readonly #monotonic: () => number;
  #lastReading: { at: number; databaseMs: number } | undefined;

  constructor(monotonic = () => performance.now()) {
    this.#monotonic = monotonic;
  }

  /** The machine's time before the first reading. */
  now(): Date {
    return new Date(
      this.#lastReading ? this.#databaseMsAt(this.#lastReading, this.#monotonic()) : Date.now(),
    );
  }

  /** @param readClock runs a query with `CLOCK_COLUMN` and returns it */
  async measure(readClock: () => Promise<number>): Promise<void> {
    const sentAt = this.#monotonic();
    const databaseMs = await readClock();
    this.adopt({ sentAt, receivedAt: this.#monotonic(), databaseMs });
  }

  /** The answer is taken to have been half a round trip old, and may be wrong by as much. */
  adopt({ sentAt, receivedAt, databaseMs }: ClockReading): void {
    const uncertainty = (receivedAt - sentAt) / 2;
    const at = sentAt + uncertainty;
    if (this.#lastReading) {
      // Time does not step where the new reading does not contradict it.
      const isConfirmed = Math.abs(this.#databaseMsAt(this.#lastReading, at) - databaseMs) <= uncertainty;
      if (isConfirmed || uncertainty > MAX_UNCERTAINTY_MS) return;
    }
    this.#lastReading = { at, databaseMs };
  }

  #databaseMsAt(reading: { at: number; databaseMs: number }, at: number): number {
    return reading.databaseMs + (at - reading.at);
  }
}
