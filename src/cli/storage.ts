import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { acceptedBucketAddress, type BucketAddress, parseBucketAddress } from '../bucket-address.ts';
import { connect, serversOn } from '../db/connect.ts';
import { acquireLock } from '../db/lock.ts';
import { Refused } from '../errors.ts';
import { refusals } from '../identity/refusals.ts';
import { assertIsThere, identify, placesOf, survey } from '../identity/site-identity.ts';
import { holdUnit, type Unit } from '../identity/unit.ts';
import { copyFiles, openStorage, UNFINISHED_COPY } from '../media/index.ts';
import { rehearsedClock } from '../rehearsed-time.ts';
import type { Settings } from '../settings.ts';
import { counted, type FolderIo, progressOn } from './backups.ts';
import { BadUsage, command, EXIT_DONE } from './command.ts';

const usage = `npm run chautari -- storage copy FROM TO
npm run chautari -- storage copy FROM TO --last

Copies the uploaded files to another storage. FROM and TO are disk (DATA_DIR) or an address such as
s3://bucket/prefix?endpoint=https://…, as in STORAGE_URL; the keys of a bucket are those of AWS_ACCESS_KEY_ID and its
siblings.

The first command may run while the site serves, be broken off, and repeated: it copies what TO does not have with the
same digest. Then stop the site, run it with --last, which copies what was added meanwhile, and start the site with TO.
Until then no start accepts TO. FROM keeps its files; delete them when no backup needs them.`;

const DISK = 'disk';
const WORK_FOLDER = 'copying-files';

interface Wanted {
  from: BucketAddress | undefined;
  to: BucketAddress | undefined;
  isLast: boolean;
}

/** @returns the exit status: 0 done, 2 wrong usage */
export function storageCommand(
  args: readonly string[],
  settings: () => Settings,
  io: FolderIo,
): Promise<number> {
  const options = { last: { type: 'boolean' } } as const;
  return command(args, { usage, options, hasOperands: true }, io, async ({ values, operands }) => {
    await copy({ ...placesIn(operands), isLast: values.last ?? false }, settings(), io);
    return EXIT_DONE;
  });
}

/** @throws BadUsage */
function placesIn([verb, from, to, ...others]: readonly string[]): Pick<Wanted, 'from' | 'to'> {
  if (verb !== 'copy') throw new BadUsage('A verb is missing: copy.');
  if (!from || !to) throw new BadUsage('FROM or TO is missing.');
  if (others.length > 0) throw new BadUsage('Too many arguments.');
  const places = { from: addressOf(from), to: addressOf(to) };
  if (isDeepStrictEqual(places.from, places.to)) throw new BadUsage('FROM and TO are the same.');
  return places;
}

/** @returns undefined for the disk @throws BadUsage */
function addressOf(text: string): BucketAddress | undefined {
  if (text === DISK) return undefined;
  const address = parseBucketAddress(text);
  if (!address) throw new BadUsage(`${text} is neither ${DISK} nor ${acceptedBucketAddress}.`);
  return address;
}

/** @throws Refused */
async function copy({ from, to, isLast }: Wanted, settings: Settings, io: FolderIo): Promise<void> {
  const { DATABASE_URL: url, DATA_DIR: dataDir, AWS_REGION: region = null } = settings;
  const settingsWith = (address: BucketAddress | undefined): Settings => ({
    ...settings,
    STORAGE_URL: address && { ...address, region: address.region ?? region },
  });
  const [fromSettings, toSettings] = [settingsWith(from), settingsWith(to)];
  const isOwn = isDeepStrictEqual(toSettings.STORAGE_URL, settings.STORAGE_URL);
  const source = await openStorage(fromSettings);
  const ground = await survey(placesOf(fromSettings), source);
  const location = { url, dataDir, mustExist: true, now: rehearsedClock(settings.NOW) };
  await assertIsThere(ground, location);
  const target = await openStorage(toSettings);
  const work = join(dataDir, WORK_FOLDER);
  await mkdir(work, { recursive: true, mode: 0o700 });
  const release = acquireLock(join(work, 'lock'));
  if (!release) throw new Refused('Another command is copying the files. Wait until it is done.');
  const engine = await connect(location);
  const { progress, end } = progressOn(io);
  let unit: Unit | undefined;
  const assertAlone = async () => {
    const servers = isLast ? await serversOn(engine) : 0;
    if (servers > 0) throw refusals.serversRun(servers);
  };
  try {
    // While this process has the folder, no start takes it.
    if (isLast) unit = await holdUnit(dataDir);
    if (ground.storageId === 'away') throw refusals.storageAway(ground.places);
    const siteId = await identify(engine.reader, ground, source);
    await assertAlone();
    await beginIn(target, siteId, { places: placesOf(toSettings), isOwn });
    const places = { from: source, to: target, folder: work };
    const { copied, same } = await copyFiles(places, progress, io.signal).finally(end);
    await assertAlone();
    if (isLast) await target.claim(siteId);
    const what = `Copied ${counted(copied, 'file')}; ${counted(same, 'file')} had been there.`;
    const next = isLast
      ? `All files are there. Start the site with ${to ? 'STORAGE_URL set to it' : 'STORAGE_URL unset'}.`
      : 'Next: stop the site, run the same command with --last, and start the site there.';
    io.stdout.write(`${what}\n${next}\n`);
  } finally {
    await engine.close();
    unit?.release();
    await rm(work, { recursive: true, force: true });
    release();
  }
}

type Storage = Awaited<ReturnType<typeof openStorage>>;

/** Marks a storage as one that lacks files, unless it is somebody else's, or the site's present one. @throws Refused */
async function beginIn(
  target: Storage,
  siteId: string,
  { places, isOwn }: { places: ReturnType<typeof placesOf>; isOwn: boolean },
): Promise<void> {
  const mark = await target.siteMark();
  if (mark?.note === UNFINISHED_COPY && mark.id === siteId) return;
  if (mark && mark.id !== siteId) throw refusals.othersStorage(places, siteId, mark.id);
  if (mark && isOwn) throw refusals.presentStorage(places);
  if (!mark) for await (const _ of target.names()) throw refusals.foreignFiles(places);
  await target.claim(siteId, UNFINISHED_COPY);
}
