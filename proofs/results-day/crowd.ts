import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Ask } from '../../bench/load/connection.ts';
import { mostOpenFiles } from '../../src/server/connections.ts';
import type { Group, Seen } from './visitors.ts';

export interface Crowd {
  visitors: number;
  /** The time in which they arrive, at random moments (a Poisson process). */
  withinMs: number;
  /** The requests of each visitor, one after the other over one connection; each answer is checked. */
  asks: readonly Ask[];
  random(): number;
}

export interface Experience {
  /** Milliseconds of each request; of the first one from the visitor's arrival, so that waiting for a connection counts. */
  requests: number[];
  /** How many visitors failed, by reason. */
  errors: Map<string, number>;
  /** Milliseconds from the first arrival to when the last visitor began: much more than intended is a machine too busy for the crowd. */
  arrivedWithinMs: number;
}

/** Descriptors of a process for anything but visitors' connections. */
const RESERVED = 100;
/** More processes than these would be measured instead of the site. */
const MAX_PROCESSES = 16;

/** Why this machine cannot play this many visitors; null if it can. */
export function whyNoCrowd(visitors: number): string | null {
  const descriptors = mostOpenFiles();
  return processesFor(visitors) <= MAX_PROCESSES
    ? null
    : `a process may have ${descriptors} file descriptors only, too few for ${visitors.toLocaleString('en')} visitors (ulimit -n)`;
}

/**
 * Lets visitors arrive at `url` and waits for the last one. They are spread over as many processes as can hold a
 * connection for each of them at the same time, so that none lacks a descriptor however slow the answers are.
 */
export async function admit(url: string, { visitors, withinMs, asks, random }: Crowd): Promise<Experience> {
  const count = processesFor(visitors);
  const program = new URL('visitors-process.ts', import.meta.url);
  const children = Array.from({ length: count }, () => fork(program, { serialization: 'advanced' }));
  try {
    await Promise.all(children.map((child) => messageOf(child)));
    const startAt = Date.now() + 500;
    const seen = await Promise.all(
      children.map((child, n) => {
        const share = Math.floor(((n + 1) * visitors) / count) - Math.floor((n * visitors) / count);
        const seed = Math.floor(random() * 2 ** 32);
        const group: Group = { url, visitors: share, withinMs, asks: [...asks], startAt, seed };
        const answer = messageOf<Seen>(child);
        child.send(group);
        return answer;
      }),
    );
    return added(seen);
  } finally {
    for (const child of children) if (child.connected) child.disconnect();
  }
}

/** How many processes it takes so that each has file descriptors for its visitors. */
function processesFor(visitors: number): number {
  return Math.ceil(visitors / Math.max(1, (mostOpenFiles() ?? Number.POSITIVE_INFINITY) - RESERVED));
}

/** Waits for the next message of a process. @throws if the process ends first */
async function messageOf<Message>(child: ChildProcess): Promise<Message> {
  const message = once(child, 'message').then(([value]) => value as Message);
  const end = once(child, 'exit').then(([status]) => {
    throw new Error(`A process of visitors ended with status ${status}`);
  });
  return Promise.race([message, end]);
}

function added(seen: readonly Seen[]): Experience {
  const experience: Experience = { requests: [], errors: new Map(), arrivedWithinMs: 0 };
  for (const { requests, errors, arrivedWithinMs } of seen) {
    for (const took of requests) experience.requests.push(took);
    for (const [failure, times] of errors)
      experience.errors.set(failure, (experience.errors.get(failure) ?? 0) + times);
    experience.arrivedWithinMs = Math.max(experience.arrivedWithinMs, arrivedWithinMs);
  }
  return experience;
}
