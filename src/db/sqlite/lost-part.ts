import { readFileSync, statSync } from 'node:fs';
import { DatabaseRefused } from '../fault.ts';
import { indexedLogLength } from './log-length.ts';
import { saysItIsOpen } from './open-mark.ts';

/** The size of a file; null without it. */
const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? null;

const RESCUE_ADVICE =
  'If a site still serves, its log says how to rescue what it has in its open files; do that before it is stopped.';

const withoutLog = (file: string) =>
  `${RESCUE_ADVICE} Otherwise put it back, or restore the last backup. To go on without what was in it: rm -f ${file}-shm && touch ${file}-wal (as the user of the site).`;

/** Other processes open, close and write back a database meanwhile, for which a look is too short. */
const [LOOKS, BETWEEN_LOOKS_MS] = [5, 100];

const sleep = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Whether something is so each time that it is looked at. */
function lasts(isSo: () => boolean): boolean {
  for (let look = 1; look < LOOKS; look += 1) {
    if (!isSo()) return false;
    sleep(BETWEEN_LOOKS_MS);
  }
  return isSo();
}

/** Whether a database has neither log nor index, as only one that was closed should. */
const hasNeither = (file: string) =>
  Boolean(sizeOf(file)) && ['-wal', '-shm'].every((suffix) => sizeOf(file + suffix) === null);

/** Whether a process has the database open, whose log and index were both deleted meanwhile. */
const isOpenWithoutLog = (file: string) => hasNeither(file) && lockHolders(file).length > 0;

/** Whether log and index are gone of a database that was not closed, or the file was copied without them. */
const wasLeftWithoutLog = (file: string) =>
  hasNeither(file) && lockHolders(file).length === 0 && saysItIsOpen(file);

/** Whether the log lacks what its index names. Of what this process has open it is known already (`Faults`). */
function isCutShort(file: string): boolean {
  // To ask for the locks takes longest: the system stops every processor for its list of them.
  if (!sizeOf(file) || !sizeOf(`${file}-shm`) || lockHolders(file).includes(process.pid)) return false;
  const length = indexedLogLength(file);
  return length > 0 && (sizeOf(`${file}-wal`) ?? length) < length;
}

/**
 * A database or its log was lost. SQLite would delete a log whose database is missing or empty, and with it everything that was
 * not in the database yet; of a lost log it would say nothing.
 * @throws DatabaseRefused
 */
export function refuseLostPart(file: string): void {
  const log = sizeOf(`${file}-wal`);
  if (log && !sizeOf(file))
    throw new DatabaseRefused(
      `${file} is missing or empty, but its log ${file}-wal has ${log} bytes, so the database was lost`,
      `${RESCUE_ADVICE} Otherwise put both files back as they were, or move the log elsewhere and restore the last backup.`,
    );
  if (log === null && sizeOf(file) && sizeOf(`${file}-shm`))
    throw new DatabaseRefused(
      `${file}-wal is missing, though the database was not closed: what was stored last was in it`,
      withoutLog(file),
    );
  if (lasts(() => isOpenWithoutLog(file)))
    throw new DatabaseRefused(
      `A process has ${file} open, but its log ${file}-wal is gone, so this one would make another and lose what is in the first`,
      'The log of that process, which is the site if it serves, says how to rescue what it has in its open files; do that before it is stopped.',
    );
  if (lasts(() => wasLeftWithoutLog(file)))
    throw new DatabaseRefused(
      `${file} was not closed, or was copied from a site that served, and its log ${file}-wal is missing: what was stored last was in it`,
      withoutLog(file),
    );
  if (lasts(() => isCutShort(file)))
    throw new DatabaseRefused(
      `${file}-wal was cut short, though the database was not closed: what was stored last was in it`,
      withoutLog(file),
    );
}

/** Major and minor number of a device as Linux packs them, in the words of `/proc/locks`. */
function deviceName(dev: bigint): string {
  const major = ((dev >> 8n) & 0xfffn) | ((dev >> 32n) & ~0xfffn);
  const minor = (dev & 0xffn) | ((dev >> 12n) & ~0xffn);
  return [major, minor].map((number) => number.toString(16).padStart(2, '0')).join(':');
}

/**
 * The processes that have a lock on a file, as each has that opened an embedded database with a log; this one too. None where
 * the system does not tell.
 */
export function lockHolders(file: string): number[] {
  try {
    const { dev, ino } = statSync(file, { bigint: true });
    const place = `${deviceName(dev)}:${ino}`;
    // `1: POSIX  ADVISORY  READ 19340 fe:00:2286193 128 128`; of a lock that is waited for, `->` comes before its kind.
    return readFileSync('/proc/locks', 'utf8')
      .split('\n')
      .map((line) => line.split(/\s+/))
      .filter(([, kind, , , , at]) => kind === 'POSIX' && at === place)
      .map(([, , , , pid]) => Number(pid));
  } catch {
    return [];
  }
}
