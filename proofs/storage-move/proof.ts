import { mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { storageUrlAt, storeKeys } from '../../src/media/storage/s3/store.fixture.ts';
import { startPostgres } from '../../test/postgres.ts';
import { Balancer } from '../load/balancer.ts';
import { signIn } from '../load/client.ts';
import { createDatabase } from '../load/database.ts';
import { type SiteProcess, startSite } from '../load/server.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { MoveCommand } from './command.ts';
import { ForgetfulStore } from './forgetful-store.ts';
import { Pictures } from './pictures.ts';

const ROUNDS = Number(process.env.PROOF_ROUNDS ?? 5);
const PROCESSES = 2;
const KILLS = 3;
const PICTURES_BEFORE = 30;
const PASSWORD = 'correct horse battery';

interface Round {
  kept: number;
  erased: number;
  visits: number;
  kills: number;
  forgotten: number;
}

/** Two serving processes; each can be replaced by one with another storage. */
class Processes {
  readonly balancer: Balancer;
  readonly #running: SiteProcess[] = [];
  readonly #started: SiteProcess[] = [];
  readonly #context: ProofContext;
  readonly #settings: Record<string, string>;

  constructor(context: ProofContext, settings: Record<string, string>) {
    this.balancer = new Balancer(context.random);
    this.#context = context;
    this.#settings = settings;
  }

  async start(more: Record<string, string>): Promise<void> {
    const site = startSite(this.#context.root, { ...this.#settings, ...more, PORT: '0' });
    this.#context.onEnd(() => site.end('SIGKILL'));
    this.#running.push(site);
    this.#started.push(site);
    this.balancer.add(await site.serving);
  }

  /** Replaces processes one after the other; each is stopped after its requests are answered. */
  async replaceAll(more: Record<string, string>): Promise<void> {
    for (const former of this.#running.splice(0)) {
      await this.start(more);
      await this.balancer.takeOut(await former.serving);
      await former.end('SIGTERM');
    }
  }

  /** The errors that all of them have logged. */
  get errors(): string[] {
    return this.#started.flatMap(({ errors }) => errors);
  }

  async end(): Promise<void> {
    for (const site of this.#running) await site.end('SIGTERM');
  }
}

/** From the disk to a bucket and back under load, each command killed and repeated at random. */
async function round(context: ProofContext, number: number, databaseUrl: string | undefined): Promise<Round> {
  const { root, random, folder } = context;
  const dataDir = join(folder, `data-${number}`);
  const storeFolder = join(folder, `store-${number}`);
  await mkdir(storeFolder);
  const store = await ForgetfulStore.start(storeFolder);
  context.onEnd(() => store.close());
  const settings = {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ADMIN_PASSWORD: PASSWORD,
    ...storeKeys,
  };
  const processes = new Processes(context, settings);
  for (let count = 0; count < PROCESSES; count += 1) await processes.start({});
  const { balancer } = processes;
  const token = await signIn(balancer.addresses[0] ?? '', 'admin@localhost', PASSWORD);
  const pictures = new Pictures({ balancer, token, random });
  const assertNoError = () =>
    must(
      pictures.errors.length === 0,
      `Round ${number}:\n${[...pictures.errors.slice(0, 5), ...processes.errors].join('\n')}`,
    );
  pictures.start();
  while (pictures.live.size < PICTURES_BEFORE) {
    assertNoError();
    await pause(100);
  }
  for (const name of await readdir(join(dataDir, 'uploads'))) if (random() < 0.3) store.victims.add(name);

  const command = new MoveCommand(root, settings, random);
  const bucket = storageUrlAt(store.endpoint, 'site');
  await command.runToEnd(['disk', bucket], KILLS);
  await processes.replaceAll({ STORAGE_URL: bucket });
  await command.runToEnd(['disk', bucket, '--finish'], 1);
  await compare(pictures, processes, `round ${number}, in the bucket`);
  await pause(1000);

  await command.runToEnd([bucket, 'disk'], KILLS);
  await processes.replaceAll({});
  await command.runToEnd([bucket, 'disk', '--finish'], 1);
  await pictures.stop();
  assertNoError();
  await compare(pictures, processes, `round ${number}, on the disk`);
  await processes.end();
  await store.close();
  const namesOf = (known: Pictures['live']) =>
    [...known.values()].flatMap(({ digests }) => [...digests.keys()].map((path) => basename(path)));
  const kept = [...namesOf(pictures.live), ...namesOf(pictures.trashed)];
  const found = (await readdir(join(dataDir, 'uploads'))).filter((name) => name.endsWith('.webp'));
  const strays = found.filter((name) => !kept.includes(name));
  must(strays.length === 0, `Round ${number}: files that no picture has: ${strays.slice(0, 5).join(', ')}`);
  const { visits } = pictures;
  const { forgotten } = store;
  const erased = pictures.removed.size - namesOf(pictures.trashed).length;
  return { kept: kept.length, erased, visits, kills: command.kills, forgotten };
}

async function compare(pictures: Pictures, { balancer }: Processes, when: string): Promise<void> {
  const wrong = await pictures.check(balancer.addresses[0] ?? '');
  must(wrong.length === 0, `${when}, ${wrong.length} files are wrong:\n${wrong.slice(0, 5).join('\n')}`);
}

export const proof: Proof = {
  claim:
    'While the files move from disk to a bucket and back, under load and with commands killed at random, every acknowledged picture opens with its digest and none that was removed comes back.',
  fault: [
    // Skips the comparison with the digest in the new storage.
    {
      file: 'src/storage-move/copy-files.ts',
      from: "if (stored === sha256) return 'copied';",
      to: "if (stored !== null) return 'copied';",
    },
    {
      file: 'src/storage-move/copy-files.ts',
      from: 'if (isThere && (await digestIn(to, name)) === sha256)',
      to: 'if (isThere)',
    },
  ],
  whyNot: () => null,
  async run(context) {
    const postgres = await startPostgres();
    context.onEnd(() => postgres.stop());
    const rounds: Round[] = [];
    for (let number = 1; number <= ROUNDS; number += 1) {
      const isEmbedded = number % 2 === 0;
      const done = await round(context, number, isEmbedded ? undefined : await createDatabase(postgres.url));
      context.log(
        `round ${number} on ${isEmbedded ? 'SQLite' : 'PostgreSQL'}: ${done.kept} files kept, ${done.erased} deleted for good, ${done.kills} commands killed`,
      );
      rounds.push(done);
    }
    const sum = (of: keyof Round) => rounds.reduce((total, one) => total + one[of], 0).toLocaleString('en');
    return [
      `${ROUNDS} times from disk to a bucket and back, ${sum('kills')} commands killed and repeated`,
      `${sum('kept')} files of acknowledged pictures, each opens with its digest, for staff also in the trash; ${sum('erased')} deleted for good, none is back`,
      `${sum('forgotten')} files of which the store had kept a part only were stored again; ${sum('visits')} visits meanwhile, none failed`,
    ];
  },
};
