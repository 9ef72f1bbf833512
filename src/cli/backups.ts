import { resolve } from 'node:path';
import type { ParseArgsOptionsConfig } from 'node:util';
import { backUp } from '../backup/back-up.ts';
import type { Summary } from '../backup/manifest.ts';
import { restore } from '../backup/restore.ts';
import type { Progress } from '../backup/rows.ts';
import { verify } from '../backup/verify.ts';
import { makeDataFolder } from '../data-folder.ts';
import { connect } from '../db/connect.ts';
import { recordBackup } from '../db/last-backup.ts';
import { migrations } from '../db/migration/frozen.ts';
import { assertIsOneSite, placesOf } from '../identity/site-identity.ts';
import { openStorage } from '../media/index.ts';
import { rehearsedClock } from '../rehearsed-time.ts';
import type { Settings } from '../settings.ts';
import { BadUsage, command, EXIT_DONE, type Output, type Usage, type Values } from './command.ts';

/** The streams of a command that can be broken off. */
export interface FolderIo extends Output {
  /** Aborted by Ctrl-C or SIGTERM. */
  signal?: AbortSignal | undefined;
}

/** Runs a command whose only argument is the folder of backups; see `command`. */
const folderCommand = <const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  usage: Usage<Options>,
  io: FolderIo,
  work: (folder: string, values: Values<Options>) => Promise<number>,
) =>
  command(args, { ...usage, hasOperands: true }, io, ({ operands, values }) =>
    work(folderIn(operands), values),
  );

/** @throws BadUsage */
function folderIn([folder, ...others]: readonly string[]): string {
  if (!folder) throw new BadUsage('FOLDER is missing.');
  if (folder.includes('://')) throw new BadUsage(`${folder} is not a folder. Mount a bucket as one.`);
  if (others.length > 0) throw new BadUsage('Too many arguments.');
  return resolve(folder);
}

/** Shows the percentage of each step on a terminal; prints nothing to a pipe. */
export function progressOn({ stdout }: FolderIo): { progress: Progress; end(): void } {
  let shown = '';
  let current = '';
  const end = () => {
    if (current) stdout.write('\n');
    current = '';
  };
  return {
    end,
    progress(what, done, of) {
      if (!stdout.isTTY) return;
      if (what !== current) end();
      current = what;
      const line = `\r${what}: ${of === 0 ? 100 : Math.floor((100 * done) / of)} %`;
      if (line !== shown) stdout.write(line);
      shown = line;
    },
  };
}

export const counted = (count: number, one: string) =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

/** `12.3 MB` */
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** `1,204 records, 61 pictures, 12.3 MB` */
function describeContents({ records, pictures, documents, bytes }: Summary): string {
  return [
    counted(records, 'record'),
    counted(pictures, 'picture'),
    ...(documents > 0 ? [counted(documents, 'document')] : []),
    megabytes(bytes),
  ].join(', ');
}

/** A warning about files that were lost before the backup; empty if there are none. */
function describeMissing({ missing }: Summary): string {
  if (missing.length === 0) return '';
  const some = missing.slice(0, 5).join(', ');
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
  return `Not in it, since they were lost before: ${counted(missing.length, 'uploaded file')} (${some}${more}).\n`;
}

const BACKUP_USAGE = `npm run chautari -- backup FOLDER [--keep N]

Adds a backup of everything that the site keeps to FOLDER, which is made if its parent is there: records, submissions,
accounts, pictures and documents. The site may serve and change meanwhile. Files that are there already are not copied
again. FOLDER holds personal data: keep it as safe as the site itself, and a copy on another machine.

Of each of the last N days that have a backup, 14 without --keep, the newest one stays; older ones go, with the files that
only they named.`;

const KEEP_DAYS = 14;

/** @returns the exit status */
export function backupCommand(
  args: readonly string[],
  settings: () => Settings,
  io: FolderIo,
): Promise<number> {
  const options = { keep: { type: 'string' } } as const;
  return folderCommand(args, { usage: BACKUP_USAGE, options }, io, async (folder, { keep: wanted }) => {
    const keep = wanted === undefined ? KEEP_DAYS : countOf(wanted);
    const read = settings();
    const { DATABASE_URL: url, DATA_DIR: dataDir } = read;
    const from = { url, dataDir, mustExist: true, now: rehearsedClock(read.NOW) };
    const storage = await openStorage(read);
    await assertIsOneSite(read, from, storage);
    const { progress, end } = progressOn(io);
    io.stdout.write(`Backing up to ${folder}\n`);
    const options = { from, storage, folder, keep, migrations, progress, signal: io.signal };
    const made = await backUp(options).finally(end);
    const engine = await connect(from);
    await recordBackup(engine, engine.now()).finally(() => engine.close());
    const { copied, dropped, keptAll } = made;
    io.stderr.write(describeMissing(made) + (keptAll && `${keptAll}\n`));
    const older = dropped > 0 ? ` Deleted: ${counted(dropped, 'older backup')}.` : '';
    io.stdout.write(
      `Backed up: ${describeContents(made)}\nNew: ${counted(copied.files, 'file')}, ${megabytes(copied.bytes)}.${older}\n`,
    );
    return EXIT_DONE;
  });
}

