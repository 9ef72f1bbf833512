/** Ends what somebody waits for: when the time is over, or when nobody waits any more. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;
  readonly #gone: AbortSignal | undefined;
  #isOver = false;
  readonly #leave = () => this.#controller.abort(this.#gone?.reason);

  /** @param gone aborted when nobody waits any more */
  constructor(ms: number, gone: AbortSignal | undefined) {
    this.#gone = gone;
    this.#timer = setTimeout(() => {
      this.#isOver = true;
      this.#controller.abort(new DOMException('The time is over', 'TimeoutError'));
    }, ms);
    if (gone?.aborted) this.#leave();
    else gone?.addEventListener('abort', this.#leave, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Whether the time is over. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Rejects when it ends; for what does not listen to the signal. */
  rejectWhenOver(): Promise<never> {
    const { signal } = this;
    return new Promise((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  }

  /** To be called in the end: nothing waits for it any more. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#gone?.removeEventListener('abort', this.#leave);
  }
}
