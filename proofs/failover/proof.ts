import { setTimeout as delay } from 'node:timers/promises';
import { pictureFile } from '../../test/pictures.ts';
import { whyNoPackage } from '../front/packages.ts';
import { Balancer } from '../load/balancer.ts';
import { compareWithLedger } from '../load/compare.ts';
import { Ledger } from '../load/ledger.ts';
import { Load } from '../load/load.ts';
import { PostgresServer, whyNoPostgres } from '../postgres/cluster.ts';
import { changeAfter, pageAfter } from '../postgres/recovery.ts';
import { HAPROXY } from '../proxies/start-proxy.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { NO_LIMITS, signIn, startSite } from '../site/site.ts';
import { startBalancer } from './balancer.ts';

const ROUNDS = 5;
const DATABASE = 'college';
const OVER_WITHIN_MS = 2000;
/** How the primary fails, and whether its standby cannot be reached just before. */
const FATES = ['killed', 'killed after losing its standby', 'frozen'] as const;

async function waitRandomly({ random }: ProofContext, min: number, more: number): Promise<void> {
  await delay(min + random() * more);
}

async function run(context: ProofContext): Promise<readonly string[]> {
  const { log, random } = context;
  let primary = await PostgresServer.create(context);
  let standby = await PostgresServer.create(context);
  await primary.startEmpty(DATABASE);

  await standby.follow(primary);
  await standby.start();
  await primary.needStandby();
  const settings = {
    ...NO_LIMITS,
    DATABASE_URL: `postgres://site@${await startBalancer(context, [primary, standby])}/${DATABASE}`,
  };
  const site = await startSite(context, settings);
  const token = await signIn(site.url);
  const ledger = new Ledger();
  const load = new Load({
    balancer: new Balancer(random, [site.url]),
    ledger,
    token,
    random,
    picture: await pictureFile({ width: 330, height: 20 }),
    tolerates: 'refused',
  });
  load.start();

  const figures: string[] = [];
  const firstFate = Math.floor(random() * FATES.length);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const fate = FATES[(round + firstFate) % FATES.length] ?? 'killed';
    await waitRandomly(context, 800, 800);
    load.allowOldPages();
    if (fate === 'killed after losing its standby') {
      primary.replication.hang();
      await waitRandomly(context, 200, 300);
    }
    if (fate === 'frozen') primary.freeze();
    else primary.kill();
    primary.replication.cut();
    await waitRandomly(context, 200, 800);
    const before = ledger.changes;
    await standby.promote();
    const promotedAt = performance.now();
    const overAfter = Math.round((await changeAfter(promotedAt, ledger, load, [site])) - promotedAt);
    primary.kill();
    must(overAfter < OVER_WITHIN_MS, `the failover took ${overAfter} ms after the promotion`);
    await pageAfter(promotedAt, load);
    load.wantFreshPages();
    await waitRandomly(context, 300, 300);
    figures.push(
      `round ${round}: ${fate}, ${before} changes before, writing again ${overAfter} ms after the promotion`,
    );
    log(figures.at(-1) ?? '');
    // The former primary becomes the standby of the next round.
    [primary, standby] = [standby, primary];
    await standby.replication.mend();
    await standby.follow(primary);
    await standby.start();
    await primary.needStandby();
  }
  await load.stop();
  must(load.errors.length === 0, `${load.errors.length} errors:\n${load.errors.slice(0, 5).join('\n')}`);
  await compareWithLedger(site.url, ledger, token);
  return [
    ...figures,
    `${ledger.changes} acknowledged changes: none lost, none doubled`,
    load.requests.outcomes,
  ];
}

export const proof: Proof = {
  claim: 'A failover behind HAProxy loses nothing; writing resumes within two seconds.',
  shown: { '# changes kept': /(\d+) acknowledged changes/, 'writing after # ms': /writing again (\d+)/ },
  fault: [
    {
      file: 'src/db/postgres/session.ts',
      from: 'set synchronous_commit = on;',
      to: 'set synchronous_commit = local;',
    },
    { file: 'src/db/postgres/durable.ts', from: "server?.commit !== 'on'", to: "server?.commit === ''" },
  ],
  whyNot: () => whyNoPostgres() ?? whyNoPackage('haproxy', HAPROXY),
  run,
};
