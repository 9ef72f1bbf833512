import { setTimeout as delay } from 'node:timers/promises';
import type { Ledger } from '../load/ledger.ts';
import type { Load } from '../load/load.ts';
import { must } from '../runner/proof.ts';
import type { Site } from '../site/site.ts';

/** A site that stores nothing for this long has not recovered. */
const RECOVERY_MS = 20_000;

/** Waits for a change that is acknowledged after this moment. @returns when it was @throws when none is */
export async function changeAfter(
  moment: number,
  ledger: Ledger,
  load: Load,
  sites: readonly Site[],
): Promise<number> {
  const deadline = performance.now() + RECOVERY_MS;
  while (ledger.lastChangeAt <= moment) {
    must(
      performance.now() < deadline,
      `nothing is stored any more: ${load.requests.outcomes}; ${sites.map((site) => site.said().slice(-2000)).join('; ')}`,
    );
    await delay(5);
  }
  return ledger.lastChangeAt;
}

/** Waits for a page that is served after this moment. @throws when none is */
export async function pageAfter(moment: number, load: Load): Promise<void> {
  const deadline = performance.now() + RECOVERY_MS;
  while (load.lastPageAt <= moment) {
    must(performance.now() < deadline, `no page is served any more: ${load.requests.outcomes}`);
    await delay(5);
  }
}
