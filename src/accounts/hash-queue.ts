import { errors } from '../errors.ts';
import type { Actor } from './actor.ts';
import { coarseNetworkOf, networkOf } from './network.ts';

/** Who asks for a hash. */
export interface Asker {
  /** Whether it is a session, or a browser that signed in to the account before. */
  isKnown: boolean;
  /** What its requests are counted under. Whether an account exists must not change them (requirement 13.2). */
  keys: readonly string[];
  /** Aborted when the client disconnects: then its request leaves the queue. */
  signal?: AbortSignal | undefined;
}

/** The program itself, such as a command. */
const PROGRAM: Asker = { isKnown: true, keys: [] };

/** A session of an account, or a browser that signed in to it before. @param account its id */
export const knownAsker = (account: string, signal?: AbortSignal): Asker => ({
  isKnown: true,
  keys: [account],
  signal,
});

export const askerOf = ({ account }: Actor): Asker => (account ? knownAsker(account) : PROGRAM);

/** Anybody else, whether or not the account exists. */
export const unknownAsker = (address: string, signal?: AbortSignal): Asker => ({
  isKnown: false,
  // Also of the provider: who has many networks, has them from one.
  keys: [coarseNetworkOf(address), networkOf(address)],
  signal,
});

/** Each hash takes 19 MiB and 20 ms or more of a core, so few run at a time. */
const MAX_RUNNING = 2;
/** As many may wait as are done in a few seconds: known askers and others each. */
const MAX_WAITING = 100;

interface Waiting {
  /** The smallest is next, the oldest first. */
  place: number;
  begin(): void;
  refuse(): void;
}

/**
 * Fair queue of password hashes: an account or a network that asks for many at once delays only its own. Known askers have
 * places of their own and every other turn.
 */
export class HashQueue {
  readonly #known: Waiting[] = [];
  readonly #others: Waiting[] = [];
  /** How many requests wait or run, by key. */
  readonly #present = new Map<string, number>();
  #begun = 0;
  #running = 0;
  #wasKnown = false;

  /** @throws 503 when it is full and nobody in it asks for more, or when the client has gone */
  async run<T>(work: () => Promise<T>, asker: Asker): Promise<T> {
    // For each request that its keys have here already, it lets every other key go first once more.
    const place = this.#begun + this.#present.size * this.#count(asker, 1);
    try {
      if (asker.signal?.aborted) throw errors.overloaded();
      if (this.#running >= MAX_RUNNING) await this.#wait(place, asker);
      else this.#running += 1;
    } catch (error) {
      this.#count(asker, -1);
      throw error;
    }
    this.#begun += 1;
    try {
      return await work();
    } finally {
      this.#count(asker, -1);
      const next = this.#next();
      // Hands the slot on without freeing it, so that no newcomer can take it first.
      if (next) next.begin();
      else this.#running -= 1;
    }
  }

  /** Adds to the counts of its keys. @returns their sum before */
  #count({ keys }: Asker, more: 1 | -1): number {
    let sum = 0;
    for (const key of keys) {
      const count = this.#present.get(key) ?? 0;
      sum += count;
      if (count + more === 0) this.#present.delete(key);
      else this.#present.set(key, count + more);
    }
    return sum;
  }

  #wait(place: number, { isKnown, signal }: Asker): Promise<void> {
    const queue = isKnown ? this.#known : this.#others;
    return new Promise((resolve, reject) => {
      const leave = (settle: () => void) => () => {
        signal?.removeEventListener('abort', waiting.refuse);
        queue.splice(queue.indexOf(waiting), 1);
        settle();
      };
      const refuse = leave(() => reject(errors.overloaded()));
      const waiting: Waiting = { place, begin: leave(resolve), refuse };
      signal?.addEventListener('abort', refuse);
      queue.push(waiting);
      if (queue.length > MAX_WAITING)
        queue.reduce((last, one) => (one.place >= last.place ? one : last)).refuse();
    });
  }

  #next(): Waiting | undefined {
    this.#wasKnown = this.#known.length > 0 && (!this.#wasKnown || this.#others.length === 0);
    const [first, ...others] = this.#wasKnown ? this.#known : this.#others;
    return others.reduce((next, one) => (next && one.place >= next.place ? next : one), first);
  }
}
