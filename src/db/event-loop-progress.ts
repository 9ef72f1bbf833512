const TICK_MS = 10;
/** The timer stops after this many ticks without a question. */
const IDLE_TICKS = 20;

/**
 * Tells whether this process has handled every message that is older than some time. A timer ticks in turns of the event
 * loop: when one tick has run, all messages that had arrived before the tick before it are handled, so the age of the
 * last tick but one decides. A question costs a reading of the clock; without questions the timer stops.
 */
export class EventLoopProgress {
  #timer: NodeJS.Timeout | undefined;
  #last = Number.NEGATIVE_INFINITY;
  #lastButOne = Number.NEGATIVE_INFINITY;
  #idleTicks = 0;

  /** Whether every message that arrived more than `ms` ago is handled; false if that is not known. */
  hasHandledAllBefore(ms: number): boolean {
    this.#idleTicks = 0;
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS).unref();
    return performance.now() - this.#lastButOne < ms;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#last = this.#lastButOne = Number.NEGATIVE_INFINITY;
  }

  #tick() {
    this.#idleTicks += 1;
    if (this.#idleTicks > IDLE_TICKS) {
      this.stop();
      return;
    }
    this.#lastButOne = this.#last;
    this.#last = performance.now();
  }
}
