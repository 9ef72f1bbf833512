import type { QueuedTag } from '../db/purge-queue.ts';

/**
 * When tags are sent after a change was seen: at once; again when every other machine knows the change, since until then
 * one may give the former page to the shared cache (each polls every 500 ms, even if its notification was lost); and once
 * more for a slow answer that was still in flight.
 */
const SEND_AFTER_MS = [0, 600, 2000];

/** When tags are still to be sent. Every sending carries all tags, so one list of times serves all of them. */
export class PurgePlan {
  readonly #sendAfterMs: readonly number[];
  readonly #lastMs: number;
  readonly #seen = new Map<string, { version: number; at: number }>();
  #times: number[] = [];

  /** @param sendAfterMs milliseconds from a change to each of its sendings */
  constructor(sendAfterMs: readonly number[] = SEND_AFTER_MS) {
    this.#sendAfterMs = sendAfterMs;
    this.#lastMs = Math.max(...sendAfterMs);
  }

  /** @param now milliseconds of the same clock in all calls */
  isDue(now: number): boolean {
    return this.#times.some((time) => time <= now);
  }

  get isDone(): boolean {
    return this.#times.length === 0;
  }

  /** Plans the sendings of tags that are new or have changed again. */
  see(tags: readonly QueuedTag[], now: number): void {
    let isNew = false;
    for (const { tag, version } of tags) {
      if (this.#seen.get(tag)?.version === version) continue;
      this.#seen.set(tag, { version, at: now });
      isNew = true;
    }
    if (isNew) this.#times.push(...this.#sendAfterMs.map((ms) => now + ms));
  }

  /**
   * Notes that the shared cache took all tags in one sending, which covers every planned time up to its start.
   * @param startedAt when the sending began
   * @returns the tags that need not be sent again
   */
  taken(tags: readonly QueuedTag[], startedAt: number): QueuedTag[] {
    this.#times = this.#times.filter((time) => time > startedAt);
    const done = tags.filter(({ tag }) => startedAt >= (this.#seen.get(tag)?.at ?? startedAt) + this.#lastMs);
    for (const { tag } of done) this.#seen.delete(tag);
    return done;
  }
}
