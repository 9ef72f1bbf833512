import type { FromWorker, Questions, ToWorker } from './messages.ts';

type Question = keyof Questions;
type Reply = (data: unknown) => unknown;

/** How long a question waits for the primary, which hands nothing on while it stops. */
const MAX_HANDING_ON_MS = 1000;

interface Asking {
  withinMs: number;
  /** Unknown until the primary has handed the question on. */
  expected: number | undefined;
  timer: NodeJS.Timeout;
  answers: unknown[];
  end(): void;
}

/** Asks the other workers of this machine, and answers them. The primary only hands the messages on. */
export class OtherWorkers {
  readonly #send: (message: FromWorker) => void;
  readonly #replies = new Map<Question, Reply>();
  readonly #asking = new Map<number, Asking>();
  #lastId = 0;

  /** @param send sends a message to the primary */
  constructor(send: (message: FromWorker) => void) {
    this.#send = send;
  }

  /** Sets how this worker answers a question; until then it gives none. */
  answer<Q extends Question>(
    question: Q,
    reply: (data: Questions[Q]['data']) => Questions[Q]['answer'] | Promise<Questions[Q]['answer']>,
  ): void {
    this.#replies.set(question, reply as Reply);
  }

  /**
   * Asks all other workers at once.
   * @param withinMs a worker that has not answered so long after it was sent the question counts as gone
   * @returns the answers that came, in no order
   */
  async ask<Q extends Question>(
    question: Q,
    data: Questions[Q]['data'],
    withinMs: number,
  ): Promise<Questions[Q]['answer'][]> {
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, MAX_HANDING_ON_MS);
    const asking: Asking = { withinMs, expected: undefined, timer, answers: [], end: resolve };
    this.#asking.set(id, asking);
    this.#send({ kind: 'question', id, question, data });
    await promise;
    clearTimeout(asking.timer);
    this.#asking.delete(id);
    return asking.answers as Questions[Q]['answer'][];
  }

  /** Takes a message from the primary. @returns whether it belonged to a question */
  take(message: ToWorker): boolean {
    switch (message.kind) {
      case 'question':
        void this.#reply(message);
        return true;
      case 'asked':
        this.#update(message.id, (asking) => {
          asking.expected = message.workers;
          clearTimeout(asking.timer);
          asking.timer = setTimeout(asking.end, asking.withinMs);
        });
        return true;
      case 'answer':
        this.#update(message.id, (asking) => {
          asking.answers.push(message.answer);
        });
        return true;
      default:
        return false;
    }
  }

  async #reply({ from: to, id, question, data }: Extract<ToWorker, { kind: 'question' }>) {
    const reply = this.#replies.get(question);
    // Without an answer, the one who asked waits in vain, as for a worker that is gone.
    if (reply) this.#send({ kind: 'answer', to, id, answer: await reply(data) });
  }

  #update(id: number, change: (asking: Asking) => void) {
    const asking = this.#asking.get(id);
    if (!asking) return;
    change(asking);
    if (asking.answers.length === asking.expected) asking.end();
  }
}
