import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { must } from '../runner/proof.ts';

/** Kept in a pool of a fixed size; one that is never given back is missing for later requests. */
export const POOLED = 'connection to a server';

/** How many descriptors of each kind a process has, each file by its path. */
export function descriptorsOf(pid: number, port: number): Map<string, number> {
  const ports = localPorts(pid);
  const counts = new Map<string, number>();
  for (const target of openBy(pid)) {
    const [, inode = ''] = /^socket:\[(\d+)\]$/.exec(target) ?? [];
    const local = ports.get(inode);
    const connection = local === port ? 'connection of a client' : POOLED;
    const kind = local === undefined ? target.replace(/:\[\d+\]$/, '') : connection;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/** What a process has open: paths of files, and kinds with a number such as `socket:[1234]`. */
function openBy(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${descriptor}`)];
    } catch {
      // It was closed meanwhile.
      return [];
    }
  });
}

/** The ports on this side of TCP connections, by the number of their socket. */
function localPorts(pid: number): Map<string, number> {
  const tables = ['tcp', 'tcp6'].map((name) => `/proc/${pid}/net/${name}`).filter((path) => existsSync(path));
  const lines = tables.flatMap((path) => readFileSync(path, 'latin1').split('\n').slice(1));
  return new Map(
    lines.map((line) => {
      const [, local = '', , , , , , , , inode = ''] = line.trim().split(/\s+/);
      return [inode, Number.parseInt(local.split(':')[1] ?? '', 16)];
    }),
  );
}

/**
 * Waits until a process has no more descriptors of any kind than before, apart from its connections to a database.
 * @throws when it keeps some for this long
 */
export async function mustBeClosed(
  count: () => ReadonlyMap<string, number>,
  before: ReadonlyMap<string, number>,
  withinMs: number,
): Promise<void> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const more = [...count()].filter(([kind, after]) => kind !== POOLED && after > (before.get(kind) ?? 0));
    if (more.length === 0) return;
    const said = more.map(([kind, after]) => `${kind}: ${before.get(kind) ?? 0} before, ${after} after`);
    must(performance.now() < deadline, `Descriptors are left open: ${said.join('; ')}`);
    await pause(100);
  }
}
