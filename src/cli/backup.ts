import { backUp } from '../backup/back-up.ts';
import { connect } from '../db/connect.ts';
import { recordBackup } from '../db/last-backup.ts';
import { migrations } from '../db/migration/frozen.ts';
import { assertIsOneSite } from '../identity/site-identity.ts';
import { openStorage } from '../media/index.ts';
import { rehearsedClock } from '../rehearsed-time.ts';
import type { Settings } from '../settings.ts';
import { BadUsage, DONE } from './command.ts';
import {
  counted,
  describeContents,
  describeMissing,
  type FolderIo,
  folderCommand,
  megabytes,
  progressOn,
} from './folder-command.ts';

const USAGE = `npm run chautari -- backup FOLDER [--keep N]

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
  return folderCommand(args, { usage: USAGE, options }, io, async (folder, { keep: wanted }) => {
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
    return DONE;
  });
}

function countOf(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new BadUsage('--keep takes the number of days whose backup stays, at least 1.');
}
