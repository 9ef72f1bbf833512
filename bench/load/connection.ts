import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request of a load. */
export interface Ask {
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent by POST as JSON; without it the request is a GET. */
  json?: unknown;
}

export interface Received {
  status: number;
  /** Raw header lines without the status line. */
  head: string;
  body: Buffer;
}

const HEAD_END = '\r\n\r\n';

/**
 * A keep-alive connection with one request at a time. It parses only responses with a content length or without a
 * body, so that the client is cheaper than the measured server.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #host: string;
  #pending: Buffer[] = [];
  #size = 0;
  #headLength = 0;
  #expected = Number.POSITIVE_INFINITY;
  #settle: ((error?: Error) => void) | null = null;

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', (error) => this.#settle?.(error));
    socket.on('close', () => this.#settle?.(new Error('The server closed the connection')));
  }

  /** @param localAddress from which it connects; on Linux the whole network 127/8 is this machine */
  static async open(url: string, localAddress?: string): Promise<Connection> {
    const { hostname, port, host } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), ...(localAddress && { localAddress }) });
    await once(socket, 'connect');
    return new Connection(socket, host);
  }

  /** Encodes a request; done once for requests that repeat. */
  write({ path, headers = {}, json }: Ask): Buffer {
    const body = json === undefined ? '' : JSON.stringify(json);
    const all = {
      host: this.#host,
      ...headers,
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return Buffer.from(`${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
  }

  /** Sends an encoded request and awaits the whole answer. @throws on another status than `status` */
  send(request: Buffer, status: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending = [];
      this.#size = 0;
      this.#expected = Number.POSITIVE_INFINITY;
      this.#settle = (error) => {
        this.#settle = null;
        if (error) reject(error);
        else if (this.#pending[0]?.toString('latin1', 9, 12) !== String(status))
          reject(new Error(`${request.toString('latin1').split('\r\n')[0]} was answered ${this.#head()}`));
        else resolve();
      };
      this.#socket.write(request);
    });
  }

  /** The last answer. */
  last(): Received {
    const bytes = Buffer.concat(this.#pending);
    const head = bytes.toString('latin1', 0, this.#headLength);
    const firstLine = head.indexOf('\r\n');
    return {
      status: Number(head.slice(9, 12)),
      head: head.slice(firstLine + 2),
      body: bytes.subarray(this.#headLength + HEAD_END.length),
    };
  }

  close(): void {
    this.#socket.destroy();
  }

  #head(): string {
    return Buffer.concat(this.#pending).toString('latin1', 0, 500);
  }

  #take(chunk: Buffer) {
    this.#pending.push(chunk);
    this.#size += chunk.length;
    if (this.#expected === Number.POSITIVE_INFINITY) this.#readHead();
    if (this.#size >= this.#expected) this.#settle?.();
  }

  #readHead() {
    const bytes = this.#pending.length === 1 ? this.#pending[0] : Buffer.concat(this.#pending);
    const end = bytes?.indexOf(HEAD_END) ?? -1;
    if (!bytes || end === -1) return;
    this.#pending = [bytes];
    const head = bytes.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    const hasNone = head.startsWith('304', 9) || head.startsWith('204', 9);
    if (length === undefined && !hasNone) this.#settle?.(new Error(`An answer without a length: ${head}`));
    this.#headLength = end;
    this.#expected = end + HEAD_END.length + (hasNone ? 0 : Number(length));
  }
}
