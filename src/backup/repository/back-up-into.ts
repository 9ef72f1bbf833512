import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type DatabaseLocation } from '../../db/connect.ts';
import type { Migration } from '../../db/migration/migration.ts';
import type { Storage } from '../../media/index.ts';
import { type Manifest, type Summary, summaryOf } from '../manifest.ts';
import type { Progress } from '../progress.ts';
import { BackupRefused } from '../refusals.ts';
import { assertIsSite, withWorkFolder } from '../site-work-folder.ts';
import { type Snapshot, takeSnapshot } from '../take-snapshot.ts';
import { ContentCollector } from './content-collector.ts';
import { RepositoryLease } from './lease.ts';
import type { ObjectStore } from './object-store.ts';
import { Repository } from './repository.ts';
import { type Thinned, thin } from './thin.ts';

export interface BackUpIntoOptions {
  from: DatabaseLocation;
  storage: Storage;
  /** The location of the repository, which is created if it is empty. */
  store: ObjectStore;
  /** How many snapshots stay; undefined for all. */
  keep?: number | undefined;
  /** All migrations of this program. */
  migrations: readonly Migration[];
  /** Replaces the database's time: for tests. */
  now?(): Date;
  progress: Progress;
  signal?: AbortSignal | undefined;
}

export interface BackedUpInto extends Summary {
  /** The snapshot's name. */
  name: string;
  /** The number of contents that were sent, and of those that were there already. */
  sent: { contents: number; bytes: number };
  reused: { contents: number; bytes: number };
  /** Files that are missing on the site; this backup takes them from an earlier one. */
  lost: readonly string[];
  thinned: Thinned | null;
}

type Content = Omit<Manifest, 'format' | 'program'>;

/**
 * Adds a snapshot of a site to a repository while the site serves. Contents that the repository has are not sent again.
 * The snapshot becomes visible last (requirement 18.82); the next run uses the contents that a killed one has sent.
 * @throws BackupRefused, NewerDatabase, the signal's reason; no snapshot is added then, unless the message says so
 */
export async function backUpInto(options: BackUpIntoOptions): Promise<BackedUpInto> {
  const { from, store } = options;
  await assertIsSite(from);
  return withWorkFolder(from, async (work) => {
    const repository = await Repository.openOrCreate(store, work);
    const lease = await RepositoryLease.acquire(store, work);
    try {
      await store.clear();
      return await addSnapshot(repository, lease, { ...options, work });
    } finally {
      await lease.release();
    }
  });
}

type Options = BackUpIntoOptions & { work: string };

async function addSnapshot(
  repository: Repository,
  lease: RepositoryLease,
  options: Options,
): Promise<BackedUpInto> {
  const { storage, migrations, keep, work, from, signal, progress } = options;
  const known = migrations.map(({ name }) => name);
  const contents = await repository.contents();
  const folder = join(work, 'uploads');
  const collector = new ContentCollector(
    { storage, repository, contents, folder },
    await latestUploads(repository, known),
  );
  await collector.addAll((done) => progress('Files', done, done), signal);
  const tables = join(work, 'tables');
  await mkdir(tables);
  const engine = await connect(from);
  const monitored = { now: engine.now, ...options, folder: tables };
  const snapshot = await takeSnapshot(engine, collector, monitored).finally(() => engine.close());
  const lost = snapshot.files.filter((name) => collector.isLost(name));
  if (lost.length > 0 && lost.length === snapshot.files.length) {
    throw new BackupRefused(
      `None of the ${lost.length} uploaded files that the database names is there. Is DATA_DIR the site's?`,
    );
  }
  const manifest = await collect(snapshot, collector);
  await assertComplete(repository, manifest);
  await lease.assertHeld();
  const name = await repository.publish(manifest, work);
  const thinned = keep === undefined ? null : await thin(repository, keep, known);
  return { ...figuresOf(manifest, collector), name, lost, thinned };
}

/** The files of the latest snapshot; none if it cannot be read. */
async function latestUploads(repository: Repository, migrations: readonly string[]) {
  const latest = (await repository.snapshots()).at(-1);
  const manifest = latest ? await repository.manifest(latest, migrations) : null;
  return manifest && manifest !== 'newer' ? manifest.uploads : [];
}

async function collect(snapshot: Snapshot, collector: ContentCollector): Promise<Content> {
  const { takenAt, migrations, missing } = snapshot;
  const manifest: Content = { takenAt, migrations, tables: [], uploads: [], missing };
  for (const { name, file, rows, unpacked } of snapshot.tables) {
    const content = await collector.addFile(file, (await stat(file)).size);
    manifest.tables.push({ name, ...content, rows, unpacked });
  }
  for (const name of snapshot.files) {
    const content = collector.find(name);
    if (content) manifest.uploads.push({ name, ...content });
  }
  return manifest;
}

const entriesOf = ({ tables, uploads }: Content) =>
  new Map([...tables, ...uploads].map(({ sha256, size }) => [sha256, size]));

/** Looks once more, since a process that stood still may have lost its lease, and its contents to a thinning. */
async function assertComplete(repository: Repository, manifest: Content): Promise<void> {
  const contents = await repository.contents();
  for (const [digest, size] of entriesOf(manifest)) {
    if (contents.get(digest) !== size) {
      throw new BackupRefused(
        `Something was deleted from ${repository.store.name} meanwhile. No backup was made; please start it again.`,
      );
    }
  }
}

function figuresOf(manifest: Content, { sent }: ContentCollector) {
  const entries = [...entriesOf(manifest)];
  const figuresFor = (chosen: typeof entries) => ({
    contents: chosen.length,
    bytes: chosen.reduce((sum, [, size]) => sum + size, 0),
  });
  const all = figuresFor(entries);
  return {
    ...summaryOf(manifest, all.bytes),
    sent: figuresFor(entries.filter(([digest]) => sent.has(digest))),
    reused: figuresFor(entries.filter(([digest]) => !sent.has(digest))),
  };
}
