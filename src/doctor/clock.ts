import type { Findings } from './finding.ts';

/** Certificates, signatures of an object store and the log go wrong from about here on. */
const WRONG_MS = 60_000;
/** An object store refuses requests of a clock that differs by a quarter of an hour. */
const REFUSED_MS = 10 * 60_000;

const ADVICE = 'Let the system set its clock by the network: timedatectl set-ntp true.';

/** A clock, and how far it is ahead of this machine's. */
export interface OtherClock {
  name: string;
  aheadMs: number;
}

/**
 * Compares this machine's clock with another one. Assumes that the other clock was read halfway through the round trip.
 */
export async function clockAhead(name: string, ask: () => Promise<Date>): Promise<OtherClock> {
  const before = Date.now();
  const told = await ask();
  return { name, aheadMs: told.getTime() - (before + Date.now()) / 2 };
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

/** Stored instants are in the future only if the clock was set back since. */
export function judgeNewest(found: Findings, newest: Date | null, now: Date): void {
  if (!newest || newest.getTime() - now.getTime() < WRONG_MS) return;
  found.trouble(
    `The newest entry of the audit trail is of ${newest.toISOString()}, after now: the clock was set back.`,
    `${ADVICE} Until then, sessions and schedules end late.`,
  );
}
