import { resolve } from 'node:path';
import { backUp } from '../backup/back-up.ts';
import { type BackedUpInto, backUpInto } from '../backup/repository/back-up-into.ts';
import { connect } from '../db/connect.ts';
import { recordBackup } from '../db/last-backup.ts';
import { migrations } from '../db/migration/frozen.ts';
import { assertIsOneSite } from '../identity/site-identity.ts';
import { openStorage } from '../media/index.ts';
import { rehearsedClock } from '../rehearsed-time.ts';
import type { Settings } from '../settings.ts';
import {
  type ArchiveIo,
  archiveCommand,
  counted,
  describeContents,
  describeMissing,
  megabytes,
  progressOn,
} from './archive-command.ts';
import { repositoryAt } from './backup-location.ts';
import { BadUsage, DONE } from './io.ts';

const USAGE = `npm run chautari -- backup FILE
npm run chautari -- backup FOLDER/ [--keep N]
npm run chautari -- backup s3://BUCKET/PREFIX?endpoint=… [--keep N]

Writes everything that the site keeps: records, submissions, accounts, pictures and documents. The site may serve and
change meanwhile. A backup holds personal data: keep it as safe as the site itself.

FILE becomes one archive, and must not be there yet. A folder (written with a slash at its end) or a bucket takes any
number of backups: what an earlier one has sent is not sent again. --keep N keeps the newest N of them and deletes the
others with what only they needed. The credentials of a bucket are those of AWS_ACCESS_KEY_ID and its siblings.`;

/** @returns the exit status */
export function backupCommand(
  args: readonly string[],
  settings: () => Settings,
  io: ArchiveIo,
): Promise<number> {
  const options = { keep: { type: 'string' } } as const;
  return archiveCommand(args, { usage: USAGE, options }, io, async ({ location, values }) => {
    const store = await repositoryAt(location, settings);
    if (values.keep !== undefined && !store) throw new BadUsage('--keep is for a folder or a bucket.');
    const keep = values.keep === undefined ? undefined : countOf(values.keep);
    const read = settings();
    const { DATABASE_URL: url, DATA_DIR: dataDir } = read;
    const from = { url, dataDir, mustExist: true, now: rehearsedClock(read.NOW) };
    const storage = await openStorage(read);
    await assertIsOneSite(read, from, storage);
    const site = {
      from,
      storage,
      migrations,
      signal: io.signal,
    };
    if (store) await intoRepository({ ...site, store, keep }, io);
    else await intoFile({ ...site, file: resolve(location) }, io);
    const engine = await connect(from);
    await recordBackup(engine, engine.now()).finally(() => engine.close());
    return DONE;
  });
}

function countOf(text: string | boolean): number {
  if (typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new BadUsage('--keep takes the number of backups that stay, at least 1.');
}

async function intoFile(options: Omit<Parameters<typeof backUp>[0], 'progress'>, io: ArchiveIo) {
  const { progress, end } = progressOn(io);
  io.stdout.write(`Backing up to ${options.file}\n`);
  const summary = await backUp({ ...options, progress }).finally(end);
  io.stderr.write(describeMissing(summary));
  io.stdout.write(`Backed up: ${describeContents(summary)}\n`);
}

async function intoRepository(options: Omit<Parameters<typeof backUpInto>[0], 'progress'>, io: ArchiveIo) {
  const { progress, end } = progressOn(io);
  io.stdout.write(`Backing up to ${options.store.name}\n`);
  const summary = await backUpInto({ ...options, progress }).finally(end);
  io.stderr.write(describeMissing(summary) + describeLost(summary));
  io.stdout.write(`Backed up as ${summary.name}: ${describeContents(summary)}\n${describeSent(summary)}`);
}

const files = ({ contents, bytes }: { contents: number; bytes: number }) =>
  `${counted(contents, 'file')}, ${megabytes(bytes)}`;

function describeSent({ sent, reused, thinned }: BackedUpInto): string {
  const lines = [`New: ${files(sent)}. Already there: ${files(reused)}.`];
  if (thinned) {
    lines.push(`Deleted: ${counted(thinned.snapshots, 'older backup')} with ${files(thinned)}.`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

function describeLost({ lost }: BackedUpInto): string {
  if (lost.length === 0) return '';
  const some = lost.slice(0, 5).join(', ');
  return `The site has lost ${counted(lost.length, 'uploaded file')} (${some}${lost.length > 5 ? ', …' : ''}); an earlier backup had them, and so has this one.\n`;
}
