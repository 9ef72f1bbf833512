import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/** @returns null, or how the command failed */
function restore(context: ProofContext, settings: Record<string, string>, ...args: string[]) {
  const cli = join(context.root, 'dist/server/cli.js');
  const env = { PATH: process.env.PATH ?? '', ...settings };
  return promisify(execFile)(process.execPath, [cli, 'restore', ...args], { env, cwd: context.root }).then(
    () => null,
    (error: { code?: number; stderr?: string }) => error,
  );
}

/** The files of the newest backup, the lock and what only older ones have left out. */
function filesOf(backups: string): string[] {
  const manifest = join(backups, 'manifest.json');
  const { moment, tables, files } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string> & {
    tables: { name: string }[];
    files: { name: string }[];
  };
  return [
    manifest,
    ...tables.map(({ name }) => join(backups, 'rows', moment ?? '', `${name}.jsonl.gz`)),
    ...files.map(({ name }) => join(backups, 'uploads', name)),
  ];
}

/** Flips one bit of a file of a backup: verification and restore refuse it and name it, and no site is there. */
async function mustRefuse(context: ProofContext, backups: string, index: number): Promise<void> {
  const { random } = context;
  const files = filesOf(backups).filter((file) => statSync(file).size > 0);
  // Rows and the manifest are few among the files, so each kind has its turn.
  const kind = ['manifest.json', '.jsonl.gz', '/uploads/'][index % 3] ?? '';
  const candidates = files.filter((file) => file.includes(kind));
  const file = candidates[Math.floor(random() * candidates.length)] ?? '';
  const whole = readFileSync(file);
  const flipped = Buffer.from(whole);
  const at = Math.floor(random() * flipped.length);
  flipped[at] = (flipped[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  writeFileSync(file, flipped);
  const place = await emptyPlace(context, `damaged-${index}`);
  for (const args of [[backups], [backups, '--verify']]) {
    const refusal = await restore(context, place.settings, ...args);
    must(refusal, `${file} with a flipped bit was not seen by restore ${args.join(' ')}`);
    must(
      refusal.code === 1 && refusal.stderr?.includes(file),
      `A damaged ${file} ends with ${refusal.code}: ${refusal.stderr}`,
    );
  }
  must(!existsSync(join(place.dataDir, 'chautari.sqlite')), 'A refused restore leaves a site');
  writeFileSync(file, whole);
  rmSync(place.dataDir, { recursive: true, force: true });
}

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const college = await College.open(context, engine);
  const crowd = await Crowd.gather({ college, clients: CLIENTS });
  const backups = join(context.folder, `backups-${engine}`);
  const { acknowledged } = crowd;
  crowd.start();
  let [writes, writingMs, inBackups] = [0, 0, 0];
  for (let backup = 1; backup <= BACKUPS; backup += 1) {
    await pause(BETWEEN_MS);
    const before = soFar(acknowledged);
    const drafts = new Map(acknowledged.drafts);
    const [count, began] = [acknowledged.count, performance.now()];
    await college.command('backup', backups);
    writes += acknowledged.count - count;
    writingMs += performance.now() - began;
    // Restored and compared in calm, which takes its time from the writing only.
    await crowd.stop();
    const place = await emptyPlace(context, `restored-${engine}-${backup}`, college.settings.DATABASE_URL);
    const failure = await restore(context, place.settings, backups);
    must(!failure, `A restore failed: ${failure?.stderr}`);
    await new Stored(place, before).check();
    await compareDrafts(place, drafts);
    inBackups += before.messages.size + before.notices.size + before.documents.size + drafts.size;
    rmSync(place.dataDir, { recursive: true });
    if (backup < BACKUPS) crowd.start();
  }
  must(crowd.errors.length === 0, crowd.errors.slice(0, 3).join('\n'));
  for (let flip = 0; flip < FLIPS; flip += 1) await mustRefuse(context, backups, flip);
  must(college.process.errors.length === 0, `The server logged ${college.process.errors[0]}`);
  await college.process.end('SIGTERM');
  return [
    `${BACKUPS} backups beside ${Math.round((writes * 1000) / writingMs)} writes a second, each restored elsewhere: all of ${inBackups} records and files that were acknowledged before are there, whole`,
    `${FLIPS} times one flipped bit, in manifest, rows and files: found, named and refused`,
  ];
}

export const proof: Proof = {
  claim: 'A backup has all that was acknowledged before; a damaged one is refused.',
  shown: { '# records whole': /all of (\d+) records/ },
  fault: [
    {
      file: 'src/backup/rows.ts',
      from: '  if (found?.size !== entry.size || found.sha256 !== entry.sha256) throw refusals.damaged(file);',
      to: '  if (found?.size !== entry.size) throw refusals.damaged(file);',
    },
    {
      file: 'src/media/storage/copy-files.ts',
      from: '    if (damaged && !areSame({ size, sha256 }, expected ?? null)) throw damaged();\n',
      to: '',
    },
  ],
  whyNot: () => null,
  run: (context) => onBoth(context, (engine) => onEngine(context, engine)),
};
