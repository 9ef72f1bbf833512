import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { folderMaker, sync } from './storage/durable.ts';

/**
 * `upload`: received from a request; `part`: an encoded size that is not in storage yet; `intent`: a write-ahead
 * record that this picture or document may have files in storage before its row is committed.
 */
type Purpose = 'upload' | 'part' | 'intent';

/** A file in the work directory; its name tells its process, picture or document, and purpose. */
export interface WorkFile {
  file: string;
  id: string;
  purpose: Purpose;
  host: string;
  pid: number;
  /** When its process started, which tells it from a later process with the same id. */
  started: string;
}

const NAME =
  /^([0-9a-f]{8})-([0-9]+)-([0-9a-z]+)-([0-9a-f]{32})(?:-[0-9]+)?(?:\.webp)?\.(upload|part|intent)$/;
const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const started = Math.round(performance.timeOrigin).toString(36);
const owner = `${host}-${process.pid}-${started}`;

/** No request works longer than this, in milliseconds. */
export const maxWorkMs = 60 * 60 * 1000;

/** A random id for a picture, document or upload: 32 hexadecimal characters. */
export function newId(): string {
  return randomBytes(16).toString('hex');
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether a file's process is dead. */
export async function isOrphan(entry: WorkFile): Promise<boolean> {
  if (entry.host === host && entry.pid === process.pid) return entry.started !== started;
  if (entry.host === host && !isRunning(entry.pid)) return true;
  const found = await stat(entry.file).catch(() => null);
  return found === null || Date.now() - found.mtimeMs > maxWorkMs;
}

function parse(folder: string, name: string): WorkFile | null {
  const [, entryHost = '', pid = '', entryStarted = '', id = '', purpose = ''] = NAME.exec(name) ?? [];
  if (!id) return null;
  return {
    file: join(folder, name),
    id,
    purpose: purpose as Purpose,
    host: entryHost,
    pid: Number(pid),
    started: entryStarted,
  };
}

export type WorkDirectory = ReturnType<typeof createWorkDirectory>;

/** The folder for unfinished files. Files with other names are never touched. */
export function createWorkDirectory(folder: string) {
  const intentFile = (id: string) => join(folder, `${owner}-${id}.intent`);
  return {
    /** Creates the folder if it is missing. */
    ready: folderMaker(folder),
    uploadFile: (id: string) => join(folder, `${owner}-${id}.upload`),
    /** An encoded size before it is stored under `name`. */
    partFile: (name: string) => join(folder, `${owner}-${name}.part`),
    /** Writes the intent, durably, before files of the picture or document `id` are stored. */
    async intend(id: string): Promise<void> {
      await writeFile(intentFile(id), '');
      await sync(folder);
    },
    /** Deletes the intent, if there is one. */
    async forget(id: string): Promise<void> {
      await rm(intentFile(id), { force: true });
    },
    /** Every file of the folder with a valid name. */
    async entries(): Promise<WorkFile[]> {
      const names = await readdir(folder);
      return names.map((name) => parse(folder, name)).filter((entry) => entry !== null);
    },
  };
}
