import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const AT_ONCE = 50;
const EVERY_MS = 50;

/** One connection that is slow on purpose. */
export interface SlowClient {
  /** Milliseconds from its opening to its end; null while it is open. */
  endedAfterMs: number | null;
  socket: Socket;
}

/** Opens a connection, sends these bytes, and notes when the connection ends. */
export async function openSlow(port: number, bytes: string | Buffer): Promise<SlowClient> {
  const socket = connect(port, '127.0.0.1');
  const opened = performance.now();
  const client: SlowClient = { endedAfterMs: null, socket };
  // Without reading, the end of a connection is not seen.
  socket.resume();
  socket.on('error', () => {});
  socket.on('close', () => {
    client.endedAfterMs = performance.now() - opened;
  });
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  if (bytes.length > 0) socket.write(bytes);
  return client;
}

/** Opens many, a thousand a second: a rush of new connections is another proof's matter. */
export async function openMany(count: number, open: (index: number) => Promise<SlowClient>) {
  const clients: SlowClient[] = [];
  for (let begun = 0; begun < count; begun += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - begun) }, (_, n) => open(begun + n));
    clients.push(...(await Promise.all(some)));
    await pause(EVERY_MS);
  }
  return clients;
}

/** Sends one more byte at intervals, for as long as the connection is open. */
export function drip({ socket }: SlowClient, everyMs: number): void {
  const timer = setInterval(() => socket.writable && socket.write('x'), everyMs);
  socket.once('close', () => clearInterval(timer));
}
