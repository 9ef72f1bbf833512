import { resolve } from 'node:path';
import { restore } from '../backup/restore.ts';
import { verify } from '../backup/verify.ts';
import { makeDataFolder } from '../data-folder.ts';
import { migrations } from '../db/migration/frozen.ts';
import { placesOf } from '../identity/site-identity.ts';
import { openStorage } from '../media/index.ts';
import type { Settings } from '../settings.ts';
import { BadUsage, DONE } from './command.ts';
import {
  counted,
  describeContents,
  describeMissing,
  type FolderIo,
  folderCommand,
  progressOn,
} from './folder-command.ts';

const USAGE = `npm run chautari -- restore FOLDER [--day YYYY-MM-DD]
npm run chautari -- restore FOLDER --verify

Makes the site of the newest backup in FOLDER, or of the one of a day, in DATA_DIR, which must be missing or empty, and, if
they are set, in the empty database of DATABASE_URL and the empty place of STORAGE_URL. It need not be the kind of database
or storage that the backup was taken of. One that was broken off goes on when it is run again. Afterwards everybody signs
in anew, and mails that waited are not sent by themselves.

--verify reads every byte of every backup in FOLDER instead and changes nothing: exit status 0 if each can be restored
whole, 1 if not.`;

const OPTIONS = { day: { type: 'string' }, verify: { type: 'boolean' } } as const;
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
    { usage: USAGE, options: OPTIONS },
    io,
    async (folder, { day, verify: isVerifying }) => {
      if (day !== undefined && !DAY.test(day)) throw new BadUsage('--day takes a day such as 2026-11-29.');
      if (isVerifying) return verifyFolder(folder, io);
      await restoreSite({ folder, day }, settings(), io);
      return DONE;
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
    return DONE;
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
