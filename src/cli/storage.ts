import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assertIsSite } from '../backup/site-work-folder.ts';
import { openWorkFolder } from '../backup/work-folder.ts';
import { acceptedBucketAddress, type BucketAddress, parseBucketAddress } from '../bucket-address.ts';
import { connect } from '../db/connect.ts';
import { knownFiles } from '../db/known-files.ts';
import { migrations } from '../db/migration/frozen.ts';
import { appliedMigrations } from '../db/migration/migrate.ts';
import { Writer } from '../db/writer.ts';
import { openStorage } from '../media/index.ts';
import { rehearsedClock } from '../rehearsed-time.ts';
import type { Settings } from '../settings.ts';
import type { CopiedFiles } from '../storage-move/copy-files.ts';
import { cancelMove, finishMove, moveFiles } from '../storage-move/move.ts';
import { type MoveContext, MoveRefused } from '../storage-move/move-context.ts';
import { DISK, storageNameOf } from '../storage-move/storage-name.ts';
import { type ArchiveIo, counted, progressOn } from './archive-command.ts';
import { BadUsage, DONE, MISUSED } from './io.ts';

const USAGE = `npm run chautari -- storage move FROM TO
npm run chautari -- storage move FROM TO --finish
npm run chautari -- storage move FROM TO --cancel

Moves the uploaded files to another storage while the site serves. FROM and TO are disk (DATA_DIR) or an address such
as s3://bucket/prefix?endpoint=https://…, as in STORAGE_URL; the keys of a bucket are those of AWS_ACCESS_KEY_ID and its
siblings, and all processes of the site need them.

The first command copies every file, compares it by its digest, and ends when TO has them all. Then restart the site
with the new STORAGE_URL, one process after the other, and finish. Until then both storages have everything, and --cancel
returns to FROM. Each command may be broken off and repeated. FROM keeps its files; delete them when no backup needs
them.`;

const WORK_FOLDER = 'moving-storage';

type Step = 'move' | 'finish' | 'cancel';

interface Wanted {
  from: BucketAddress | undefined;
  to: BucketAddress | undefined;
  step: Step;
}

/** @returns the exit status: 0 done, 2 wrong usage */
export async function storageCommand(
  args: readonly string[],
  settings: () => Settings,
  io: ArchiveIo,
): Promise<number> {
  try {
    const wanted = parse(args);
    if (wanted) await run(wanted, settings(), io);
    else io.stdout.write(`${USAGE}\n`);
    return DONE;
  } catch (error) {
    if (!(error instanceof BadUsage)) throw error;
    io.stderr.write(`${error.message}\n\n${USAGE}\n`);
    return MISUSED;
  }
}

/** @returns null for --help @throws BadUsage */
function parse(args: readonly string[]): Wanted | null {
  const options = {
    help: { type: 'boolean', short: 'h' },
    finish: { type: 'boolean' },
    cancel: { type: 'boolean' },
  } as const;
  let parsed: { values: { help?: boolean; finish?: boolean; cancel?: boolean }; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new BadUsage(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help) return null;
  const [verb, from, to, ...others] = positionals;
  if (verb !== 'move') throw new BadUsage('A verb is missing: move.');
  if (!from || !to) throw new BadUsage('FROM or TO is missing.');
  if (others.length > 0 || (values.finish && values.cancel)) throw new BadUsage('Too many arguments.');
  const step: Step = values.finish ? 'finish' : values.cancel ? 'cancel' : 'move';
  const wanted = { from: addressOf(from), to: addressOf(to), step };
  if (storageNameOf(wanted.from) === storageNameOf(wanted.to))
    throw new BadUsage('FROM and TO are the same.');
  return wanted;
}

/** @returns undefined for the disk @throws BadUsage */
function addressOf(text: string): BucketAddress | undefined {
  if (text === DISK) return undefined;
  const address = parseBucketAddress(text);
  if (!address) throw new BadUsage(`${text} is neither ${DISK} nor ${acceptedBucketAddress}.`);
  return address;
}

async function run(wanted: Wanted, settings: Settings, io: ArchiveIo): Promise<void> {
  const { DATABASE_URL: url, DATA_DIR: dataDir, AWS_REGION: awsRegion } = settings;
  const location = { url, dataDir, mustExist: true, now: rehearsedClock(settings.NOW) };
  await assertIsSite(location);
  const work = await openWorkFolder(dataDir, WORK_FOLDER);
  if (!work) throw new MoveRefused('Another command is moving the files. Wait until it is done.');
  const engine = await connect(location);
  const { progress, end } = progressOn(io);
  try {
    const applied = await appliedMigrations(engine.reader);
    if (migrations.some(({ name }) => !applied.includes(name))) {
      throw new MoveRefused('The database is not one of this version yet. Start the site with it first.');
    }
    const writer = new Writer(engine);
    const named = (address: BucketAddress | undefined) =>
      address && { ...address, region: address.region ?? awsRegion ?? null };
    const [from, to] = [named(wanted.from), named(wanted.to)];
    const context: MoveContext = {
      reader: engine.reader,
      write: (change) => writer.write(change),
      now: engine.now,
      fromName: storageNameOf(from),
      toName: storageNameOf(to),
      from: await openStorage({ ...settings, STORAGE_URL: from }),
      to: await openStorage({ ...settings, STORAGE_URL: to }),
      isKnown: (paths) => knownFiles(engine.reader, paths),
      folder: join(work.path),
      print: (line) => io.stdout.write(`${line}\n`),
      progress,
      signal: io.signal,
    };
    const words = await steps[wanted.step](context).finally(end);
    io.stdout.write(words.map((line) => `${line}\n`).join(''));
  } finally {
    await engine.close();
    work.release();
  }
}

const steps: Readonly<Record<Step, (context: MoveContext) => Promise<string[]>>> = {
  async move(context) {
    const copied = await moveFiles(context);
    const { fromName, toName } = context;
    return [
      `${toName} has every file. ${describe(copied)}`,
      `Now restart the site with ${toName === DISK ? 'STORAGE_URL unset' : 'STORAGE_URL set to it'}, one process after the other; then: storage move '${fromName}' '${toName}' --finish`,
    ];
  },
  async finish(context) {
    const copied = await finishMove(context);
    return [
      `Moved to ${context.toName}. ${describe(copied)}`,
      `${context.fromName} keeps what it had. Delete it when no backup needs it any more.`,
    ];
  },
  async cancel(context) {
    await cancelMove(context);
    return [`Given up: the site stays with ${context.fromName}.`];
  },
};

const describe = ({ copied, same, deleted }: CopiedFiles) =>
  `Copied: ${counted(copied, 'file')}. Compared and the same: ${same}. Deleted there, since removed: ${deleted}.`;
