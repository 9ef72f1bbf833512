import { resolve } from 'node:path';
import { restore } from '../backup/restore.ts';
import { makeDataFolder } from '../data-folder.ts';
import { migrations } from '../db/migration/frozen.ts';
import type { Settings } from '../settings.ts';
import {
  type ArchiveIo,
  archiveCommand,
  describeContents,
  describeMissing,
  progressOn,
} from './archive-command.ts';

const USAGE = `npm run chautari -- restore FILE

Makes the site of the backup FILE in DATA_DIR, which must be missing or empty, and, if it is set, in the empty database
of DATABASE_URL. It need not be the kind of database that the backup was taken of. Afterwards everybody signs in anew,
and mails that waited are not sent by themselves.`;

/** @returns the exit status */
export function restoreCommand(
  args: readonly string[],
  settings: () => Settings,
  io: ArchiveIo,
): Promise<number> {
  return archiveCommand(args, USAGE, io, async (name) => {
    const { DATABASE_URL: url, DATA_DIR: dataDir } = settings();
    const file = resolve(name);
    const { progress, end } = progressOn(io);
    io.stdout.write(`Restoring ${file} into ${resolve(dataDir)}\n`);
    const restored = await restore({
      file,
      into: { url, dataDir },
      makeDataFolder,
      migrations,
      now: () => new Date(),
      progress,
      signal: io.signal,
    }).finally(end);
    const { takenAt, heldMails } = restored;
    io.stderr.write(describeMissing(restored));
    io.stdout.write(
      `Restored, as it was at ${takenAt}: ${describeContents(restored)}\nEverybody has to sign in again.\n`,
    );
    if (heldMails > 0) {
      io.stdout.write(`${heldMails} mails that waited are not sent by themselves: see /admin/mail.\n`);
    }
  });
}
