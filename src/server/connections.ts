import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { networkOf } from '../accounts/network.ts';

export interface ConnectionLimits {
  /** Maximum number of open connections. Beyond it a new one replaces another (see `#makeRoomFor`) or is refused. */
  most: number;
  /**
   * In each period of this length the client has to send at least `leastBytes` of a body, or receive part of the
   * response.
   */
  stalledMs: number;
  leastBytes: number;
  /** How long a response may stall on systems whose kernel does not report its progress. */
  blindMs: number;
  checkMs: number;
}

/** Browsers connect in advance; after this time without a byte, no request is on its way. */
const UNUSED_AFTER_MS = 500;
/** A new connection replaces one of a network that has more than this many times as many as its own. */
const MANY_MORE = 4;
/** Stalled connections closed per turn of the event loop. Closing hundreds in one turn blocks it for a tenth of a second. */
const CLOSED_IN_A_TURN = 20;
/** After finding no connection to close, the next search waits this long. */
const FUTILE_MS = 100;

/** One connection, and how far it was when it last got on. */
class Connection {
  readonly socket: Socket;
  /** One network for all clients behind a proxy. */
  readonly network: string;
  readonly openedAt = performance.now();
  #request: IncomingMessage | undefined;
  #response: ServerResponse | undefined;
  /** Since when it has made no progress; 0 until the next check. */
  #since = 0;
  #received = 0;
  #sent = -1;
  #queue: string | undefined;

  constructor(socket: Socket, address: string) {
    this.socket = socket;
    this.network = networkOf(address);
  }

  begin(request: IncomingMessage, response: ServerResponse): void {
    this.#request = request;
    this.#response = response;
    this.#since = 0;
    this.#sent = -1;
  }

  /** Whether no request is under way; one whose headers are incomplete does not count. */
  get isIdle(): boolean {
    return (
      this.#request === undefined || (this.#response?.writableFinished === true && this.#request.complete)
    );
  }

  /** Whether it is the turn of a client that is not signed in. */
  waitsForStranger(isSignedIn: (request: IncomingMessage) => boolean): boolean {
    return (this.#isSending || this.#isReceiving) && !(this.#request && isSignedIn(this.#request));
  }

  /** Whether the other side is to send the rest of a body. While we do not read, it is not its turn. */
  get #isSending(): boolean {
    const request = this.#request;
    if (!request || request.complete || request.destroyed) return false;
    return request.readableLength < request.readableHighWaterMark;
  }

  /** Whether the other side is to receive the rest of an answer. */
  get #isReceiving(): boolean {
    return this.socket.writableLength > 0;
  }

  /** Whether it has sent too little, or received nothing, for the whole period. */
  hasStalled(now: number, limits: ConnectionLimits, queues: KernelQueues | null | undefined): boolean {
    if (this.#isReceiving) return this.#standsStill(now, limits, queues);
    this.#sent = -1;
    if (!this.#isSending) this.#since = 0;
    const { bytesRead } = this.socket;
    if (this.#since === 0 || bytesRead - this.#received >= limits.leastBytes) {
      this.#since = now;
      this.#received = bytesRead;
    }
    return now - this.#since >= limits.stalledMs;
  }

  /** Whether its answer has not moved since the last look, so that the kernel's view is needed. */
  isSuspect(): boolean {
    return this.#isReceiving && this.#sent === this.#taken;
  }

  /** Bytes that the kernel has taken. */
  get #taken(): number {
    return this.socket.bytesWritten - this.socket.writableLength;
  }

  #standsStill(
    now: number,
    { stalledMs, blindMs }: ConnectionLimits,
    queues: KernelQueues | null | undefined,
  ) {
    const taken = this.#taken;
    const queue = queues ? queueOf(queues, this.socket) : undefined;
    const hasMoved = taken !== this.#sent || (queue !== undefined && queue !== this.#queue);
    if (this.#since === 0 || hasMoved) this.#since = now;
    this.#sent = taken;
    this.#queue = queue ?? this.#queue;
    return now - this.#since >= (queue === undefined ? blindMs : stalledMs);
  }

  /** Whether an error response can still be sent. */
  get canAnswer(): boolean {
    return this.#response?.headersSent === false;
  }
}

