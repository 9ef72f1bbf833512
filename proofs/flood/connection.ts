import { connect, type Socket } from 'node:net';

/** The part of an answer that a flood looks at. */
export interface Told {
  /** 0 when the connection ended instead. */
  status: number;
  /** Whether it says when to come again. */
  hasRetryAfter: boolean;
}

const ENDED: Told = { status: 0, hasRetryAfter: false };

/** A connection that is used again after each answer. It reads no more of an answer than it must. */
export class FloodConnection {
  readonly #socket: Socket;
  #told: Told = ENDED;
  #left = 0;
  #head = '';
  #isClosing = false;
  #answered: ((told: Told) => void) | null = null;
  isOpen = true;
  /** How many requests it has sent. */
  sent = 0;

  constructor(port: number, localAddress: string) {
    this.#socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => {
      this.isOpen = false;
      this.#end(this.#told);
    });
  }

  send(bytes: string | Buffer, answered: (told: Told) => void): void {
    this.sent += 1;
    this.#told = ENDED;
    this.#head = '';
    this.#left = Number.POSITIVE_INFINITY;
    this.#answered = answered;
    this.#socket.write(bytes);
  }

  close(): void {
    this.isOpen = false;
    this.#socket.destroy();
  }

  #take(chunk: Buffer) {
    if (this.#left !== Number.POSITIVE_INFINITY) this.#left -= chunk.length;
    else {
      this.#head += chunk.toString('latin1', 0, 4096);
      const end = this.#head.indexOf('\r\n\r\n');
      if (end === -1) return;
      const head = this.#head.slice(0, end).toLowerCase();
      this.#told = { status: Number(head.slice(9, 12)), hasRetryAfter: head.includes('\r\nretry-after:') };
      this.#isClosing = head.includes('\r\nconnection: close');
      const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
      // An answer of unknown length is over when the connection is.
      if (length === undefined) this.#isClosing = true;
      this.#left = Number(length ?? Number.MAX_SAFE_INTEGER) - (chunk.length - (end + 4));
    }
    if (this.#left > 0) return;
    if (this.#isClosing) {
      this.isOpen = false;
      this.#socket.destroy();
    }
    this.#end(this.#told);
  }

  #end(told: Told) {
    const answered = this.#answered;
    this.#answered = null;
    answered?.(told);
  }
}
