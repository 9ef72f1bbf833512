import { readFileSync } from 'node:fs';

/** Reserved for the database, stored files, uploads, logs and the program itself. */
const RESERVED = 256;
/** Each connection takes some memory, too. */
const MOST = 10_000;
const LEAST = 64;

/** How many files this process and its children may have open; undefined if the system does not tell. */
export function mostOpenFiles(): number | undefined {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1')) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}

/** How many connections a process takes at once, so that files can always be opened (requirement 21.83). */
export function mostConnections(openFiles = mostOpenFiles()): number {
  if (openFiles === undefined) return MOST;
  // An answer may be a file, and an upload becomes one.
  return Math.min(MOST, Math.max(LEAST, Math.floor((openFiles - RESERVED) / 2)));
}
