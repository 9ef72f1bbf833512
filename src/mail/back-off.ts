/** How long a mail server that could not be reached is left in peace: the first time, the second, and ever after. */
const STEPS_MS = [15_000, 60_000, 5 * 60_000, 15 * 60_000];

/**
 * The rest of the whole queue while the mail server is away: a hundred mails that wait are one look at the server
 * every quarter of an hour, not a hundred.
 */
export class BackOff {
  readonly #now: () => Date;
  #length = 0;
  #until = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  get isOver(): boolean {
    return this.#now().getTime() >= this.#until;
  }

  /** When the queue goes on, in milliseconds. */
  get until(): number {
    return Math.max(this.#until, this.#now().getTime());
  }

  /** The server was not reached. */
  increase(): void {
    this.#until = this.#now().getTime() + (STEPS_MS[this.#length] ?? 0);
    this.#length = Math.min(this.#length + 1, STEPS_MS.length - 1);
  }

  /** The server answers. */
  reset(): void {
    this.#length = 0;
    this.#until = 0;
  }

  /** Somebody wants to know whether the server is back; if it is not, the rest goes on as it was. */
  skip(): void {
    this.#until = 0;
  }
}
