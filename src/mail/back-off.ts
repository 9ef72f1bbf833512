/** How long the queue pauses after the first, second, third and every further failure to reach the server. */
const STEPS_MS = [15_000, 60_000, 5 * 60_000, 15 * 60_000];
const LONGEST_MS = Math.max(...STEPS_MS);

/**
 * Pauses the whole queue while the mail server is down, so that a hundred waiting mails cost one connection attempt
 * each quarter of an hour.
 */
export class BackOff {
  readonly #now: () => Date;
  #step = 0;
  #until = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  get isOver(): boolean {
    const left = this.#until - this.#now().getTime();
    // A longer pause was begun by a clock that was ahead and has been set back.
    return left <= 0 || left > LONGEST_MS;
  }

  /** When the queue goes on, in milliseconds since the epoch. */
  get until(): number {
    return Math.max(this.#until, this.#now().getTime());
  }

  /** Starts the next, longer pause. */
  increase(): void {
    this.#until = this.#now().getTime() + (STEPS_MS[this.#step] ?? 0);
    this.#step = Math.min(this.#step + 1, STEPS_MS.length - 1);
  }

  /** Called after a response of the server. */
  reset(): void {
    this.#step = 0;
    this.#until = 0;
  }

  /** Allows one attempt now; if it fails, the next pause is as long as it would have been. */
  skip(): void {
    this.#until = 0;
  }
}
