import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';

/** Tables of the TCP connections of this network namespace, on Linux. */
const TABLES = ['/proc/self/net/tcp', '/proc/self/net/tcp6'];

/** Hexadecimal digits of a port, and of the state of a connection. */
const PORT = 4;
const STATE = 2;
const EMPTY = '00000000';

/** How many bytes the kernel still has for the other side of each connection, by the ports of both sides. */
export type KernelQueues = ReadonlyMap<string, string>;

const keyOf = (local: number, remote: number) => `${local} ${remote}`;

/** Bytes that the other side has not received yet. */
export const queueOf = (
  queues: KernelQueues,
  { localPort = 0, remotePort = 0 }: Socket,
): string | undefined => queues.get(keyOf(localPort, remotePort));

/**
 * Parses one table: `sl: local:port remote:port st tx_queue:rx_queue …`, in hexadecimal and columns of fixed width
 * behind the first colon. Thousands of lines are passed over where nothing waits, so nothing is split or matched
 * there. Connections with the same ports but other addresses are taken together.
 */
export function queuesIn(table: string, queues = new Map<string, string>()): Map<string, string> {
  const first = table.indexOf('\n') + 1;
  // An address of IPv4 or IPv6: all of a table are equally long.
  const begin = table.indexOf(': ', first) + 2;
  const address = table.indexOf(':', begin) - begin;
  const [local, remote] = [address + 1, 2 * (address + 1) + PORT + 1];
  const bytes = remote + PORT + 1 + STATE + 1;
  for (let line = first; line > 0 && line < table.length; line = table.indexOf('\n', line) + 1) {
    const at = table.indexOf(': ', line) + 2;
    if (at === 1) break;
    const waiting = table.slice(at + bytes, at + bytes + EMPTY.length);
    if (waiting === EMPTY) continue;
    const port = (from: number) => Number.parseInt(table.slice(at + from, at + from + PORT), 16);
    const key = keyOf(port(local), port(remote));
    queues.set(key, (queues.get(key) ?? '') + waiting);
  }
  return queues;
}

/**
 * The bytes that the kernel has queued. Node.js reports progress only when the kernel takes more, which on a slow line
 * happens once a minute although the client receives bytes every second.
 * @returns null on systems without this table
 */
export async function readKernelQueues(): Promise<KernelQueues | null> {
  const tables = await Promise.all(TABLES.map((path) => readFile(path, 'latin1').catch(() => null)));
  const queues = new Map<string, string>();
  for (const table of tables) if (table !== null) queuesIn(table, queues);
  return tables.every((table) => table === null) ? null : queues;
}
