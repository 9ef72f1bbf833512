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

/** What `read` returns; empty where the system has no such file, as on others than Linux. */
function factOf(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

const hashOf = (facts: readonly string[]) => createHash('sha256').update(facts.join('\n')).digest('hex');

/** The machine and the container. A host name alone does not tell: containers and copies of a machine may share one. */
const machine = [
  hostname(),
  factOf(() => readFileSync('/etc/machine-id', 'utf8')),
  factOf(() => readlinkSync('/proc/self/ns/pid')),
];

/** Where this process has its id, as the names of its files tell it: also what was left before the machine's last boot. */
export const machineId = hashOf(machine).slice(0, 8);

/** Where a process id names one process: on the machine, in the container, and since its boot. */
const namespace = hashOf([
  ...machine,
  factOf(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
]).slice(0, 16);

/** This process, as the holder of leases. */
export const holder = `${namespace}-${process.pid}-${started}`;

/** Whether a holder is surely dead. Nothing is known of a process of another namespace until its leases end. */
export function isGone(other: string): boolean {
  const [itsNamespace, itsPid, itsStart] = other.split('-');
  if (itsNamespace !== namespace) return false;
  return Number(itsPid) === process.pid ? itsStart !== started : !isRunning(Number(itsPid));
}
