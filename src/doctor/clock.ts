import type { ReadOnlyDatabase } from '../db/read-only-database.ts';
import type { Findings } from './finding.ts';

/** Certificates, signatures of an object store and the log go wrong from about here on. */
const WRONG_MS = 60_000;
/** An object store refuses requests of a clock that differs by a quarter of an hour. */
const REFUSED_MS = 10 * 60_000;

/** For how long a clock that was set back is watched. */
const SETTLED_MS = 24 * 3_600_000;

const ADVICE = 'Let the system set its clock by the network: timedatectl set-ntp true.';

/** A clock, and how far it is ahead of this machine's. */
export interface OtherClock {
  name: string;
  aheadMs: number;
}

/** This machine's clock beside others, which are right more often. */
export function judgeClock(found: Findings, others: readonly OtherClock[]): void {
  for (const { name, aheadMs } of others) {
    const seconds = Math.round(Math.abs(aheadMs) / 1000);
    const says = `This clock is ${seconds} s ${aheadMs > 0 ? 'behind' : 'ahead of'} that of ${name}.`;
    if (Math.abs(aheadMs) > REFUSED_MS) found.trouble(says, ADVICE);
    else if (Math.abs(aheadMs) > WRONG_MS) found.warning(says, ADVICE);
    else found.fine(`The clock agrees with that of ${name} within ${seconds + 1} s.`);
  }
}

/** Entries of the audit trail from after now, which a clock that was ahead has written. */
export interface FutureEntries {
  newest: Date;
  /** The first entry of the present time that was written after all of them; null if there is none. */
  rightSince: Date | null;
}

/** Finds them in the order in which they were written, which no clock tells. */
export async function futureEntries(
  { reader, writeOrder }: Pick<ReadOnlyDatabase, 'reader' | 'writeOrder'>,
  now: Date,
): Promise<FutureEntries | null> {
  const limit = new Date(now.getTime() + WRONG_MS).toISOString();
  const future = await reader
    .selectFrom('event')
    .select(({ fn }) => [fn.max('at').as('newest'), fn.max(writeOrder).as('last')])
    .where('at', '>', limit)
    .executeTakeFirst();
  if (!future?.newest) return null;
  const since = await reader
    .selectFrom('event')
    .select(({ fn }) => fn.min('at').as('at'))
    .where(writeOrder, '>', future.last)
    .executeTakeFirst();
  return { newest: new Date(future.newest), rightSince: since?.at ? new Date(since.at) : null };
}

/**
 * Stored instants are in the future only if the clock was set back since. Whether it is right now, what was written
 * since cannot tell; but after a day somebody would have noticed.
 */
export function judgeFuture(found: Findings, future: FutureEntries | null, now: Date): void {
  if (!future) return;
  const entry = `the audit trail has an entry of ${future.newest.toISOString()}, after now`;
  const { rightSince } = future;
  if (!rightSince)
    found.trouble(
      `The clock was set back: ${entry}, and none that was written later.`,
      `${ADVICE} Until then, sessions and schedules end late.`,
    );
  else if (now.getTime() - rightSince.getTime() < SETTLED_MS)
    found.warning(`The clock was set back at ${rightSince.toISOString()}: ${entry}.`, ADVICE);
  else
    found.fine(`The clock was ahead once (${entry}), and has been right since ${rightSince.toISOString()}.`);
}
