import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { folderMaker, sync } from './storage/durable.ts';

/**
 * `upload`: what a request sent; `part`: a finished size not yet in storage; `intent`: this picture or document
 * may have files in storage before a row names it.
 */
type Purpose = 'upload' | 'part' | 'intent';

/** A file in the work directory, whose name alone tells whose it is, what it belongs to, and what for. */
export interface WorkFile {
  file: string;
  id: string;
  purpose: Purpose;
  host: string;
  pid: number;
  /** When its process started, so that another one with the same number is not taken for it. */
  started: string;
}

const form =
  /^([0-9a-f]{8})-([0-9]+)-([0-9a-z]+)-([0-9a-f]{32})(?:-[0-9]+)?(?:\.webp)?\.(upload|part|intent)$/;
const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const started = Math.round(performance.timeOrigin).toString(36);
const owner = `${host}-${process.pid}-${started}`;

/** After this long, in milliseconds, no request is still at work, whatever its process's number says. */
export const maxWorkMs = 60 * 60 * 1000;

/** A random id for a picture, a document or an upload: 32 hexadecimal characters. */
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

/** Whether a file's process is gone, so that nobody will ever finish what it began. */
export async function isOrphan(entry: WorkFile): Promise<boolean> {
  if (entry.host === host && entry.pid === process.pid) return entry.started !== started;
  if (entry.host === host && !isRunning(entry.pid)) return true;
  const found = await stat(entry.file).catch(() => null);
  return found === null || Date.now() - found.mtimeMs > maxWorkMs;
}

function parse(folder: string, name: string): WorkFile | null {
  const [, entryHost = '', pid = '', entryStarted = '', id = '', purpose = ''] = form.exec(name) ?? [];
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

/** The folder of unfinished work. Files in it that are not named by its rule are never touched. */
export function createWorkDirectory(folder: string) {
  const intentFile = (id: string) => join(folder, `${owner}-${id}.intent`);
  return {
    /** Makes the folder if it is missing. */
    ready: folderMaker(folder),
    uploadFile: (id: string) => join(folder, `${owner}-${id}.upload`),
    /** Where a finished size waits to be stored; `name` is the one that it will have there. */
    partFile: (name: string) => join(folder, `${owner}-${name}.part`),
    /** Writes down, durably, that files of the picture or document `id` are about to be stored. */
    async intend(id: string): Promise<void> {
      await writeFile(intentFile(id), '');
      await sync(folder);
    },
    /** Takes back what `intend` wrote; fine when there is nothing. */
    async forget(id: string): Promise<void> {
      await rm(intentFile(id), { force: true });
    },
    /** Every file here that is named by the rule. */
    async entries(): Promise<WorkFile[]> {
      const names = await readdir(folder);
      return names.map((name) => parse(folder, name)).filter((entry) => entry !== null);
    },
  };
}
