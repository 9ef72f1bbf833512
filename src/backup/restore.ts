import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LINK_MAILS } from '../content/link-mails.ts';
import { nobody, writeAuditEvent } from '../db/audit-events.ts';
import { type DatabaseLocation, restoreTargetOf } from '../db/connect.ts';
import { setReview } from '../db/editing/drafts.ts';
import { clearMoment, dueMoments } from '../db/editing/moments.ts';
import type { Db, Engine } from '../db/engine.ts';
import { createIdGenerator } from '../db/ids.ts';
import { migrateWithin } from '../db/migration/migrate.ts';
import { type Migration, shapesAfter } from '../db/migration/migration.ts';
import { FillUnconfirmed } from '../db/restore-target.ts';
import { refusals as identityRefusals } from '../identity/refusals.ts';
import { claim, storeSiteId } from '../identity/site-identity.ts';
import { holdUnit } from '../identity/unit.ts';
import { inLanguage } from '../languages/sentence.ts';
import { sentencesIn } from '../languages/sentences.ts';
import {
  concurrently,
  copyFile,
  MAX_CONCURRENT_COPIES,
  readIdFile,
  type Storage,
  UNFINISHED_RESTORE,
} from '../media/index.ts';
import { BackupFolder } from './folder.ts';
import { type Manifest, type Summary, summaryOf } from './manifest.ts';
import { refusals } from './refusals.ts';
import { assertWhole, type BackedUpTable, type Monitor, restoreRows, tablesIn } from './rows.ts';
import { words } from './words.ts';

const WORK_FOLDER = 'restoring';

export interface RestoreOptions extends Monitor {
  folder: string;
  /** Of which day the backup is taken; the newest without it. */
  day?: string | undefined;
  /** An empty database, or a folder without one. */
  into: DatabaseLocation;
  storage: Storage;
  storageName: string;
  /** Creates the data folder when it is missing. */
  makeDataFolder(path: string): boolean;
  /** All migrations of this program. */
  migrations: readonly Migration[];
  /** Replaces the database's time: for tests. */
  now?(): Date;
}

export interface Restored extends Summary {
  /** Number of unsent mails, which a restored site does not send by itself. */
  heldMails: number;
  /** The titles of drafts that were to appear before now, and do not by themselves. */
  unscheduled: string[];
}

/**
 * Restores a backup into an empty place: first the files, by name and digest, then all rows at once, so that a database is
 * there only when all is. It goes on where one of the same site ended before.
 * @throws Refused, the signal's reason
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { into, migrations, makeDataFolder } = options;
  const folder = new BackupFolder(options.folder, migrations);
  const manifest = await folder.choose(options.day);
  const then = migrations.filter(({ name }) => manifest.migrations.includes(name));
  const tables = tablesIn(folder, manifest, shapesAfter(then));
  for (const table of tables) await assertWhole(table);
  await assertEmpty(manifest, options);
  makeDataFolder(into.dataDir);
  const unit = await holdUnit(into.dataDir);
  const work = join(into.dataDir, WORK_FOLDER);
  try {
    // Another process may have had it until now.
    await assertEmpty(manifest, options);
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { mode: 0o700 });
    return await fill({ folder, manifest, tables, then, work }, options);
  } finally {
    await rm(work, { recursive: true, force: true });
    unit.release();
  }
}

/** @throws Refused unless there is nothing, or what an earlier restore of this site has left */
async function assertEmpty(
  { site }: Manifest,
  { into, storage, storageName }: RestoreOptions,
): Promise<void> {
  if (!(await (await restoreTargetOf(into)).isEmpty()))
    throw refusals.notEmpty(
      into.url ? 'The database of DATABASE_URL has tables' : `There is a database in ${into.dataDir}`,
    );
  const folderId = (await readIdFile(into.dataDir))?.id ?? site;
  const places = { database: 'This backup', databaseAt: '', folder: into.dataDir, storage: storageName };
  if (folderId !== site) throw identityRefusals.othersFolder(places, site, folderId);
  const mark = await storage.siteMark();
  if (mark?.note === UNFINISHED_RESTORE && mark.id === site) return;
  if (mark) throw refusals.notEmpty(`${storageName} is the storage of the site ${mark.id}`);
  for await (const _ of storage.names()) throw refusals.notEmpty(`There are uploads in ${storageName}`);
}

interface Opened {
  folder: BackupFolder;
  manifest: Manifest;
  tables: readonly BackedUpTable[];
  /** The migrations of the site when it was backed up. */
  then: readonly Migration[];
  /** A folder for unfinished files. */
  work: string;
}

