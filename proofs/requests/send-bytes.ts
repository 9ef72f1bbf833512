import { connect } from 'node:net';

export interface Heard {
  /** Status of each answer on the connection. */
  statuses: number[];
  text: string;
  isClosed: boolean;
  tookMs: number;
}

/**
 * Sends bytes over a connection of their own and listens until the server closes it, at most `patienceMs`.
 * @param after further bytes, sent once the first answer has come
 */
export function sendBytes(
  url: string,
  bytes: string | Buffer,
  { patienceMs = 6000, after = '' } = {},
): Promise<Heard> {
  const { port } = new URL(url);
  return new Promise((resolve) => {
    const begun = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), '127.0.0.1');
    const end = (isClosed: boolean) => {
      socket.destroy();
      clearTimeout(timer);
      const text = Buffer.concat(chunks).toString('latin1');
      const statuses = [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ statuses, text, isClosed, tookMs: performance.now() - begun });
    };
    const timer = setTimeout(() => end(false), patienceMs);
    socket.on('data', (chunk) => {
      if (chunks.length === 0 && after) socket.write(after);
      chunks.push(chunk);
    });
    // A connection that the server resets is closed as well.
    socket.on('error', () => end(true));
    socket.on('close', () => end(true));
    socket.write(bytes);
  });
}
