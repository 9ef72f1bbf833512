import { join, resolve } from 'node:path';
import { backUp } from '../backup/back-up.ts';
import { migrations } from '../db/migration/frozen.ts';
import { diskStorage } from '../media/index.ts';
import type { Settings } from '../settings.ts';
import {
  type ArchiveIo,
  archiveCommand,
  describeContents,
  describeMissing,
  progressOn,
} from './archive-command.ts';

const USAGE = `npm run chautari -- backup FILE

Writes everything that the site keeps into FILE, which must not be there yet: records, submissions, accounts, pictures
and documents. The site may serve and change meanwhile. FILE holds personal data: keep it as safe as the site itself.`;

/** @returns the exit status */
export function backupCommand(
  args: readonly string[],
  settings: () => Settings,
  io: ArchiveIo,
): Promise<number> {
  return archiveCommand(args, USAGE, io, async (name) => {
    const { DATABASE_URL: url, DATA_DIR: dataDir } = settings();
    const file = resolve(name);
    const { progress, end } = progressOn(io);
    io.stdout.write(`Backing up to ${file}\n`);
    const summary = await backUp({
      from: { url, dataDir },
      storage: diskStorage(join(dataDir, 'uploads')),
      file,
      migrations,
      now: () => new Date(),
      progress,
      signal: io.signal,
    }).finally(end);
    io.stderr.write(describeMissing(summary));
    io.stdout.write(`Backed up: ${describeContents(summary)}\n`);
  });
}
