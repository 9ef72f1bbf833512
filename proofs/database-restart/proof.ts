import { setTimeout as delay } from 'node:timers/promises';
import { pictureFile } from '../../test/pictures.ts';
import { Balancer } from '../load/balancer.ts';
import { send } from '../load/client.ts';
import { compareWithLedger } from '../load/compare.ts';
import { Ledger } from '../load/ledger.ts';
import { Load } from '../load/load.ts';
import { PostgresServer, whyNoPostgres } from '../postgres/cluster.ts';
import { changeAfter } from '../postgres/recovery.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { NO_LIMITS, type Site, signIn, startSite } from '../site/site.ts';

const ROUNDS = 5;
const DATABASE = 'college';
const PROCESSES = 2;
/** A site that has recovered later than this does not go on by itself. */
const OVER_WITHIN_MS = 5000;
const PAGE = '/notices';
/** By then each process knows the last change and has cached its pages. */
const LEARNED_MS = 1000;
/** Requests to each process while the server is away. */
const LOOKS = 5;

const contact = { name: 'Visitor', email: 'visitor@example.org', message: 'Hello' };

/** Sends a message once, without retries. */
async function submit({ url }: Site, ledger: Ledger) {
  const name = `Visitor ${crypto.randomUUID()}`;
  ledger.uncertainSenders.add(name);
  return send(`${url}/api/contact`, { method: 'POST', body: { ...contact, name } });
}

/**
 * Checks a site while the database is away: a cached page is served from memory; a submission and `/readyz` are
 * answered with 503.
 * @param isPageKept whether nothing has changed since the page was cached
 */
async function lookWhileAway(site: Site, ledger: Ledger, isPageKept: boolean): Promise<void> {
  const page = await fetch(site.url + PAGE);
  await page.text();
  must(!isPageKept || page.status === 200, `a page of the cache is answered with ${page.status}`);
  const refused = await submit(site, ledger);
  must(refused.status === 503, `a submission is answered with ${refused.status}`);
  must(Number(refused.headers.get('retry-after')) > 0, 'a refused submission has no Retry-After');
  const ready = await fetch(`${site.url}/readyz`);
  must(ready.status === 503, `/readyz is answered with ${ready.status}`);
}

/** Waits until a process stores and serves again. @returns how long it took since `from` */
async function recoveredAfter(site: Site, ledger: Ledger, from: number): Promise<number> {
  for (;;) {
    const stored = await submit(site, ledger);
    const page = await fetch(`${site.url}/contact-us?${crypto.randomUUID()}`);
    await page.text();
    if (stored.status === 201 && page.status === 200) return performance.now() - from;
    must(
      performance.now() - from < OVER_WITHIN_MS,
      `${OVER_WITHIN_MS} ms after the start a process answers ${stored.status} and ${page.status}: ${site.said().slice(-2000)}`,
    );
    await delay(20);
  }
}

async function run(context: ProofContext): Promise<readonly string[]> {
  const { log, random } = context;
  const server = await PostgresServer.create(context);
  await server.startEmpty(DATABASE);
  const settings = { ...NO_LIMITS, DATABASE_URL: server.url(DATABASE, 'site') };
  const sites: Site[] = [];
  const ended: (number | null)[] = [];
  for (let process = 0; process < PROCESSES; process += 1) {
    const site = await startSite(context, settings);
    site.ended.then((status) => ended.push(status));
    sites.push(site);
  }
  const [first] = sites;
  must(first, 'no process serves');
  const token = await signIn(first.url);
  const ledger = new Ledger();
  const load = new Load({
    balancer: new Balancer(
      random,
      sites.map(({ url }) => url),
    ),
    ledger,
    token,
    random,
    picture: await pictureFile({ width: 330, height: 20 }),
    tolerates: 'refused',
  });
  load.start();

  const figures: string[] = [];
  const startsWith = Math.floor(random() * 2);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const mode = (round + startsWith) % 2 === 0 ? 'fast' : 'immediate';
    // While staff change the page all the time, no cache can have the newest one.
    const isPageKept = round % 2 === 1;
    await delay(500 + random() * 500);
    if (isPageKept) {
      await load.restStaff();
      await delay(LEARNED_MS);
    }
    for (const { url } of sites) await (await fetch(url + PAGE)).text();
    const before = ledger.changes;
    load.allowOldPages();
    await server.stop(mode);
    const stoppedAt = performance.now();
    for (let look = 0; look < LOOKS; look += 1) {
      for (const site of sites) await lookWhileAway(site, ledger, isPageKept);
      await delay(random() * 400);
    }
    const awayMs = Math.round(performance.now() - stoppedAt);
    await server.start();
    const startedAt = performance.now();
    load.wakeStaff();
    const backAfter = Math.max(
      ...(await Promise.all(sites.map((site) => recoveredAfter(site, ledger, startedAt)))),
    );
    await changeAfter(startedAt, ledger, load, sites);
    load.wantFreshPages();
    must(ended.length === 0, `a process has ended with ${ended}`);
    figures.push(
      `round ${round}: stopped (${mode}) for ${awayMs} ms after ${before} changes, ` +
        `pages ${isPageKept ? 'from the cache' : 'being changed'}, both processes back after ${Math.round(backAfter)} ms`,
    );
    log(figures.at(-1) ?? '');
  }
  await load.stop();
  must(load.errors.length === 0, `answers that tell nobody to wait:\n${load.errors.slice(0, 5).join('\n')}`);
  await compareWithLedger(first.url, ledger, token);
  return [
    ...figures,
    `${ledger.changes} acknowledged changes: none lost, none doubled`,
    load.requests.outcomes,
  ];
}

export const proof: Proof = {
  claim: 'While PostgreSQL restarts, pages come from the cache, and nothing acknowledged is lost.',
  shown: {
    '# changes kept': /(\d+) acknowledged changes/,
    'back in # ms': /both processes back after (\d+)/,
  },
  fault: [
    {
      file: 'src/db/postgres/session.ts',
      from: 'set synchronous_commit = on;',
      to: 'set synchronous_commit = off;',
    },
    { file: 'src/db/postgres/durable.ts', from: "server?.commit !== 'on'", to: "server?.commit === ''" },
  ],
  whyNot: whyNoPostgres,
  run,
};
