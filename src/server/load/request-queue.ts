import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '../http-server.ts';

/** Tests use smaller ones. */
export interface QueueLimits {
  /** Requests that wait at a time. */
  most: number;
  /** Longest expected wait in milliseconds: if it would be exceeded, fewer than `most` may wait, but always `least`. */
  waitMs: number;
  least: number;
  /** Requests for reading whose answers are made at a time: more would only wait for the database. */
  mostReading: number;
}

export interface Waiting {
  request: IncomingMessage;
  response: ServerResponse;
  handle: Handler;
}

const LIMITS: QueueLimits = { most: 1000, waitMs: 1500, least: 200, mostReading: 64 };
/**
 * Maximum number of requests of one account in the queue of signed-in users; further ones wait with everybody else's.
 */
const MOST_OF_ACCOUNT = 32;
/** While new requests keep arriving, queued ones wait at most this long, in milliseconds. */
const ARRIVALS_MS = 20;
/** A turn of the event loop begins what takes about so long, so that commits are shared, and one request in any case. */
const TURN_MS = 8;
/**
 * Smoothing factor of the exponential moving averages: the weight that the previous mean keeps with each further
 * request.
 */
const PREVIOUS_WEIGHT = 0.95;

/**
 * Queue of the requests that no cache answers. The event loop accepts one new connection in each of its turns. If a turn
 * handled everything that has arrived, it would take as long as the whole queue, and new connections and cached pages would
 * wait for it. So each turn begins a few milliseconds' worth of requests, and none while new requests arrive.
 */
export class RequestQueue {
  readonly #limits: QueueLimits;
  /** Of people who are signed in: every other turn is theirs. */
  readonly #known = new FairQueue<Waiting>();
  #wasKnown = false;
  readonly #others = new FairQueue<Waiting>();
  #reading = 0;
  #isPumping = false;
  #arrivals = 0;
  #seenArrivals = 0;
  /** When the turn began that has begun the last requests, and how many these are. */
  #turnAt = 0;
  #begun = 0;
  /** When they were done; 0 before. */
  #doneAt = 0;
  /** How long the turn takes that begins a request. */
  #turnMeanMs = 1;
  /** When a request last left the queue, or came into the empty one. */
  #leftAt = 0;
  /** How long it takes, while requests wait, until the next one leaves the queue: answers of a database included. */
  #leavingMeanMs = 1;

  constructor(limits = LIMITS) {
    this.#limits = limits;
  }

  get length(): number {
    return this.#known.length + this.#others.length;
  }

  /** Notes that something has arrived: a connection, or a request of any kind. */
  arrived(): void {
    this.#arrivals += 1;
  }

  /**
   * Answers a request now if nothing waits, else in its turn.
   * @param network of the client @param account of somebody who is signed in; null for others
   * @returns what is refused because too many wait: the request, or the newest one of the network that has the most
   */
  add(waiting: Waiting, network: () => string, account: () => string | null): Waiting | null {
    if (this.length === 0 && this.#mayBegin) {
      this.#begin(waiting);
      return null;
    }
    if (this.length === 0) this.#leftAt = performance.now();
    this.#pumpLater();
    const known = account();
    if (known !== null && this.#known.countOf(known) < MOST_OF_ACCOUNT) {
      this.#known.push(known, waiting);
      return null;
    }
    const { most, waitMs, least } = this.#limits;
    const from = network();
    let refused: Waiting | undefined;
    if (this.#others.length >= Math.min(most, Math.max(least, waitMs / this.#leavingMeanMs))) {
      refused = this.#others.dropFromLongest(this.#others.countOf(from) + 2);
      if (!refused) return waiting;
    }
    this.#others.push(from, waiting);
    return refused ?? null;
  }

