import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** When this process started, which tells it from a later process with the same id. */
export const started = Math.round(performance.timeOrigin).toString(36);

/** Whether a process of this machine is running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether a process has ended but was not reaped by its parent, as in containers without an init process. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Identifies the namespace of this process's id: the machine, its boot and the container. A host name alone does not,
 * since containers of different machines may share one.
 */
function pidNamespace(): string {
  const facts = [hostname()];
  try {
    facts.push(readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'), readlinkSync('/proc/self/ns/pid'));
  } catch {
    // Fails on systems other than Linux.
  }
  return createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 16);
}

const namespace = pidNamespace();

/** This process, as the holder of leases. */
export const holder = `${namespace}-${process.pid}-${started}`;

/** Whether a holder is surely dead. Nothing is known of a process of another namespace until its leases end. */
export function isGone(other: string): boolean {
  const [itsNamespace, itsPid, itsStart] = other.split('-');
  if (itsNamespace !== namespace) return false;
  return Number(itsPid) === process.pid ? itsStart !== started : !isRunning(Number(itsPid));
}
