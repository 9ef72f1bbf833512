import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';

/** Tables of the TCP connections of this network namespace, on Linux. */
const TABLES = ['/proc/self/net/tcp', '/proc/self/net/tcp6'];

/** `sl local_address rem_address st tx_queue:rx_queue …`, all in hexadecimal. */
const LINE = /^\s*\d+: [\dA-F]+:([\dA-F]{4}) [\dA-F]+:([\dA-F]{4}) [\dA-F]{2} ([\dA-F]{8}):/;

/** How many bytes the kernel still has for the other side of each connection, by the ports of both sides. */
export type KernelQueues = ReadonlyMap<string, string>;

const keyOf = (local: number, remote: number) => `${local} ${remote}`;

/** Bytes that the other side has not received yet; undefined where the table does not say. */
export const queueOf = (
  queues: KernelQueues,
  { localPort = 0, remotePort = 0 }: Socket,
): string | undefined => queues.get(keyOf(localPort, remotePort));

/** Parses one table. Connections with the same ports but other addresses are taken together. */
export function queuesIn(table: string, queues = new Map<string, string>()): Map<string, string> {
  for (const line of table.split('\n')) {
    const [, local = '', remote = '', bytes = ''] = LINE.exec(line) ?? [];
    if (bytes === '') continue;
    const key = keyOf(Number.parseInt(local, 16), Number.parseInt(remote, 16));
    queues.set(key, (queues.get(key) ?? '') + bytes);
  }
  return queues;
}

/**
 * What the kernel has not handed over yet. Node.js tells only when it takes more, which on a slow line is a minute apart
 * though every second something arrives.
 * @returns null where there is no such table
 */
export async function readKernelQueues(): Promise<KernelQueues | null> {
  const tables = await Promise.all(TABLES.map((path) => readFile(path, 'latin1').catch(() => null)));
  const queues = new Map<string, string>();
  for (const table of tables) if (table !== null) queuesIn(table, queues);
  return tables.every((table) => table === null) ? null : queues;
}
