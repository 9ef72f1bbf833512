import { setTimeout as pause } from 'node:timers/promises';
import { type Ask, Connection } from '../../bench/load/connection.ts';
import { randomFrom } from '../runner/random.ts';

/** Visitors of one process. */
export interface Group {
  url: string;
  visitors: number;
  withinMs: number;
  asks: readonly Ask[];
  /** When the first one may arrive, in milliseconds since 1970. */
  startAt: number;
  seed: number;
}

/** What they have seen, as in `Experience`. */
export interface Seen {
  requests: Float64Array;
  errors: Map<string, number>;
  arrivedWithinMs: number;
}

/** Reasons by error code. The first two would be limits of the visitors' own machine, not failures of the site. */
const FAILURES: Readonly<Record<string, string>> = {
  EMFILE: 'without a file descriptor in the process of the visitors',
  EADDRNOTAVAIL: 'without a free port of their own',
  ECONNREFUSED: 'refused a connection',
  ETIMEDOUT: 'timed out',
  ECONNRESET: 'closed on',
  EPIPE: 'closed on',
};

/** Puts an error in words. @param error of a connection or an answer */
function failureOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== undefined) return FAILURES[code] ?? code;
  if (message === 'The server closed the connection') return 'closed on';
  // The path of a picture is long: the status must not be cut off with it.
  const [, answer] = /was answered (.*)/s.exec(message) ?? [];
  return answer === undefined ? message.slice(0, 80) : `answered ${answer.slice(0, 40).split('\r\n')[0]}`;
}

/** How long a visitor looks before the next request, at least and at most. */
const LOOK_MS = [200, 1500] as const;
/** How many addresses visitors come from: one has ports for 28,000 connections a minute. */
const ADDRESSES = 200;

/** Lets the visitors arrive and waits for the last one. */
export async function playVisitors({ url, visitors, withinMs, asks, startAt, seed }: Group): Promise<Seen> {
  const random = randomFrom(seed);
  const told: Told = { requests: [], errors: new Map() };
  const arrivals = arrivalsOf(visitors, withinMs, random);
  await pause(Math.max(0, startAt - Date.now()));
  const started = performance.now();
  const visits: Promise<void>[] = [];
  while (visits.length < visitors) {
    const elapsed = performance.now() - started;
    for (let next = visits.length; next < visitors && (arrivals[next] ?? 0) <= elapsed; next += 1) {
      const from = `127.1.0.${1 + (next % ADDRESSES)}`;
      const arrival = started + (arrivals[next] ?? 0);
      visits.push(visit(url, { from, arrival, asks, random }, told));
    }
    await pause(1);
  }
  const arrivedWithinMs = performance.now() - started;
  await Promise.all(visits);
  return { requests: Float64Array.from(told.requests), errors: told.errors, arrivedWithinMs };
}

interface Told {
  requests: number[];
  errors: Map<string, number>;
}

/** When each visitor arrives, in milliseconds from the start. */
function arrivalsOf(visitors: number, withinMs: number, random: () => number): Float64Array {
  // The arrivals of a Poisson process within a time are independent and uniform in it.
  return Float64Array.from({ length: visitors }, () => random() * withinMs).sort();
}

interface Visit {
  from: string;
  arrival: number;
  asks: readonly Ask[];
  random(): number;
}

async function visit(
  url: string,
  { from, arrival, asks, random }: Visit,
  { requests, errors }: Told,
): Promise<void> {
  let connection: Connection | undefined;
  try {
    connection = await Connection.open(url, from);
    let askedAt = arrival;
    for (const ask of asks) {
      await connection.send(connection.write(ask), 200);
      requests.push(performance.now() - askedAt);
      await pause(LOOK_MS[0] + random() * (LOOK_MS[1] - LOOK_MS[0]));
      askedAt = performance.now();
    }
  } catch (error) {
    const failure = failureOf(error);
    errors.set(failure, (errors.get(failure) ?? 0) + 1);
  } finally {
    connection?.close();
  }
}
