import { readFileSync, statSync } from 'node:fs';

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
