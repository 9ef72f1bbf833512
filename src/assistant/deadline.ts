/** An abort signal that fires after a time, or when another signal does. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;
  readonly #disconnected: AbortSignal | undefined;
  #isOver = false;
  readonly #forward = () => this.#controller.abort(this.#disconnected?.reason);

  constructor(ms: number, disconnected: AbortSignal | undefined) {
    this.#disconnected = disconnected;
    this.#timer = setTimeout(() => {
      this.#isOver = true;
      this.#controller.abort(new DOMException('The time is over', 'TimeoutError'));
    }, ms);
    if (disconnected?.aborted) this.#forward();
    else disconnected?.addEventListener('abort', this.#forward, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Whether the time is over, as opposed to the visitor being disconnected. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Rejects when the signal fires; for work that ignores signals. */
  rejectWhenOver(): Promise<never> {
    const { signal } = this;
    return new Promise((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  }

  /** Removes timer and listener; to be called at the end. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#disconnected?.removeEventListener('abort', this.#forward);
  }
}
