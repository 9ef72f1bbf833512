/** A process that sends a flood, or the load that a site can just bear; orders and outcomes are process messages. */
import { setTimeout as pause } from 'node:timers/promises';
import { FloodConnection } from './connection.ts';
import { encoder, type Kind, type Upload, USEFUL } from './kinds.ts';

export interface Order {
  port: number;
  ms: number;
  /**
   * Open model: this many requests a second, whether or not earlier ones are answered. Closed model: always this many
   * in flight.
   */
  pace: { perSecond: number } | { atOnce: number };
  /** Kinds of requests, sent in turn. */
  kinds: readonly Kind[];
  /**
   * The network of this machine that requests come from, such as '127.1', from how many of its addresses, and whether
   * each is in another network, as people are: then the second number is the first one of theirs.
   */
  from: { network: string; addresses: number; isSpread?: boolean };
  /** Whether each request says that it comes from another address. */
  isForged: boolean;
  upload: Upload;
  /** How long answers are waited for that are still on their way at the end, as people do; 0 by default. */
  waitMs?: number;
}

export interface Outcome {
  sent: number;
  /** Not sent, since every connection was waiting. */
  unsent: number;
  /** By kind: useful answers. */
  useful: Record<string, number>;
  /** Useful answers after the end. */
  late: number;
  /** By kind and status: other answers. */
  others: Record<string, number>;
  /** Refusals that do not say when to come again. */
  withoutRetryAfter: number;
  ms: number;
}

const MOST_CONNECTIONS = 1500;
/** Requests of each address when they come from many real ones, few enough for the limits of one address. */
const MOST_OF_ADDRESS = 4;
const MOST_NETWORKS = 200;
let number = process.pid * 1_000_000;
/** Over all orders, so that each has addresses of its own. */
let opened = 0;

function addressOf({ network, isSpread }: Order['from'], index: number): string {
  const [first, second] = network.split('.').map(Number);
  const spread = isSpread ? index % MOST_NETWORKS : 0;
  return `${first}.${(second ?? 0) + spread}.${1 + (index >> 8)}.${index & 255}`;
}

async function flood({ port, ms, pace, kinds, from, isForged, upload, waitMs = 0 }: Order): Promise<Outcome> {
  const encode = encoder(upload);
  const outcome: Outcome = { sent: 0, unsent: 0, useful: {}, late: 0, others: {}, withoutRetryAfter: 0, ms };
  const free: FloodConnection[] = [];
  const all = new Set<FloodConnection>();
  const isEachOnce = from.addresses > 1 && !isForged;
  let isOver = false;
  let waiting = 0;

  function connection(): FloodConnection | null {
    for (let one = free.pop(); one; one = free.pop()) {
      if (one.isOpen) return one;
      all.delete(one);
    }
    if (all.size >= MOST_CONNECTIONS) return null;
    const index = opened++ % from.addresses;
    const fresh = new FloodConnection(port, addressOf(from, index));
    all.add(fresh);
    return fresh;
  }

  function send() {
    const one = connection();
    if (!one) {
      outcome.unsent += 1;
      return;
    }
    const kind = kinds[number++ % kinds.length] ?? 'page';
    outcome.sent += 1;
    waiting += 1;
    const forged = isForged
      ? `X-Forwarded-For: 10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}\r\n`
      : '';
    one.send(encode(kind, number, forged), ({ status, hasRetryAfter }) => {
      if (isEachOnce && one.sent === MOST_OF_ADDRESS) one.close();
      if (one.isOpen) free.push(one);
      else all.delete(one);
      waiting -= 1;
      if (isOver) {
        if (status === USEFUL[kind]) outcome.late += 1;
        return;
      }
      if (status === USEFUL[kind]) outcome.useful[kind] = (outcome.useful[kind] ?? 0) + 1;
      else {
        const name = `${kind} ${status}`;
        outcome.others[name] = (outcome.others[name] ?? 0) + 1;
        if ((status === 429 || status === 503) && !hasRetryAfter) outcome.withoutRetryAfter += 1;
      }
      if ('atOnce' in pace) send();
    });
  }

  const began = performance.now();
  if ('atOnce' in pace) for (let n = 0; n < pace.atOnce; n += 1) send();
  await new Promise<void>((resolve) => {
    let due = 0;
    const timer = setInterval(() => {
      const passed = performance.now() - began;
      if ('perSecond' in pace) {
        for (; due < (pace.perSecond * Math.min(passed, ms)) / 1000; due += 1) send();
      }
      if (passed < ms) return;
      clearInterval(timer);
      resolve();
    }, 2);
  });
  isOver = true;
  outcome.ms = performance.now() - began;
  const until = performance.now() + waitMs;
  while (waiting > 0 && performance.now() < until) await pause(10);
  for (const one of all) one.close();
  return outcome;
}

process.on('message', async (order: Order) => process.send?.(await flood(order)));
process.on('disconnect', () => process.exit());
