import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pictureFile } from '../../test/pictures.ts';
import { startPostgres } from '../../test/postgres.ts';
import { Balancer } from '../load/balancer.ts';
import { signIn } from '../load/client.ts';
import { compareWithLedger } from '../load/compare.ts';
import { createDatabase, query } from '../load/database.ts';
import { Ledger } from '../load/ledger.ts';
import { Load } from '../load/load.ts';
import { filesOfRows } from '../load/picture-rows.ts';
import { type SiteProcess, startSite } from '../load/server.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { formerVersion, makeFormerVersion } from './former-version.ts';

const ROUNDS = Number(process.env.PROOF_ROUNDS ?? 5);
/** How long each of the three stretches lasts: the former version alone, both, this one alone. */
const STRETCH_MS = 4000;
const PASSWORD = 'correct horse battery';

interface Round {
  requests: number;
  changes: number;
  pictures: number;
  freshPages: number;
}

/** Two processes of the former version, two of this one beside them, then those alone, under load all the time. */
async function round(context: ProofContext, server: string, number: number): Promise<Round> {
  const database = await createDatabase(server);
  const dataDir = join(context.folder, `data-${number}`);
  const started: SiteProcess[] = [];
  const balancer = new Balancer(context.random);
  const start = async (root: string) => {
    const process = startSite(root, {
      DATA_DIR: dataDir,
      DATABASE_URL: database,
      ADMIN_PASSWORD: PASSWORD,
      LIMIT_FORMS: 'off',
      LIMIT_SEARCHES: 'off',
      PORT: '0',
    });
    context.onEnd(() => process.end('SIGKILL'));
    started.push(process);
    balancer.add(await process.serving);
  };
  await start(formerVersion);
  await start(formerVersion);
  const [first = ''] = balancer.addresses;
  const token = await signIn(first, 'admin@localhost', PASSWORD);
  const ledger = new Ledger({ hasTrash: false });
  const load = new Load({
    balancer,
    ledger,
    token,
    random: context.random,
    picture: await pictureFile({ width: 330, height: 20 }),
    tolerates: 'none',
  });
  load.start();
  await pause(STRETCH_MS);
  await start(context.root);
  await start(context.root);
  await pause(STRETCH_MS);
  for (const former of started.slice(0, 2)) {
    await balancer.takeOut(await former.serving);
    await former.end('SIGTERM');
  }
  await pause(STRETCH_MS);
  await load.stop();
  must(
    load.errors.length === 0,
    `${load.errors.length} errors in round ${number}:\n${load.errors.slice(0, 5).join('\n')}`,
  );

  const pictures = await compareWithLedger(balancer.addresses[0] ?? '', ledger, token);
  await compareFiles(dataDir, database, pictures);
  const versions = await query(database, 'select distinct version from process');
  must(versions.length === 1, `Versions that say that they serve: ${JSON.stringify(versions)}`);
  for (const process of started) await process.end('SIGTERM');
  return {
    requests: load.requests.sent,
    changes: ledger.changes,
    pictures: pictures.length,
    freshPages: load.freshPages,
  };
}

/** Every stored file belongs to a row, every row has its files, and pictures of records have rows. */
async function compareFiles(dataDir: string, database: string, pictures: readonly string[]): Promise<void> {
  const wanted = await filesOfRows(database);
  const unknown = pictures.filter((name) => !wanted.includes(name));
  must(unknown.length === 0, `Pictures of records without a row: ${unknown.slice(0, 5).join(', ')}`);
  const found = (await readdir(join(dataDir, 'uploads'))).filter((name) => name !== 'site-id').sort();
  const strays = found.filter((name) => !wanted.includes(name));
  const missing = wanted.filter((name) => !found.includes(name));
  must(strays.length === 0, `Files without a row: ${strays.slice(0, 5).join(', ')}`);
  must(missing.length === 0, `Rows without a file: ${missing.slice(0, 5).join(', ')}`);
}

export const proof: Proof = {
  claim: 'The version before and this one serve one database side by side, and nobody notices the upgrade.',
  fault: [
    // An expanding migration that drops a column which the former version still writes.
    {
      file: 'migrations/0006-expand-several-machines.json',
      from: '"steps": [',
      to: `"steps": [
        { "do": "drop-column", "table": "contact", "column": "address" },
        { "do": "drop-column", "table": "contact_spam", "column": "address" },`,
    },
    { file: 'src/content/contact.ts', from: "    address: text('Address', { ne: 'ठेगाना' }),\n", to: '' },
  ],
  whyNot: makeFormerVersion,
  async run(context) {
    const postgres = await startPostgres();
    context.onEnd(() => postgres.stop());
    const rounds: Round[] = [];
    for (let number = 1; number <= ROUNDS; number += 1) {
      const done = await round(context, postgres.url, number);
      context.log(
        `round ${number}: ${done.changes} changes acknowledged in ${done.requests} requests, none failed`,
      );
      rounds.push(done);
    }
    const sum = (of: keyof Round) => rounds.reduce((total, one) => total + one[of], 0).toLocaleString('en');
    return [
      `${ROUNDS} upgrades: ${sum('requests')} requests, no error`,
      `${sum('changes')} acknowledged changes: none lost, none doubled; ${sum('pictures')} files of pictures`,
      `${sum('freshPages')} pages compared with what was acknowledged a second before: none older`,
    ];
  },
};