/**
 * The open connections of a process. It closes those that stall by their progress, not by their age: a slow but steady
 * upload goes on (requirement 21.81).
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #refuse: (socket: Socket, reason: 'slow' | 'full') => void;
  readonly #isSignedIn: (request: IncomingMessage) => boolean;
  /** In order of opening. */
  readonly #open = new Map<Socket, Connection>();
  /** By network, those that are open, in order of opening. */
  readonly #networks = new Map<string, Set<Connection>>();
  #timer: NodeJS.Timeout | undefined;
  #futileUntil = 0;
  #isLooking = false;

  /** @param refuse tells the client why, and closes @param isSignedIn whether a request is of somebody who is signed in */
  constructor(
    limits: ConnectionLimits,
    refuse: (socket: Socket, reason: 'slow' | 'full') => void,
    isSignedIn: (request: IncomingMessage) => boolean = () => false,
  ) {
    this.#limits = limits;
    this.#refuse = refuse;
    this.#isSignedIn = isSignedIn;
  }

  follow(server: Server): void {
    server.on('connection', (socket: Socket) => {
      // Reset before it was accepted: what it sent could still be read, but nobody reads an answer, and no limit can
      // count it without an address.
      if (socket.remoteAddress === undefined) {
        socket.destroy();
        return;
      }
      const connection = new Connection(socket, socket.remoteAddress);
      if (this.#open.size >= this.#limits.most && !this.#makeRoomFor(connection)) {
        this.#refuse(socket, 'full');
        return;
      }
      this.#add(connection);
      socket.once('close', () => this.#remove(connection));
    });
    server.on('listening', () => {
      // After a long task, arrived bytes are read before connections are judged.
      const look = () => setImmediate(() => void this.#look()).unref();
      this.#timer ??= setInterval(look, this.#limits.checkMs).unref();
    });
    server.on('close', () => {
      clearInterval(this.#timer);
      this.#timer = undefined;
    });
  }

  begin(request: IncomingMessage, response: ServerResponse): void {
    this.#open.get(request.socket)?.begin(request, response);
  }

  /** Closes connections on which nothing has arrived; Node.js keeps them during a stop. */
  closeUnused(): void {
    const before = performance.now() - UNUSED_AFTER_MS;
    for (const [socket, { openedAt }] of this.#open)
      if (socket.bytesRead === 0 && openedAt < before) socket.destroy();
  }

  #add(connection: Connection) {
    this.#open.set(connection.socket, connection);
    const ofNetwork = this.#networks.get(connection.network);
    if (ofNetwork) ofNetwork.add(connection);
    else this.#networks.set(connection.network, new Set([connection]));
  }

  #remove(connection: Connection) {
    this.#open.delete(connection.socket);
    const ofNetwork = this.#networks.get(connection.network);
    ofNetwork?.delete(connection);
    if (ofNetwork?.size === 0) this.#networks.delete(connection.network);
  }

  /**
   * Closes the idle connection that is open for the longest time; without one, the oldest of the network that has the
   * most, if the new connection's network has far fewer: otherwise one client could hold all of them by sending slowly.
   * Last the oldest of its own network that waits for its client, but for those who are signed in: otherwise such a client
   * could keep out all who share its address.
   * @returns whether there was one
   */
  #makeRoomFor({ network }: Connection): boolean {
    const now = performance.now();
    if (now < this.#futileUntil) return false;
    const own = this.#networks.get(network) ?? new Set();
    const one = this.#firstIdle() ?? this.#firstOfLargest(own.size + 1) ?? this.#firstStranger(own);
    if (!one) {
      this.#futileUntil = now + FUTILE_MS;
      return false;
    }
    this.#remove(one);
    one.socket.destroy();
    return true;
  }

  #firstIdle(): Connection | undefined {
    for (const connection of this.#open.values()) if (connection.isIdle) return connection;
    return undefined;
  }

  #firstOfLargest(own: number): Connection | undefined {
    let largest = new Set<Connection>();
    for (const ofNetwork of this.#networks.values()) if (ofNetwork.size > largest.size) largest = ofNetwork;
    const [first] = largest;
    return largest.size > own * MANY_MORE ? first : undefined;
  }

  #firstStranger(connections: ReadonlySet<Connection>): Connection | undefined {
    for (const one of connections) if (one.waitsForStranger(this.#isSignedIn)) return one;
    return undefined;
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#closeStalled();
    } finally {
      this.#isLooking = false;
    }
  }

  async #closeStalled(): Promise<void> {
    const connections = [...this.#open.values()];
    const queues = connections.some((one) => one.isSuspect()) ? await readKernelQueues() : undefined;
    const now = performance.now();
    let closed = 0;
    for (const connection of connections) {
      if (!connection.hasStalled(now, this.#limits, queues)) continue;
      if (connection.canAnswer) this.#refuse(connection.socket, 'slow');
      else connection.socket.destroy();
      closed += 1;
      if (closed % CLOSED_IN_A_TURN === 0) await nextTurn();
    }
  }
}

/** Tables of the TCP connections of this network namespace, on Linux. */
const TABLES = ['/proc/self/net/tcp', '/proc/self/net/tcp6'];

/** Hexadecimal digits of a port, and of the state of a connection. */
const PORT = 4;
const STATE = 2;
const EMPTY = '00000000';

/** How many bytes the kernel still has for the other side of each connection, by the ports of both sides. */
type KernelQueues = ReadonlyMap<string, string>;

const keyOf = (local: number, remote: number) => `${local} ${remote}`;

/** Bytes that the other side has not received yet. */
const queueOf = (queues: KernelQueues, { localPort = 0, remotePort = 0 }: Socket): string | undefined =>
  queues.get(keyOf(localPort, remotePort));

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
async function readKernelQueues(): Promise<KernelQueues | null> {
  const tables = await Promise.all(TABLES.map((path) => readFile(path, 'latin1').catch(() => null)));
  const queues = new Map<string, string>();
  for (const table of tables) if (table !== null) queuesIn(table, queues);
  return tables.every((table) => table === null) ? null : queues;
}

/** Reserved for the database, stored files, uploads, logs and the program itself. */
const RESERVED = 256;
/** Each connection takes some memory, too. */
const MOST_CONNECTIONS = 10_000;
const LEAST_CONNECTIONS = 64;

/** How many files this process and its children may have open; undefined if the system does not tell. */
export function mostOpenFiles(): number | undefined {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1')) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}

/** How many connections a process takes at once, so that files can always be opened (requirement 21.83). */
export function mostConnections(openFiles = mostOpenFiles()): number {
  if (openFiles === undefined) return MOST_CONNECTIONS;
  // An answer may be a file, and an upload becomes one.
  return Math.min(MOST_CONNECTIONS, Math.max(LEAST_CONNECTIONS, Math.floor((openFiles - RESERVED) / 2)));
}
