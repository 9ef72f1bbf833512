import { setTimeout as pause } from 'node:timers/promises';
import type { Balancer } from './balancer.ts';
import { type Sent, send } from './client.ts';

/**
 * The tolerated failures: 'none'; 'refused', a 503 with `Retry-After`; 'any' failure caused by an
 * absent part, including no response.
 */
export type Tolerance = 'none' | 'refused' | 'any';

export interface Answer {
  status: number;
  /** Where it redirects to, if it does. */
  location: string | null;
  json: Readonly<Record<string, unknown>>;
}

export interface Asked extends Sent {
  /** Statuses that are a success. */
  expected: readonly number[];
  /** Whether a tolerated failure is not retried, because a repeat would do it twice or is not needed. */
  isSentOnce?: boolean;
}

const RETRY_MS = 100;
const UNANSWERED = 'no answer';

/** Sends requests to the servers of a site until they are answered, and notes what should not have happened. */
export class Requests {
  readonly errors: string[] = [];
  sent = 0;
  failures = 0;
  /** Whether failed requests are retried; set to false to stop. */
  areRepeated = true;
  readonly #balancer: Balancer;
  readonly #tolerance: Tolerance;
  readonly #outcomes = new Map<string, number>();

  constructor(balancer: Balancer, tolerance: Tolerance) {
    this.#balancer = balancer;
    this.#tolerance = tolerance;
  }

  /** How often each method had each status. */
  get outcomes(): string {
    return [...this.#outcomes]
      .toSorted()
      .map(([outcome, count]) => `${outcome} × ${count}`)
      .join(', ');
  }

  /** @returns undefined when it failed */
  async send(path: string, { expected, isSentOnce = false, ...request }: Asked): Promise<Answer | undefined> {
    for (;;) {
      const answer = await this.#try(path, request);
      if (typeof answer !== 'string' && expected.includes(answer.status))
        return {
          status: answer.status,
          location: answer.headers.get('location'),
          json: parsed(answer.text),
        };
      const problem =
        typeof answer === 'string'
          ? answer
          : `${request.method ?? 'GET'} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`;
      if (!this.#isTolerated(answer)) {
        this.errors.push(problem);
        return undefined;
      }
      this.failures += 1;
      if (isSentOnce || !this.areRepeated) return undefined;
      await pause(RETRY_MS);
    }
  }

  /** @returns what went wrong when there is no answer */
  async #try(path: string, request: Sent): Promise<Awaited<ReturnType<typeof send>> | string> {
    this.sent += 1;
    const answer = await this.#balancer
      .ask((address) => send(address + path, request))
      .catch((error: Error) => error.message);
    const outcome = `${request.method ?? 'GET'} ${typeof answer === 'string' ? UNANSWERED : answer.status}`;
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1);
    return answer;
  }

  #isTolerated(answer: Awaited<ReturnType<typeof send>> | string): boolean {
    if (this.#tolerance === 'none') return false;
    if (typeof answer === 'string') return this.#tolerance === 'any';
    return answer.status === 503 && answer.headers.has('retry-after');
  }
}

function parsed(text: string): Answer['json'] {
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
}
