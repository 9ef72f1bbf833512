import { connect, createServer, type Socket } from 'node:net';

/** A TCP connection to a server that a test can interrupt. */
export interface Line {
  /** `127.0.0.1` and its port. */
  host: string;
  /** Refuses connections and drops those that are open, as a server that has stopped. */
  cut(): void;
  /** Takes connections and passes nothing on, as a machine that hangs. */
  hang(): void;
  /** Passes everything on again. */
  mend(): Promise<void>;
}

/** @param target a URL with host and port */
export async function openLine(target: string): Promise<Line> {
  const { hostname, port: targetPort } = new URL(target);
  const open = new Set<Socket>();
  let isHanging = false;
  const server = createServer((near) => {
    const far = connect(Number(targetPort), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => [near, far].map((each) => each.destroy()));
    }
    near.pipe(far).pipe(near);
    if (isHanging) for (const socket of [near, far]) socket.unpipe().pause();
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as { port: number };
  return {
    host: `127.0.0.1:${port}`,
    cut() {
      server.close();
      for (const socket of open) socket.destroy();
    },
    hang() {
      isHanging = true;
      for (const socket of open) socket.unpipe().pause();
    },
    async mend() {
      isHanging = false;
      for (const socket of open) socket.destroy();
      if (!server.listening) await listen(port);
    },
  };
}
