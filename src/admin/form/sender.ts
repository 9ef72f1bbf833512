import { isOutcomeUnknown } from '../api/api-error.ts';
import { newKey } from '../api/request.ts';

/** One call that changes something. */
export interface Call<T> {
  /** @param key its `Idempotency-Key` */
  send(key: string): Promise<T>;
  /** Takes the answer into the form, also that of a repeat. */
  adopt?(answer: T, isRepeat: boolean): void;
}

/**
 * Sends the calls of one form, one at a time. One without an answer is repeated under its key before anything else is
 * sent, so that what it may have changed counts once and looks like nobody else's (requirement 19.171).
 */
export function callSender() {
  let unanswered: { what: string | null; repeat(): Promise<unknown> } | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function make<T>(what: string | null, call: Call<T>, key: string, isRepeat = false): Promise<T> {
    try {
      const answer = await call.send(key);
      unanswered = null;
      call.adopt?.(answer, isRepeat);
      return answer;
    } catch (error) {
      unanswered = isOutcomeUnknown(error) ? { what, repeat: () => make(what, call, key, true) } : null;
      throw error;
    }
  }

  async function next<T, Nothing extends null>(what: string | null, plan: () => Call<T> | Nothing) {
    if (unanswered) {
      const { what: repeated, repeat } = unanswered;
      const answer = await repeat();
      if (what !== null && repeated === what) return answer as T;
    }
    const call = plan();
    return call === null ? call : make(what, call, newKey());
  }

  return {
    /**
     * @param what names the call with all that it says: where it is the one that was repeated, it is not made again; null
     *   for one that `plan` would not plan again
     * @param plan called once nothing is unanswered; null where nothing is left to send
     * @returns the answer; null where nothing was sent
     */
    send<T, Nothing extends null = never>(
      what: string | null,
      plan: () => Call<T> | Nothing,
    ): Promise<T | Nothing> {
      const sending = last.then(() => next(what, plan));
      last = sending.catch(() => {});
      return sending;
    },
    isUnanswered: () => unanswered !== null,
    /** Whether it is one without a name, which no button repeats. */
    isUnnamedUnanswered: () => unanswered?.what === null,
    /** Resolves once no call is in flight, also after a failure. */
    settled: () => last.then(() => {}),
    /** Gives up the call without an answer, because what it was to change was read anew. */
    forget() {
      unanswered = null;
    },
  };
}

export type Sender = ReturnType<typeof callSender>;
