import { readdirSync, readFileSync } from 'node:fs';

/**
 * CPU time of a process with all its threads in milliseconds, from the scheduler's nanosecond counters; null except on
 * Linux.
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

/** Resident memory of a process in bytes; null except on Linux. */
export function rssOf(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Number(kilobytes) * 1024 : null;
  } catch {
    return null;
  }
}
