import type { Worker } from 'node:cluster';

/** A connection that the primary has sent to a worker, as Node.js sends it. */
interface Handed {
  message: { act: 'newconn'; seq: number };
  handle: { close(): void };
}

type Send = (message: unknown, handle?: unknown, ...more: unknown[]) => boolean;

/**
 * Tracks the connections that the primary hands to the workers. Node.js keeps a connection open until its worker
 * acknowledges it. If the worker dies before that, Node.js forgets the connection, and its visitor would wait for ever
 * (requirement 18.20).
 */
export class HandedConnections {
  readonly #handed = new Map<Worker, Map<number, Handed>>();

  follow(worker: Worker): void {
    const handed = new Map<number, Handed>();
    this.#handed.set(worker, handed);
    const send = worker.process.send?.bind(worker.process) as Send;
    const sendAndFollow: Send = (message, handle, ...more) => {
      if (isConnection(message)) handed.set(message.seq, { message, handle: handle as Handed['handle'] });
      return send(message, handle, ...more);
    };
    worker.process.send = sendAndFollow;
    worker.process.on('internalMessage', ({ ack }: { ack?: number }) => {
      if (ack !== undefined) handed.delete(ack);
    });
  }

  /** Hands what a dead worker did not take to another one; without one the connections are closed. */
  handOn(dead: Worker, other: Worker | undefined): void {
    const left = this.#handed.get(dead) ?? new Map<number, Handed>();
    this.#handed.delete(dead);
    for (const { message, handle } of left.values()) {
      // The other worker's acknowledgement completes the exchange that the dead one did not.
      if (other) (other.process.send as Send)(message, handle);
      else handle.close();
    }
  }
}

function isConnection(message: unknown): message is Handed['message'] {
  return (message as Partial<Handed['message']> | null)?.act === 'newconn';
}
