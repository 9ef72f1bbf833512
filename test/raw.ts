import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  /** Header names are in lower case. */
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends bytes as they are, malformed or not, and reads until the server closes the connection.
 * @param text with `\r\n` at line ends; say `Connection: close`, else the response is awaited for `patienceMs`
 */
export function sendRaw(url: string, text: string | Buffer, patienceMs = 5000): Promise<RawAnswer> {
  return openRaw(url, text, patienceMs).answer;
}

/** Like `sendRaw`, for a request whose rest is written later. */
export function openRaw(
  url: string,
  text: string | Buffer,
  patienceMs = 5000,
): { socket: Socket; answer: Promise<RawAnswer> } {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  const answer = new Promise<RawAnswer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const done = () => {
      socket.destroy();
      resolve(parse(Buffer.concat(chunks).toString('latin1')));
    };
    socket.setTimeout(patienceMs, done);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error) => (chunks.length > 0 ? done() : reject(error)));
    socket.on('close', done);
    socket.write(text);
  });
  return { socket, answer };
}

function parse(answer: string): RawAnswer {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: Object.fromEntries(
      lines.map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.replace(/^[^:]*: */, '')]),
    ),
    body: body.join('\r\n\r\n'),
  };
}

/** Sends a request whose path no client normalises. */
export function requestLine(method: string, path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}
