import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, machineId, started } from './holder.ts';
import { onceDone } from './storage/durable.ts';

/**
 * `upload`: received from a request; `part`: an encoded size that is not in storage yet; `clock`: by which the folder's
 * time is read; `intent`: an upload whose row is not committed. A version from before the leases writes intents, and
 * deletes at its start what has neither intent nor row, so a lease has an intent beside it. Intents can go from here, from
 * `prepare.ts` and from recovery in the release after next, when no version that knows only them serves beside this one.
 */
type Purpose = 'upload' | 'part' | 'clock' | 'intent';

/** A file in the work directory; its name tells its process, picture or document, and purpose. */
export interface WorkFile {
  file: string;
  id: string;
  purpose: Purpose;
  machine: string;
  pid: number;
  /** When its process started, which tells it from a later process with the same id. */
  started: string;
}

const NAME =
  /^([0-9a-f]{8})-([0-9]+)-([0-9a-z]+)-([0-9a-f]{32})(?:-[0-9]+)?(?:\.webp)?\.(upload|part|clock|intent)$/;
const owner = `${machineId}-${process.pid}-${started}`;

/** No request works longer than this, in milliseconds. */
const maxWorkMs = 60 * 60 * 1000;

/** A random id for a picture, document or upload: 32 hexadecimal characters. */
export function newId(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Whether a file's process is dead. Of a process that cannot be asked, or whose number another one may have by now, only
 * the age of its files tells.
 * @param now the time by the folder's own clock
 */
export async function isOrphan(entry: WorkFile, now: number): Promise<boolean> {
  if (entry.machine === machineId && entry.pid === process.pid) return entry.started !== started;
  if (entry.machine === machineId && !isRunning(entry.pid)) return true;
  const found = await stat(entry.file).catch(() => null);
  return found !== null && now - found.mtimeMs > maxWorkMs;
}

function parse(folder: string, name: string): WorkFile | null {
  const [, machine = '', pid = '', entryStarted = '', id = '', purpose = ''] = NAME.exec(name) ?? [];
  if (!id) return null;
  return {
    file: join(folder, name),
    id,
    purpose: purpose as Purpose,
    machine,
    pid: Number(pid),
    started: entryStarted,
  };
}

export type WorkDirectory = ReturnType<typeof createWorkDirectory>;

/** The folder for unfinished files. Files with other names are never touched. */
export function createWorkDirectory(folder: string) {
  const intentFile = (id: string) => join(folder, `${owner}-${id}.intent`);
  return {
    /** Creates the folder if it is missing; not synced, since nothing in it has to outlive a power cut. */
    ready: onceDone(async () => void (await mkdir(folder, { recursive: true }))),
    uploadFile: (id: string) => join(folder, `${owner}-${id}.upload`),
    /** An encoded size before it is stored under `name`. */
    partFile: (name: string) => join(folder, `${owner}-${name}.part`),
    /** Writes the intent of an upload. Not synced, since the lease is: it is for processes that serve beside this one. */
    intend: (id: string) => writeFile(intentFile(id), ''),
    /** Deletes the intent, if there is one. */
    forget: (id: string) => rm(intentFile(id), { force: true }),
    /**
     * The current time by the clock of the file system, which may be another machine's, or may be set while this
     * process runs.
     */
    async now(): Promise<number> {
      const probe = join(folder, `${owner}-${newId()}.clock`);
      try {
        await writeFile(probe, '');
        return (await stat(probe)).mtimeMs;
      } finally {
        await rm(probe, { force: true });
      }
    },
    /** Every file of the folder with a valid name. */
    async entries(): Promise<WorkFile[]> {
      const names = await readdir(folder);
      return names.map((name) => parse(folder, name)).filter((entry) => entry !== null);
    },
  };
}
