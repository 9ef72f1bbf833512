import { descriptorsOf, mustBeClosed, POOLED } from '../abort/descriptors.ts';
import { must } from '../runner/proof.ts';
import { waitUntil } from '../runner/wait-until.ts';
import type { Site } from './site.ts';

/** Connections of people who have left, and what the site does after its last answer, are over by then. */
const CALM_WITHIN_MS = 15_000;
const STILL_MS = 2000;
/** By how many a site's connections to the database and the mail server may grow between two calm moments. */
const MORE_CONNECTIONS = 4;

export type Descriptors = ReadonlyMap<string, number>;

/** Lets everyone rest until every mail is delivered, and counts what the process has open. */
export async function openWhenCalm(site: Site, before?: Descriptors): Promise<Descriptors> {
  const { day, caller, college, mail } = site;
  await day.rest();
  // The browsers are closed.
  caller.close();
  const { pid = 0 } = college.process;
  const port = Number(new URL(college.url).port);
  const count = () => descriptorsOf(pid, port);
  await unchanged(() => mail.arrived.length);
  await unchanged(() => JSON.stringify([...count()]));
  if (before) {
    await mustBeClosed(count, before, CALM_WITHIN_MS);
    const [then, now] = [before.get(POOLED) ?? 0, count().get(POOLED) ?? 0];
    must(now <= then + MORE_CONNECTIONS, `${then} connections to servers have become ${now}`);
  }
  const open = count();
  day.wake();
  return open;
}

/** Resolves when something has been the same for two seconds. */
async function unchanged<Value>(look: () => Value): Promise<void> {
  let [seen, since] = [look(), performance.now()];
  const isStill = () => {
    const now = look();
    if (now !== seen) [seen, since] = [now, performance.now()];
    return performance.now() - since > STILL_MS ? true : undefined;
  };
  await waitUntil(isStill, CALM_WITHIN_MS, () => `it goes on: ${String(look())}`);
}
