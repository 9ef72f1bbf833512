import type { Answer, Caller, Sent } from '../college/caller.ts';
import { must } from '../runner/proof.ts';

/** A call of somebody at an address of the network. */
export type Call = (method: string, path: string, sent?: Sent) => Promise<Answer>;

/** Two sites and all their people share a machine. */
export const DEADLINE_MS = 60_000;

/** People somewhere in the country, each call from an address of its own unless they have one. */
export class Crowd {
  readonly caller: Caller;
  readonly random: () => number;

  constructor(caller: Caller, random: () => number) {
    this.caller = caller;
    this.random = random;
  }

  /** Somebody at a new address. */
  someone(): Call {
    const part = () => this.below(254) + 1;
    const from = `10.${part()}.${part()}.${part()}`;
    return (method, path, sent = {}) =>
      this.caller.call(method, path, {
        deadlineMs: DEADLINE_MS,
        ...sent,
        headers: { 'x-forwarded-for': from, ...sent.headers },
      });
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  pick<T>(list: readonly T[]): T {
    const one = list[this.below(list.length)];
    must(one !== undefined, 'There is nothing to choose from');
    return one;
  }
}
