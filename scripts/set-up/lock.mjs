/** Allows one set-up at a time in a folder: a second one waits and then finds everything done. */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const BEAT_MS = 5_000;
const SILENT_MS = 60_000;
/** How long a child process that outlived its set-up keeps the lock. */
const ORPHAN_MS = 10 * 60_000;
const LOOK_MS = 300;

let held;

/**
 * Runs `work` while holding the folder's lock. If the process dies, the next one finds the lock abandoned.
 * @param {string} root The project's folder.
 * @param {() => Promise<void>} work
 */
export async function withLock(root, work) {
  const path = join(root, '.cache', 'set-up.lock');
  mkdirSync(join(root, '.cache'), { recursive: true });
  await take(path);
  held = path;
  const beat = setInterval(() => touch(path), BEAT_MS);
  const leave = (signal) => process.exit(signal === 'SIGINT' ? 130 : 143);
  process.on('SIGINT', leave).on('SIGTERM', leave).on('SIGHUP', leave);
  try {
    await work();
  } finally {
    held = undefined;
    clearInterval(beat);
    rmSync(path, { force: true });
    process.off('SIGINT', leave).off('SIGTERM', leave).off('SIGHUP', leave);
  }
}

/** Registers a child process that would go on writing if the set-up is killed: it keeps the lock until it ends. */
export function alsoHeldBy(child) {
  if (held) writeFileSync(held, JSON.stringify({ pid: process.pid, child, host: hostname() }));
}

async function take(path) {
  for (let isAnnounced = false; !tryToTake(path); await sleep(LOOK_MS)) {
    if (isAbandoned(path)) {
      clearAbandoned(path);
    } else if (!isAnnounced) {
      process.stderr.write('Another command is setting up this folder. Waiting for it…\n');
      isAnnounced = true;
    }
  }
}

function tryToTake(path) {
  try {
    writeFileSync(path, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Whether the holder was killed: its processes are gone, or, on another machine, silent for a minute. */
export function isAbandoned(path) {
  try {
    const silentMs = Date.now() - statSync(path).mtimeMs;
    const holder = JSON.parse(readFileSync(path, 'utf8'));
    if (holder.host !== hostname()) return silentMs > SILENT_MS;
    return silentMs > ORPHAN_MS || !(isAlive(holder.pid) || (holder.child && isAlive(holder.child)));
  } catch {
    // Already gone, or not written completely: look again.
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Removes the lock by renaming it, so that of two processes only one succeeds and neither removes the other's new lock. */
function clearAbandoned(path) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    rmSync(aside, { force: true });
  } catch {
    // The other process was first.
  }
}

function touch(path) {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // Somebody removed the lock by hand; continue.
  }
}
