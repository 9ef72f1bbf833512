import { resolve } from 'node:path';
import { archiveIn, type OpenBackup, snapshotIn } from '../backup/open-backup.ts';
import type { ObjectStore } from '../backup/repository/object-store.ts';
import { Repository } from '../backup/repository/repository.ts';
import { restore } from '../backup/restore.ts';
import { verify } from '../backup/verify.ts';
import { makeDataFolder } from '../data-folder.ts';
import { migrations } from '../db/migration/frozen.ts';
import { placesOf } from '../identity/site-identity.ts';
import { openStorage } from '../media/index.ts';
import type { Settings } from '../settings.ts';
import {
  type ArchiveIo,
  archiveCommand,
  counted,
  describeContents,
  describeMissing,
  progressOn,
} from './archive-command.ts';
import { existingRepositoryAt } from './backup-location.ts';
import { BadUsage, DONE } from './io.ts';

const USAGE = `npm run chautari -- restore FILE
npm run chautari -- restore FOLDER [--snapshot NAME]
npm run chautari -- restore s3://BUCKET/PREFIX?endpoint=… [--snapshot NAME]
npm run chautari -- restore --verify FILE|FOLDER|s3://… [--snapshot NAME]
npm run chautari -- restore --list FOLDER|s3://…

Makes the site of a backup in DATA_DIR, which must be missing or empty, and, if they are set, in the empty database of
DATABASE_URL and the empty place of STORAGE_URL. It need not be the kind of database or storage that the backup was
taken of. Afterwards everybody signs in anew, and mails that waited are not sent by themselves.

Of a folder or a bucket the latest backup is taken, or the one that --snapshot names; --list names them all.
--verify reads every byte of the backup instead and changes nothing: exit status 0 if it can be restored whole, 1 if not.`;

const OPTIONS = {
  snapshot: { type: 'string' },
  verify: { type: 'boolean' },
  list: { type: 'boolean' },
} as const;

const DAMAGED = 1;
const MAX_PROBLEMS_SHOWN = 20;

/** @returns the exit status */
export function restoreCommand(
  args: readonly string[],
  settings: () => Settings,
  io: ArchiveIo,
): Promise<number> {
  return archiveCommand(args, { usage: USAGE, options: OPTIONS }, io, async ({ location, values }) => {
    const store = await existingRepositoryAt(location, settings);
    if (!store && (values.snapshot !== undefined || values.list)) {
      throw new BadUsage('--snapshot and --list are for a folder or a bucket.');
    }
    if (store && values.list) return list(store, io);
    const backup = store
      ? { name: store.name, open: snapshotIn(store, values.snapshot as string | undefined) }
      : { name: resolve(location), open: archiveIn(resolve(location)) };
    if (values.verify) return verifyBackup(backup, io);
    await restoreBackup(backup, settings(), io);
    return DONE;
  });
}

interface NamedBackup {
  name: string;
  open: OpenBackup;
}

async function list(store: ObjectStore, { stdout }: ArchiveIo): Promise<number> {
  const names = await (await Repository.open(store)).snapshots();
  stdout.write(names.map((name) => `${name}\n`).join(''));
  return DONE;
}

async function verifyBackup({ name, open }: NamedBackup, io: ArchiveIo): Promise<number> {
  const { progress, end } = progressOn(io);
  io.stdout.write(`Verifying ${name}\n`);
  const verified = await verify({ open, migrations, progress, signal: io.signal }).finally(end);
  const { problems, takenAt } = verified;
  io.stderr.write(describeMissing(verified));
  if (problems.length === 0) {
    io.stdout.write(`Whole, as it was at ${takenAt}: ${describeContents(verified)}\n`);
    return DONE;
  }
  const shown = problems.slice(0, MAX_PROBLEMS_SHOWN);
  const more = problems.length - shown.length;
  if (more > 0) shown.push(`And ${counted(more, 'problem')} more.`);
  io.stderr.write(`This backup, of ${takenAt}, cannot be restored whole.\n${shown.join('\n')}\n`);
  return DAMAGED;
}

async function restoreBackup({ name, open }: NamedBackup, settings: Settings, io: ArchiveIo) {
  const { DATABASE_URL: url, DATA_DIR: dataDir, STORAGE_URL: address } = settings;
  const { progress, end } = progressOn(io);
  io.stdout.write(`Restoring ${name} into ${resolve(dataDir)}\n`);
  const restored = await restore({
    open,
    into: { url, dataDir },
    bucket: address && { name: placesOf(settings).storage, storage: await openStorage(settings) },
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
    const shown = unscheduled.slice(0, MAX_PROBLEMS_SHOWN).map((title) => `  ${title}\n`);
    io.stdout.write(
      `${counted(unscheduled.length, 'draft')} whose moment has passed meanwhile did not appear, and wait to be published:\n${shown.join('')}`,
    );
  }
}
