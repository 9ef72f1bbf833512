import { readdirSync, readFileSync } from 'node:fs';

/**
 * CPU time that a process has used so far, all its threads together, in milliseconds; null where the system does
 * not tell (it does on Linux). Counted in nanoseconds by the scheduler, so that a second's work is measured finely.
 */
export function cpuMsOf(pid: number): number | null {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = threads.map((id) =>
      Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]),
    );
    return nanoseconds.reduce((sum, value) => sum + value, 0) / 1e6;
  } catch {
    return null;
  }
}

/** Memory that a process occupies, in bytes; null where the system does not tell. */
export function rssOf(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Number(kilobytes) * 1024 : null;
  } catch {
    return null;
  }
}