  get #mayBegin(): boolean {
    const hasTime = this.#begun === 0 || (this.#begun + 1) * this.#turnMeanMs <= TURN_MS;
    return hasTime && this.#reading < this.#limits.mostReading;
  }

  #pumpLater() {
    if (this.#isPumping) return;
    this.#isPumping = true;
    setImmediate(() => this.#pump());
  }

  /** Runs once a turn, after what has arrived in it. */
  #pump() {
    this.#isPumping = false;
    const hasArrivals = this.#arrivals !== this.#seenArrivals;
    this.#seenArrivals = this.#arrivals;
    const now = performance.now();
    if (this.#doneAt === 0 && this.#begun > 0) {
      this.#turnMeanMs = newMean(this.#turnMeanMs, now - this.#turnAt, this.#begun);
      this.#doneAt = now;
    }
    if (hasArrivals && now - this.#doneAt < ARRIVALS_MS) {
      this.#pumpLater();
      return;
    }
    this.#begun = 0;
    while (this.#mayBegin) {
      const next = this.#next();
      if (!next) break;
      if (!next.response.closed) this.#begin(next);
    }
    if (this.#begun === 0) return;
    this.#leavingMeanMs = newMean(this.#leavingMeanMs, now - this.#leftAt, this.#begun);
    this.#leftAt = now;
  }

  #next(): Waiting | undefined {
    this.#wasKnown = this.#known.length > 0 && (!this.#wasKnown || this.#others.length === 0);
    return this.#wasKnown ? this.#known.shift() : this.#others.shift();
  }

  #begin({ request, response, handle }: Waiting) {
    if (this.#begun === 0) this.#turnAt = performance.now();
    this.#begun += 1;
    this.#doneAt = 0;
    this.#pumpLater();
    if (request.method === 'GET' || request.method === 'HEAD') {
      this.#reading += 1;
      onAnswer(response, () => {
        this.#reading -= 1;
        if (this.length > 0) this.#pumpLater();
      });
    }
    handle(request, response);
  }
}

/**
 * Calls back once: when an answer begins, or the connection ends without one. A client that reads slowly keeps the answer
 * open for minutes, but what is left to do for it is only sending.
 */
function onAnswer(response: ServerResponse, done: () => void) {
  let isDone = false;
  const once = () => {
    if (!isDone) done();
    isDone = true;
  };
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    once();
    return writeHead(...head);
  };
  response.once('close', once);
}

/** The mean time of one, after `count` more took `ms` together. */
function newMean(mean: number, ms: number, count: number): number {
  const kept = PREVIOUS_WEIGHT ** count;
  return kept * mean + (1 - kept) * (ms / count);
}

/** Round-robin queue: takes one item from each origin in turn, however many items an origin has queued. */
class FairQueue<Item> {
  /** What waits, by origin; the origin whose turn is next comes first. */
  readonly #byOrigin = new Map<string, Item[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** How many wait of one origin. */
  countOf(origin: string): number {
    return this.#byOrigin.get(origin)?.length ?? 0;
  }

  push(origin: string, item: Item): void {
    const items = this.#byOrigin.get(origin);
    if (items) items.push(item);
    else this.#byOrigin.set(origin, [item]);
    this.#length += 1;
  }

  shift(): Item | undefined {
    const [next] = this.#byOrigin;
    if (!next) return undefined;
    const [origin, items] = next;
    const item = items.shift();
    this.#byOrigin.delete(origin);
    // A Map keeps the order of insertion: inserted again, the origin has its turn after all others.
    if (items.length > 0) this.#byOrigin.set(origin, items);
    this.#length -= 1;
    return item;
  }

  /** Takes out the newest item of the origin that has the most, if that is at least so many. */
  dropFromLongest(atLeast: number): Item | undefined {
    let longest: Item[] = [];
    for (const items of this.#byOrigin.values()) if (items.length > longest.length) longest = items;
    if (longest.length < Math.max(atLeast, 2)) return undefined;
    this.#length -= 1;
    return longest.pop();
  }
}