function countOf(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new BadUsage('--keep takes the number of days whose backup stays, at least 1.');
}

const RESTORE_USAGE = `npm run chautari -- restore FOLDER [--day YYYY-MM-DD]
npm run chautari -- restore FOLDER --verify

Makes the site of the newest backup in FOLDER, or of the one of a day, in DATA_DIR, which must be missing or empty, and, if
they are set, in the empty database of DATABASE_URL and the empty place of STORAGE_URL. It need not be the kind of database
or storage that the backup was taken of. One that was broken off goes on when it is run again. Afterwards everybody signs
in anew, and mails that waited are not sent by themselves.

--verify reads every byte of every backup in FOLDER instead and changes nothing: exit status 0 if each can be restored
whole, 1 if not.`;

const RESTORE_OPTIONS = { day: { type: 'string' }, verify: { type: 'boolean' } } as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const DAMAGED = 1;
const MAX_SHOWN = 20;

/** @returns the exit status */
export function restoreCommand(
  args: readonly string[],
  settings: () => Settings,
  io: FolderIo,
): Promise<number> {
  return folderCommand(
    args,
    { usage: RESTORE_USAGE, options: RESTORE_OPTIONS },
    io,
    async (folder, { day, verify: isVerifying }) => {
      if (day !== undefined && !DAY.test(day)) throw new BadUsage('--day takes a day such as 2026-11-29.');
      if (isVerifying) return verifyFolder(folder, io);
      await restoreSite({ folder, day }, settings(), io);
      return EXIT_DONE;
    },
  );
}

async function verifyFolder(folder: string, io: FolderIo): Promise<number> {
  const { progress, end } = progressOn(io);
  io.stdout.write(`Verifying ${folder}\n`);
  const verified = await verify({ folder, migrations, progress, signal: io.signal }).finally(end);
  const { backups, problems, takenAt } = verified;
  io.stderr.write(describeMissing(verified));
  if (problems.length === 0) {
    io.stdout.write(
      `${counted(backups, 'backup')}, whole. The newest is of ${takenAt}: ${describeContents(verified)}\n`,
    );
    return EXIT_DONE;
  }
  const shown = problems.slice(0, MAX_SHOWN);
  const more = problems.length - shown.length;
  if (more > 0) shown.push(`And ${counted(more, 'problem')} more.`);
  io.stderr.write(
    `Not every backup in ${folder} can be restored whole.\n${shown.join('\n')}\nAn uploaded file that is damaged may be deleted: the next backup copies it again while the site has it.\n`,
  );
  return DAMAGED;
}

async function restoreSite(
  { folder, day }: { folder: string; day: string | undefined },
  settings: Settings,
  io: FolderIo,
) {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = settings;
  const { progress, end } = progressOn(io);
  io.stdout.write(`Restoring ${folder} into ${resolve(dataDir)}\n`);
  const restored = await restore({
    folder,
    day,
    into: { url, dataDir },
    storage: await openStorage(settings),
    storageName: placesOf(settings).storage,
    makeDataFolder,
    migrations,
    progress,
    signal: io.signal,
  }).finally(end);
  const { takenAt, heldMails, unscheduled } = restored;
  io.stderr.write(describeMissing(restored));
  io.stdout.write(
    `Restored, as it was at ${takenAt}: ${describeContents(restored)}\nEverybody has to sign in again. Passwords are those of that day, and links to previews have ended.\n`,
  );
  if (heldMails > 0) {
    io.stdout.write(`${heldMails} mails that waited are not sent by themselves: see /admin/mail.\n`);
  }
  if (unscheduled.length > 0) {
    const shown = unscheduled.slice(0, MAX_SHOWN).map((title) => `  ${title}\n`);
    io.stdout.write(
      `${counted(unscheduled.length, 'draft')} whose moment has passed meanwhile did not appear, and wait to be published:\n${shown.join('')}`,
    );
  }
}
