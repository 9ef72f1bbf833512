const FIRST_MS = 100;
const MAX_MS = 10_000;
/** A worker that lived this long did not die of its start. */
const SOUND_AFTER_MS = 10_000;

/** How long to wait before a worker is replaced: longer each time, while workers die soon after their start. */
export class ReplacementDelay {
  #next = FIRST_MS;

  /** @param livedMs how long the worker that died had lived */
  after(livedMs: number): number {
    if (livedMs >= SOUND_AFTER_MS) {
      this.#next = FIRST_MS;
      return 0;
    }
    const delay = this.#next;
    this.#next = Math.min(2 * delay, MAX_MS);
    return delay;
  }
}
