import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ENGINES } from '../college/college.ts';
import { allEnded } from '../college/in-parallel.ts';
import { rowsOf } from '../college/rows.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { type Descriptors, openWhenCalm } from './calm.ts';
import { TIMES } from './day.ts';
import { mustHaveAll } from './kept.ts';
import { growthOf } from './memory.ts';
import { openSite, type Site } from './site.ts';

const MINUTE_MS = 60_000;
const MINUTES = 10;
/** Until then caches fill, code is compiled, and pools open their connections. */
const WARM_UP_MINUTES = 4;
const MIDDLE_MINUTES = 7;
const MAX_MB_PER_MINUTE = 1;
/** Of the process, by its own time. */
const SWEEP_EVERY_MS = 10 * MINUTE_MS;
const SWEPT_WITHIN_MS = 20_000;
/** When backups begin, into one folder. */
const BACKUP_MINUTES = [2, 5, 8, 9];

/** Goes through the day. @returns the figures */
async function live(site: Site, log: ProofContext['log']): Promise<string[]> {
  const began = Date.now();
  const until = (minute: number) => pause(began + minute * MINUTE_MS - Date.now());
  const { college, day } = site;
  const backups = backUp(site, until).catch((error: Error) => day.errors.push(`backup: ${error.message}`));
  await until(WARM_UP_MINUTES);
  const first = await openWhenCalm(site);
  await until(MIDDLE_MINUTES);
  await openWhenCalm(site, first);
  await until(MINUTES);
  const last = await openWhenCalm(site, first);
  day.stop();
  await backups;
  const growth = growthOf(site.memoryFile, began + WARM_UP_MINUTES * MINUTE_MS);
  log(
    `${college.engine}: ${growth.samples} samples, ${growth.from.toFixed(1)} MB → ${growth.to.toFixed(1)} MB, slope ${growth.mbPerMinute.toFixed(2)}, of the heap ${growth.heapMbPerMinute.toFixed(2)} MB/min`,
  );
  must(day.errors.length === 0, `On ${college.engine}:\n${day.errors.join('\n')}`);
  must(college.process.errors.length === 0, `The server logged ${college.process.errors[0]}`);
  const warning = /\w*Warning: .*/.exec(college.process.said())?.[0];
  must(!warning, `The server said ${warning}`);
  must(
    growth.mbPerMinute < MAX_MB_PER_MINUTE,
    `On ${college.engine} memory grows by ${growth.mbPerMinute.toFixed(2)} MB a minute`,
  );
  await mustHaveEnded(site);
  const kept = await mustHaveAll(site);
  await college.command('restore', '--verify', join(site.folder, 'backups'));
  const acts = [...day.done.values()].reduce((sum, times) => sum + times, 0);
  return [
    `${MINUTES} minutes at ${TIMES} times a day's speed: ${acts} visits, forms and changes of ${day.done.size} kinds, no error`,
    `memory after a collection: ${growth.from.toFixed(0)} MB after ${WARM_UP_MINUTES} minutes, ${growth.to.toFixed(0)} MB at the end, ${growth.mbPerMinute.toFixed(2)} MB a minute`,
    `${totalOf(first)} descriptors in a calm moment at first, ${totalOf(last)} at the end`,
    kept,
  ];
}

async function backUp({ college, folder }: Site, until: (minute: number) => Promise<unknown>) {
  for (const minute of BACKUP_MINUTES) {
    await until(minute);
    await college.command('backup', join(folder, 'backups'));
  }
}

/** Sessions that nobody used have ended, and the rows of those that had at the last sweep are gone. */
async function mustHaveEnded({ college, unused, clock, startedAt }: Site): Promise<void> {
  for (const token of unused) {
    const { status } = await college.call('GET', '/api/me', { token });
    must(status === 401, `A session that nobody used for a night and a morning is answered with ${status}`);
  }
  const sinceSweepMs = ((Date.now() - startedAt) % SWEEP_EVERY_MS) + SWEPT_WITHIN_MS;
  const swept = new Date(clock.now - sinceSweepMs * TIMES).toISOString();
  const [left] = await rowsOf(
    college,
    `select count(*) as stored from session where "expiresAt" < '${swept}'`,
  );
  must(Number(left?.stored) === 0, `${left?.stored} sessions that have ended are still stored`);
}

const totalOf = (open: Descriptors) => [...open.values()].reduce((sum, count) => sum + count, 0);

export const proof: Proof = {
  claim: `A college's day at ${TIMES} times its speed leaves no error, and takes no more memory at its end.`,
  shown: { '# MB': /(\d+) MB at the end/ },
  fault: [
    {
      file: 'src/server/pages/page-cache.ts',
      from: 'const rendering = render().finally(() => this.#inFlight.delete(key));',
      to: 'const rendering = render();',
    },
  ],
  whyNot: () => null,
  async run(context) {
    const sites: Site[] = [];
    for (const engine of ENGINES) sites.push(await openSite(context, engine));
    const figures = await allEnded(sites.map((site) => live(site, context.log)));
    return figures.flatMap((of, index) => of.map((figure) => `${ENGINES[index]}: ${figure}`));
  },
};
