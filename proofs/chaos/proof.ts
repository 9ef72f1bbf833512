import { setTimeout as pause } from 'node:timers/promises';
import { pictureFile } from '../../test/pictures.ts';
import { Balancer } from '../load/balancer.ts';
import { signIn } from '../load/client.ts';
import { compareWithLedger } from '../load/compare.ts';
import { query } from '../load/database.ts';
import { Ledger } from '../load/ledger.ts';
import { Load } from '../load/load.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { DatabaseServer } from './database-server.ts';
import { faults, type Parts } from './faults.ts';
import { Machine } from './machine.ts';
import { ObjectStore } from './object-store.ts';

/** Four minutes, unless PROOF_MINUTES says otherwise. */
const DURATION_MS = Number(process.env.PROOF_MINUTES ?? 4) * 60_000;
const PASSWORD = 'correct horse battery';
/** A site is back this long after its parts at the latest. */
const BACK_WITHIN_MS = 90_000;
/** From one fault to the next, once everything is back. */
const CALM_MS = 5000;

async function makeParts(context: ProofContext): Promise<Parts> {
  const database = await DatabaseServer.create(context);
  const store = await ObjectStore.create(context);
  const settings = {
    DATABASE_URL: database.url,
    ...store.settings,
    ADMIN_PASSWORD: PASSWORD,
    LIMIT_FORMS: 'off',
    LIMIT_SEARCHES: 'off',
  };
  const machines = [
    await Machine.create(context, 'first', settings),
    await Machine.create(context, 'second', settings),
    await Machine.create(context, 'third', settings),
  ];
  // One clock is an hour off from the start.
  await machines[2]?.setClock(3_600_000);
  for (const machine of machines) machine.start();
  return { machines, database, store, random: context.random };
}

/** Resolves when every machine can serve. */
async function allBack(machines: readonly Machine[]): Promise<void> {
  const until = Date.now() + BACK_WITHIN_MS;
  for (const machine of machines) {
    while (!(await machine.isReady())) {
      must(
        Date.now() < until,
        `The ${machine.name} machine is not back after ${BACK_WITHIN_MS} ms: ${machine.lastWords()}`,
      );
      await pause(100);
    }
  }
}

/** Breaks one part after the other, sometimes two at once, until the time is over. @returns how often which */
async function disturb(parts: Parts, load: Load, log: (line: string) => void): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const names = Object.keys(faults);
  const { random } = parts;
  const until = Date.now() + DURATION_MS;
  while (Date.now() < until) {
    load.allowOldPages();
    const chosen = Array.from(
      { length: random() < 0.25 ? 2 : 1 },
      () => names[Math.floor(random() * names.length)] ?? '',
    );
    log(`${Math.round((until - Date.now()) / 1000)} s to go: ${chosen.join(', and ')}`);
    for (const name of chosen) counts.set(name, (counts.get(name) ?? 0) + 1);
    await Promise.all([...new Set(chosen)].map((name) => faults[name]?.(parts)));
    await allBack(parts.machines);
    load.wantFreshPages();
    await pause(CALM_MS);
    must(
      load.errors.length === 0,
      [
        `${load.errors.length} errors:`,
        ...load.errors.slice(0, 5),
        ...parts.machines.flatMap(({ unexpected }) => unexpected),
      ].join('\n'),
    );
  }
  return counts;
}

/** Starts a machine alone after all were stopped, and waits until it has cleaned up after those that were killed. */
async function cleanUp({ machines, database }: Parts): Promise<Machine> {
  const [first, ...others] = machines;
  if (!first) throw new Error('There is no machine');
  for (const machine of [first, ...others]) await machine.stop('SIGTERM');
  // No process holds a lease any more, but waiting for their ends would take longer than the proof.
  await query(database.url, `update upload_lease set until = '2000-01-01T00:00:00.000Z'`);
  await first.setClock(0);
  first.start();
  await allBack([first]);
  return first;
}

/** Every stored file belongs to a picture that a record names, also in the trash, and the other way round. */
async function compareFiles(store: ObjectStore, pictures: readonly string[]): Promise<void> {
  const wanted = new Set(pictures);
  const strays = () => store.files().filter((name) => !wanted.has(name));
  // A start waits for the clean-up for a second only, and each of the files is copied through the store.
  for (let tries = 0; tries < 600 && strays().length > 0; tries += 1) await pause(100);
  const left = strays();
  must(left.length === 0, `${left.length} files without a row: ${left.slice(0, 5).join(', ')}`);
  const found = new Set(store.files());
  const missing = [...wanted].filter((name) => !found.has(name));
  must(missing.length === 0, `Rows without a file: ${missing.slice(0, 5).join(', ')}`);
}

export const proof: Proof = {
  claim: 'Whatever part dies, nothing acknowledged is lost or doubled, and no old page is served.',
  shown: { '# changes kept': /([\d,]+) acknowledged changes/ },
  fault: [
    {
      file: 'src/db/writer.ts',
      from: '        outcomes = await this.#runAll(db, group);\n',
      to: `        outcomes = await this.#runAll(db, group);
        for (const { queued, value } of outcomes.done) queued.resolve(value);
        await new Promise((resolve) => setTimeout(resolve, 20));\n`,
    },
  ],
  whyNot: () => (process.platform === 'linux' ? null : 'it finds the processes of the database in /proc'),
  async run(context) {
    const parts = await makeParts(context);
    await allBack(parts.machines);
    const [first = ''] = parts.machines.map(({ address }) => address);
    const token = await signIn(first, 'admin@localhost', PASSWORD);
    const ledger = new Ledger();
    const load = new Load({
      balancer: new Balancer(
        context.random,
        parts.machines.map(({ address }) => address),
      ),
      ledger,
      token,
      random: context.random,
      picture: await pictureFile({ width: 330, height: 20 }),
      tolerates: 'any',
    });
    load.start();
    await pause(2000);
    const counts = await disturb(parts, load, context.log);
    await load.stop();
    must(load.errors.length === 0, `${load.errors.length} errors:\n${load.errors.slice(0, 5).join('\n')}`);
    const last = await cleanUp(parts);
    const pictures = await compareWithLedger(last.address, ledger, token);
    await compareFiles(parts.store, pictures);
    return [
      [...counts].map(([name, count]) => `${name} ${count} ×`).join(', '),
      `${load.requests.sent.toLocaleString('en')} requests, of them ${load.requests.failures.toLocaleString('en')} refused or cut while a part was away`,
      `${ledger.changes.toLocaleString('en')} acknowledged changes: none lost, none doubled`,
      `${pictures.length} files of pictures, no file without a row`,
      `${load.freshPages.toLocaleString('en')} pages compared with what was acknowledged a second before: none older`,
    ];
  },
};
