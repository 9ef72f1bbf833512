import { execFile } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { College, type EngineName, onBoth } from '../college/college.ts';
import { rowsOf } from '../college/rows.ts';
import { createDatabase } from '../load/database.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { Acknowledged } from '../writing/acknowledged.ts';
import { Crowd } from '../writing/crowd.ts';
import { Stored } from '../writing/stored.ts';

/** On each database. */
const BACKUPS = 10;
const FLIPS = 20;
const CLIENTS = 16;
const BETWEEN_MS = 300;

/** An empty place in which a backup is restored. */
interface Place {
  settings: Record<string, string>;
  dataDir: string;
}

async function emptyPlace({ folder }: ProofContext, name: string, database?: string): Promise<Place> {
  const dataDir = join(folder, name);
  const url = database && (await createDatabase(database));
  return { dataDir, settings: { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) } };
}

/** What was acknowledged so far; what is sent later may be in a backup as well. */
function soFar({ messages, notices, documents, sent, digests }: Acknowledged): Acknowledged {
  const copy = new Acknowledged();
  for (const [name, id] of messages) copy.messages.set(name, id);
  for (const [id, notice] of notices) copy.notices.set(id, notice);
  for (const [name, path] of documents) copy.documents.set(name, path);
  return Object.assign(copy, { sent, digests });
}

const numberIn = (title: string) => Number(/-(\d+)$/.exec(title)?.[1] ?? 0);

/** Each draft has the title that was acknowledged before the backup, or one that was sent later. */
async function compareDrafts(place: Place, drafts: ReadonlyMap<string, string>): Promise<void> {
  const rows = await rowsOf(place, 'select record, title from draft');
  const found = new Map(rows.map(({ record, title }) => [String(record), String(title)]));
  for (const [record, title] of drafts)
    must(
      numberIn(found.get(record) ?? '') >= numberIn(title),
      `The draft "${title}" was acknowledged, restored is "${found.get(record)}"`,
    );
}

async function restore(context: ProofContext, place: Place, file: string): Promise<void> {
  const cli = join(context.root, 'dist/server/cli.js');
  const env = { PATH: process.env.PATH ?? '', ...place.settings };
  await promisify(execFile)(process.execPath, [cli, 'restore', file], { env, cwd: context.root });
}

/** Flips one bit of a copy. */
function flipped(file: string, copy: string, random: () => number): string {
  copyFileSync(file, copy);
  const at = Math.floor(random() * statSync(copy).size);
  const byte = Buffer.alloc(1);
  const descriptor = openSync(copy, 'r+');
  readSync(descriptor, byte, 0, 1, at);
  byte[0] = (byte[0] ?? 0) ^ (1 << Math.floor(random() * 8));
  writeSync(descriptor, byte, 0, 1, at);
  closeSync(descriptor);
  return copy;
}

/** A damaged backup is refused and leaves nothing. */
async function mustRefuse(context: ProofContext, file: string, index: number): Promise<void> {
  const place = await emptyPlace(context, `damaged-${index}`);
  const copy = flipped(file, join(context.folder, 'damaged.tar'), context.random);
  const refusal = await restore(context, place, copy).then(
    () => null,
    (error: { code?: number; stderr?: string }) => error,
  );
  must(refusal, 'A backup with a flipped bit was restored');
  must(refusal.code === 1, `A damaged backup ends with ${refusal.code}: ${refusal.stderr}`);
  const left = existsSync(place.dataDir) ? readdirSync(place.dataDir) : [];
  must(left.length === 0, `A refused restore leaves ${left}`);
}

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const college = await College.open(context, engine);
  const crowd = await Crowd.gather({ college, clients: CLIENTS });
  const file = join(context.folder, `site-${engine}.tar`);
  const { acknowledged } = crowd;
  crowd.start();
  let [writes, writingMs, inBackups] = [0, 0, 0];
  for (let backup = 1; backup <= BACKUPS; backup += 1) {
    await pause(BETWEEN_MS);
    rmSync(file, { force: true });
    const before = soFar(acknowledged);
    const drafts = new Map(acknowledged.drafts);
    const [count, began] = [acknowledged.count, performance.now()];
    await college.command('backup', file);
    writes += acknowledged.count - count;
    writingMs += performance.now() - began;
    // Restored and compared in calm, which takes its time from the writing only.
    await crowd.stop();
    const place = await emptyPlace(context, `restored-${engine}-${backup}`, college.settings.DATABASE_URL);
    await restore(context, place, file);
    await new Stored(place, before).check();
    await compareDrafts(place, drafts);
    inBackups += before.messages.size + before.notices.size + before.documents.size + drafts.size;
    rmSync(place.dataDir, { recursive: true });
    if (backup < BACKUPS) crowd.start();
  }
  must(crowd.errors.length === 0, crowd.errors.slice(0, 3).join('\n'));
  for (let flip = 0; flip < FLIPS; flip += 1) await mustRefuse(context, file, flip);
  must(college.process.errors.length === 0, `The server logged ${college.process.errors[0]}`);
  await college.process.end('SIGTERM');
  return [
    `${BACKUPS} backups beside ${Math.round((writes * 1000) / writingMs)} writes a second, each restored elsewhere: all of ${inBackups} records and files that were acknowledged before are there, whole`,
    `${FLIPS} backups with one flipped bit: refused, nothing left`,
  ];
}

export const proof: Proof = {
  claim:
    'A backup of a site in use has everything that was acknowledged before it began, and a damaged one is refused.',
  fault: [
    {
      file: 'src/backup/archive-reader.ts',
      from: 'return sealOf(hash).equals(await readAll(handle, body, SEAL_BYTES));',
      to: 'return sealOf(hash).length === (await readAll(handle, body, SEAL_BYTES)).length;',
    },
    {
      file: 'src/backup/archive-reader.ts',
      from: "    if (hash.digest('hex') !== sha256) throw refusals.damaged(this.#file);\n",
      to: '',
    },
  ],
  whyNot: () => null,
  run: (context) => onBoth(context, (engine) => onEngine(context, engine)),
};