async function fill(opened: Opened, options: RestoreOptions): Promise<Restored> {
  const { manifest, work } = opened;
  const { into, storage } = options;
  await storage.claim(manifest.site, UNFINISHED_RESTORE);
  await copyUploads(opened, options);
  let held: Deactivated = { heldMails: 0, unscheduled: [] };
  const build = async (db: Db, engine: Engine) => {
    held = await buildDatabase(db, engine, opened, options);
    await storeSiteId(db, manifest.site);
  };
  await (await restoreTargetOf(into)).fill(work, build).catch((error: unknown) => {
    throw error instanceof FillUnconfirmed ? refusals.unconfirmed(into.dataDir) : error;
  });
  // Should it end here, the first start does the same: a database is there only after all files.
  await claim(into.dataDir, storage, manifest.site);
  const { heldMails, unscheduled } = held;
  return { ...summaryOf(manifest), heldMails, unscheduled: unscheduled.map(({ title }) => title) };
}

async function copyUploads({ folder, manifest, work }: Opened, options: RestoreOptions): Promise<void> {
  const { storage, progress, signal } = options;
  const { files } = manifest;
  let done = 0;
  await concurrently(files, MAX_CONCURRENT_COPIES, async ({ name, ...digest }) => {
    signal?.throwIfAborted();
    const damaged = () => refusals.damaged(folder.uploadFile(name));
    const places = { from: folder.uploads, to: storage, folder: work };
    if ((await copyFile(places, name, digest, damaged)) === null) throw damaged();
    done += 1;
    progress('Files', done, files.length);
  });
}

async function buildDatabase(
  db: Db,
  engine: Engine,
  { manifest, tables, then }: Opened,
  { migrations, now = engine.now, progress, signal }: RestoreOptions,
): Promise<Deactivated> {
  await migrateWithin(db, engine, { migrations: then, now: now() });
  const total = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  for (const table of tables) {
    await restoreRows(db, table, (rows) => {
      signal?.throwIfAborted();
      done += rows;
      progress('Records', done, total);
    });
  }
  // The rows have the shape of the version that made the backup; later migrations upgrade them.
  await migrateWithin(db, engine, { migrations, now: now() });
  const context = { now, newId: createIdGenerator() };
  const deactivated = await deactivate(db, now());
  const actor = { ...nobody, command: 'restore' };
  const event = { action: 'restored', type: 'site', item: '', title: '' } as const;
  await writeAuditEvent(context, { db }, actor, { ...event, detail: { takenAt: manifest.takenAt } });
  for (const { type, record: item, title } of deactivated.unscheduled)
    await writeAuditEvent(context, { db }, actor, { action: 'returned', type, item, title });
  return deactivated;
}

const sentences = sentencesIn(words);

/** Shown to staff beside a mail that was unsent when the backup was taken. */
export const HELD_BACK_MAIL =
  'Restored from a backup: it may have been sent already. Send it again if it was not.';

/** Tables whose rows concern running processes and their visitors. */
const VOLATILE_TABLES = [
  'session',
  'password_link',
  'upload_lease',
  'task_lease',
  'rate_count',
  'conversation',
] as const;

/** What a restored site does not do by itself. */
interface Deactivated {
  heldMails: number;
  /** The drafts whose moment has passed. */
  unscheduled: UnscheduledDraft[];
}

interface UnscheduledDraft {
  type: string;
  record: string;
  title: string;
}

/**
 * Stops the automatic work of a restored copy, since the original site may be running: ends its sessions, links to set
 * passwords and links to previews, forgets what only concerned the original's processes (requirement 18.80), holds back unsent mails, and
 * returns the drafts that were to appear by now.
 * @param now the time of the restore
 */
async function deactivate(db: Db, now: Date): Promise<Deactivated> {
  for (const table of VOLATILE_TABLES) await db.deleteFrom(table).execute();
  const at = now.toISOString();
  await db.updateTable('preview').set({ expiresAt: at }).where('expiresAt', '>', at).execute();
  const held = await db
    .updateTable('mail')
    .set({ state: 'failed', trouble: HELD_BACK_MAIL })
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirst();
  await db.updateTable('mail').set({ body: '' }).where('kind', 'in', LINK_MAILS).execute();
  return { heldMails: Number(held.numUpdatedRows), unscheduled: await returnMissed(db, at) };
}

/** How many drafts are returned at once. */
const BATCH = 100;

/**
 * Returns the drafts whose moment passed before the restore, with a note to who wrote them: visitors would see them at
 * once, of which nobody at the restored site would know. Ends and pins take effect as ever.
 */
async function returnMissed(db: Db, at: string): Promise<UnscheduledDraft[]> {
  const returned: UnscheduledDraft[] = [];
  for (;;) {
    const missed = await dueMoments(db, at, BATCH, 'publish');
    for (const { record } of missed) {
      await clearMoment(db, record, 'publish');
      const draft = await db
        .selectFrom('draft')
        .leftJoin('account', 'account._id', 'draft.account')
        .select(['draft.type', 'draft.title', 'account.lang'])
        .where('record', '=', record)
        .executeTakeFirst();
      if (!draft) continue;
      const { lang, type, title } = draft;
      await setReview(db, record, 'returned', inLanguage(sentences.missed, lang === 'ne' ? 'ne' : 'en'));
      returned.push({ type, record, title });
    }
    if (missed.length < BATCH) return returned;
  }
}
