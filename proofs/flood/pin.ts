import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { whyNoPackage } from '../front/packages.ts';

/** Why processes cannot be kept apart here; null if they can. */
export function whyNoPinning(): string | null {
  if (process.platform !== 'linux') return 'processes are kept on one core each on Linux only';
  if (cpus().length < 2) return 'the site and the flood need a core each';
  return whyNoPackage('util-linux', '/usr/bin/taskset');
}

/** Keeps a process, with all its threads and those that it will start, on one core. */
export function pin(pid: number | undefined, core: number): void {
  keepOn(pid, String(core));
}

/** Lets a process run on every core again. */
export function unpin(pid: number): void {
  keepOn(pid, `0-${cpus().length - 1}`);
}

function keepOn(pid: number | undefined, cores: string) {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)], { stdio: 'ignore' });
}
