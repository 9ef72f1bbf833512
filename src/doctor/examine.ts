import { existsSync, type Stats } from 'node:fs';
import { access, constants, opendir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { page } from '../content/page.ts';
import { reservedAddresses } from '../content/reserved-addresses.ts';
import type { Db } from '../db/engine.ts';
import { DatabaseRefused } from '../db/fault.ts';
import { lastBackup } from '../db/last-backup.ts';
import { migrations } from '../db/migration/frozen.ts';
import { appliedMigrations, unknownAmong } from '../db/migration/migrate.ts';
import { shapesAfter } from '../db/migration/migration.ts';
import { DATABASE_FILES } from '../db/read-only.ts';
import type { ReadOnlyDatabase } from '../db/read-only-database.ts';
import { contentOf } from '../db/store.ts';
import { Refused } from '../errors.ts';
import { assertNew, identify, placesOf, survey } from '../identity/site-identity.ts';
import type { Storage } from '../media/index.ts';
import type { Settings } from '../settings.ts';
import { checkMailServer, checkMails, checkWebServers } from './called-servers.ts';
import { futureEntries, judgeClock, judgeFuture } from './clock.ts';
import { type Finding, Findings } from './finding.ts';
import { checkFiles, compareFiles } from './stored-files.ts';

/** With the files in them that a start reads. */
const PLACES = ['uploads', 'incoming', 'cache', 'strays', 'restoring', 'site-id', 'uploads/site-id'];
const ROOT = 0;

/**
 * Whether `DATA_DIR`, its folders and these files of the database in it can be written, and who else may read them.
 * @param files names, empty for a database on a server
 */
async function checkFolder(found: Findings, dataDir: string, files: readonly string[]): Promise<void> {
  const owner = await stat(dataDir);
  await checkRights(found, dataDir, owner);
  for (const name of [...PLACES, ...files]) await checkRights(found, join(dataDir, name), owner);
  if (found.all.length === 0) await checkContents(found, dataDir, owner);
  if (!(await stat(join(dataDir, 'incoming')).catch(() => null)))
    found.warning(
      `There is no folder ${join(dataDir, 'incoming')}, so no picture can be received.`,
      'The next start makes it. If it was there before, look whether the disk is mounted.',
    );
  if (found.all.length === 0) found.fine(`${dataDir} and what is in it can be written.`);
  if (owner.mode & 0o007)
    found.warning(
      `Everybody on this machine may enter ${dataDir}, which holds personal data.`,
      `chmod o-rwx ${dataDir}`,
    );
}

/** Whether everything else in the folders, such as uploaded files, can be read and written by the owner of `DATA_DIR`. */
async function checkContents(found: Findings, dataDir: string, owner: Stats): Promise<void> {
  let wrong = 0;
  let example = '';
  for await (const entry of await opendir(dataDir, { recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const stats = await stat(path).catch(() => null);
    if (!stats || mayUse(stats, owner)) continue;
    wrong += 1;
    example ||= path;
  }
  if (wrong > 0)
    found.trouble(
      `The account that owns DATA_DIR, ${owner.uid}, may not read and write ${example}${wrong > 1 ? ` and ${wrong - 1} more` : ''}.`,
      `chown -R ${owner.uid}:${owner.gid} ${dataDir}; chmod -R u+rwX ${dataDir}`,
    );
}

/** Whether this account and the owner of `DATA_DIR`, probably the service's, may write a file or folder. */
async function checkRights(found: Findings, path: string, owner: Stats): Promise<void> {
  const stats = await stat(path).catch(() => null);
  if (!stats) return;
  const isFolder = stats.isDirectory();
  const refused = await access(path, constants.R_OK | constants.W_OK | (isFolder ? constants.X_OK : 0)).then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code,
  );
  const { uid, gid, mode } = stats;
  const right = `chown ${owner.uid}:${owner.gid} ${path}; chmod u+rw${isFolder ? 'x' : ''} ${path}`;
  if (refused)
    found.trouble(
      `${path} cannot be written (${refused}).`,
      `Give it to the account of the service (${right}; chattr -i ${path}), and mount its disk for writing.`,
    );
  else if (!mayWrite(stats, owner))
    found.trouble(
      `${path} cannot be written by the account that owns DATA_DIR, ${owner.uid}: it belongs to ${uid}:${gid}, with the rights ${(mode & 0o777).toString(8)}.`,
      `Give it to the account of the service: ${right}.`,
    );
}

/** By its rights alone, since this command may run as root, whom none of them stops. */
function mayWrite({ uid, gid, mode }: Stats, owner: Stats): boolean {
  if (uid === owner.uid) return (mode & 0o200) !== 0;
  return owner.uid === ROOT || (mode & (gid === owner.gid ? 0o020 : 0o002)) !== 0;
}

/** Whether a file that somebody else may have put there can be read and written. */
const mayUse = (stats: Stats, owner: Stats) =>
  mayWrite(stats, owner) && (stats.uid !== owner.uid || (stats.mode & 0o400) !== 0);

/** Time limit of a check; most take milliseconds. */
const CHECK_MS = 20_000;
/** Time limit of reading every file. */
const DAY_MS = 86_400_000;
/** The time limit for reading tables or files; the rest is for listing them. */
const READING_MS = 10_000;

interface ExaminedSite {
  settings: Settings;
  /** Whether the settings lead to an existing site. */
  isThere(): Promise<boolean>;
  openDatabase(): Promise<ReadOnlyDatabase>;
  openStorage(folder?: 'strays'): Promise<Storage>;
  /** A folder of backups, with whose newest one every stored file is compared, however long that takes. */
  backups?: string | undefined;
  /** The known reasons why a database cannot be used. */
  reasonOf(error: unknown): string | undefined;
}

/** Examines a site, serving or not, and changes nothing. Takes at most a minute. */
export async function examine(site: ExaminedSite): Promise<Finding[]> {
  const { settings } = site;
  const all: Finding[] = [];
  const look: Look = async (name, check, ms = CHECK_MS) => {
    const found = new Findings(name);
    await within(ms, check(found)).catch((error: NodeJS.ErrnoException) => {
      const reason = error.message || error.code;
      found.trouble(
        `This could not be looked at: ${site.reasonOf(error) ?? reason}.`,
        'See what the other lines say, and correct that first.',
      );
    });
    all.push(...found.all);
  };

  await look('settings', async (found) => judgeSettings(found, settings));
  await look('folder', async (found) => {
    if (existsSync(settings.DATA_DIR))
      return checkFolder(found, settings.DATA_DIR, settings.DATABASE_URL ? [] : DATABASE_FILES);
    found.trouble(`There is no folder ${settings.DATA_DIR}.`, 'Set DATA_DIR to that of the site.');
  });
  if (existsSync(settings.DATA_DIR))
    await look('space', async (found) => judgeRoom(found, await roomIn(settings.DATA_DIR)));

  let database: ReadOnlyDatabase | undefined;
  await look('database', async (found) => {
    database = await openedDatabase(found, site);
  });
  try {
    if (database) await lookInside(database, site, look);
  } finally {
    await database?.close();
  }
  await look('servers', async (found) => {
    const clock = new Findings('clock');
    await checkWebServers(clock, found, settings);
    all.push(...clock.all);
  });
  await look('mail', (found) => checkMailServer(found, settings));
  return all;
}

type Look = (name: string, check: (found: Findings) => Promise<void>, ms?: number) => Promise<void>;

function judgeSettings(found: Findings, { NOW, SMTP_URL, NOTIFY_EMAIL = [] }: Settings): void {
  found.fine('Every setting holds.');
  if (NOW !== undefined)
    found.warning(
      `NOW replaces the time by ${NOW}.`,
      'Take NOW out of the environment of a site that people use.',
    );
  if (SMTP_URL && NOTIFY_EMAIL.length === 0)
    found.warning('Nobody is told of applications and messages.', 'Set NOTIFY_EMAIL to the office.');
}

/** A standby that follows asynchronously may lack what was acknowledged last, when it takes over. */
async function judgeStandbys(found: Findings, { reader }: ReadOnlyDatabase): Promise<void> {
  const { rows } = await sql<{ standbys: number; names: string }>`
    select (select count(*)::int from pg_stat_replication) as standbys,
      trim(current_setting('synchronous_standby_names')) as names`.execute(reader);
  const [{ standbys, names } = { standbys: 0, names: '' }] = rows;
  if (standbys > 0 && names === '')
    found.warning(
      'A standby follows the database, but commits do not wait for it: if it takes over, what was acknowledged last is lost.',
      'Set synchronous_standby_names on the server, such as: ANY 1 (*).',
    );
}

/** @returns undefined when it cannot be used */
async function openedDatabase(found: Findings, site: ExaminedSite): Promise<ReadOnlyDatabase | undefined> {
  const { DATABASE_URL } = site.settings;
  try {
    if (!(await site.isThere())) {
      await tellAbsence(found, await site.openStorage(), site.settings);
      return undefined;
    }
    const database = await site.openDatabase();
    if ((await database.reader.introspection.getTables()).length === 0) {
      await database.close();
      await tellAbsence(found, await site.openStorage(), site.settings);
      return undefined;
    }
    const begun = performance.now();
    await database.reader.selectFrom('state').select('key').limit(1).execute();
    found.fine(`The database answers in ${Math.ceil(performance.now() - begun)} ms.`);
    if (DATABASE_URL) await judgeStandbys(found, database);
    return database;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const usual = DATABASE_URL
      ? 'See whether its server runs, and whether DATABASE_URL is right.'
      : 'See whether its file and folder can be read, and to whom they belong.';
    const refusal = error instanceof DatabaseRefused && error.advice ? error : null;
    const reason = refusal?.reason ?? site.reasonOf(error) ?? (message || code);
    found.trouble(`The database cannot be used: ${reason}.`, refusal?.advice ?? usual);
    return undefined;
  }
}

async function lookInside(database: ReadOnlyDatabase, site: ExaminedSite, look: Look): Promise<void> {
  const { settings } = site;
  let applied: string[] | undefined;
  await look('migrations', async (found) => {
    applied = await appliedMigrations(database.reader);
    judgeMigrations(found, applied);
  });
  if (!applied) return;
  const there = new Set(applied);
  const shapes = [...shapesAfter(migrations.filter(({ name }) => there.has(name))).values()];
  await look('integrity', async (found) => {
    const { faults, isWhole } = await database.damage(performance.now() + READING_MS);
    if (faults.length > 0)
      found.trouble(
        `The database is damaged: ${faults.join('; ')}.`,
        'Keep a copy of it as it is, and restore the last backup into a new DATA_DIR or database.',
      );
    else if (isWhole) found.fine('The database has no damage.');
    else found.fine('The database has no damage, as far as there was time to look.');
  });
  await look('files', async (found) => {
    const storage = await site.openStorage();
    const strays = await site.openStorage('strays');
    const until = performance.now() + READING_MS;
    await checkFiles(found, { db: database.reader, storage, strays, shapes, until });
  });
  const { backups } = site;
  if (backups !== undefined)
    await look('files', async (found) => compareFiles(found, await site.openStorage(), backups), DAY_MS);
  await look('identity', async (found) =>
    checkIdentity(found, database.reader, await site.openStorage(), settings),
  );
  await look('clock', async (found) => {
    const now = database.now();
    if (settings.NOW === undefined)
      judgeClock(found, [{ name: 'the database', aheadMs: now.getTime() - Date.now() }]);
    judgeFuture(found, await futureEntries(database, now), now);
  });
  if (shapes.some(({ name }) => name === page.name))
    await look('addresses', (found) => checkAddresses(found, database.reader));
  await look('mails', async (found) => checkMails(found, database.reader, database.now()));
  await look('backup', async (found) =>
    judgeBackup(found, await lastBackup(database.reader), database.now()),
  );
}

/** Whether a page has an address that the site itself has taken since: then nobody sees the page. */
async function checkAddresses(found: Findings, db: Db): Promise<void> {
  const hidden = await contentOf(db)
    .selectFrom(page.name)
    .select(['title', 'address'])
    .where('address', 'in', [...reservedAddresses])
    .execute();
  for (const { title, address } of hidden)
    found.warning(
      `The page ‘${title}’ has the address /${address}, which is a part of the site itself by now: nobody sees the page.`,
      'Give it another address in the back office, under Pages.',
    );
  if (hidden.length === 0) found.fine('Every page can be reached at its address.');
}

function judgeMigrations(found: Findings, applied: readonly string[]): void {
  const unknown = unknownAmong(applied, migrations);
  const pending = migrations.filter(({ name }) => !applied.includes(name));
  if (unknown.length > 0)
    found.warning(
      `A newer or another version has changed the tables (${unknown.join(', ')}).`,
      'Run this command with the build that serves.',
    );
  else if (pending.length > 0)
    found.warning(
      `Not applied yet: ${pending.map(({ name }) => name).join(', ')}.`,
      'The next start applies them; until then the version that serves is an older one.',
    );
  else found.fine('All migrations are applied.');
}

class TookTooLong extends Error {
  constructor(ms: number) {
    super(`nothing within ${ms / 1000} s`);
    this.name = 'TookTooLong';
  }
}

/** The outcome of `work`, if it comes in time. @throws TookTooLong */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(ms)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether database, storage and data folder are of one site, as the start asks. */
async function checkIdentity(found: Findings, db: Db, storage: Storage, settings: Settings): Promise<void> {
  try {
    await identify(db, await survey(placesOf(settings), storage), storage);
    found.fine('Database, files and folder are of one site.');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    found.trouble(error.message, 'The next start is refused until this is set right.');
  }
}

/** Tells that there is no site, or what is left of one whose database is gone. */
async function tellAbsence(found: Findings, storage: Storage, settings: Settings): Promise<void> {
  const places = placesOf(settings);
  const ground = await survey(places, storage);
  try {
    assertNew(ground);
    found.trouble(
      `There is no site in ${places.databaseAt}.`,
      'Set DATA_DIR or DATABASE_URL to that of the site, or restore a backup.',
    );
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    found.trouble(error.message, 'Make no site here: what is left may be needed.');
  }
}

const HOUR_MS = 3_600_000;
/** A nightly backup that takes some hours is never older. */
const LATE_HOURS = 36;
const LOST_HOURS = 8 * 24;
/** Two clocks that are about right differ by less. */
const AHEAD_MS = 60_000;

const ADVICE =
  "Make one: npm run chautari -- backup FOLDER. For every night, see docs/operations.md, 'Backup and restore'.";

/** Whether the last backup is of the last night. */
export function judgeBackup(found: Findings, at: Date | null, now: Date): void {
  if (!at) {
    found.warning('No backup is known.', ADVICE);
    return;
  }
  const day = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  if (at.getTime() - now.getTime() > AHEAD_MS) {
    found.trouble(
      `The last backup is said to be of ${day}, which is in the future: the clock was wrong then, or is now. How old it is, is not known.`,
      `See that the clock is right, then make one: npm run chautari -- backup FOLDER.`,
    );
    return;
  }
  const hours = Math.max(0, Math.floor((now.getTime() - at.getTime()) / HOUR_MS));
  const says = `The last backup was made ${hours} hours ago, at ${day}.`;
  if (hours > LOST_HOURS) found.trouble(says, ADVICE);
  else if (hours > LATE_HOURS) found.warning(says, ADVICE);
  else found.fine(says);
}

const GB = 1e9;
/** Below these, uploads and backups may fail soon, or already. */
const LITTLE_BYTES = 2 * GB;
const LITTLE_SHARE = 0.1;
const FULL_BYTES = 0.2 * GB;
const LITTLE_INODES_SHARE = 0.05;
const FEW_INODES = 1000;

interface Room {
  freeBytes: number;
  bytes: number;
  freeInodes: number;
  /** 0 where the file system makes inodes as it needs them. */
  inodes: number;
}

async function roomIn(folder: string): Promise<Room> {
  const { bavail, blocks, bsize, ffree, files } = await statfs(folder);
  return { freeBytes: bavail * bsize, bytes: blocks * bsize, freeInodes: ffree, inodes: files };
}

const gigabytes = (bytes: number) => `${(bytes / GB).toFixed(1)} GB`;

/** Space and inodes of the file system of `DATA_DIR`. */
export function judgeRoom(found: Findings, { freeBytes, bytes, freeInodes, inodes }: Room): void {
  const free = `${gigabytes(freeBytes)} of ${gigabytes(bytes)} are free`;
  const advice = 'Move backups and old logs to another disk, or make this one larger.';
  if (freeBytes < FULL_BYTES) found.trouble(`The disk is full: ${free}.`, advice);
  else if (freeBytes < LITTLE_BYTES && freeBytes < LITTLE_SHARE * bytes)
    found.warning(`The disk is nearly full: ${free}.`, advice);
  else found.fine(`There is room: ${free}.`);
  if (inodes === 0) return;
  const left = `${freeInodes.toLocaleString('en')} of ${inodes.toLocaleString('en')} inodes are free`;
  const fewer = 'Delete many small files that nothing needs, or move to a file system with more inodes.';
  if (freeInodes < FEW_INODES) found.trouble(`No more files can be made: ${left}.`, fewer);
  else if (freeInodes < LITTLE_INODES_SHARE * inodes) found.warning(`Inodes run out: ${left}.`, fewer);
  else found.fine(`There are inodes: ${left}.`);
}
