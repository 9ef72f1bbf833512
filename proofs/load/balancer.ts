import { Unanswered } from './client.ts';

/**
 * Spreads requests over servers, as a balancer does. A server that was taken out gets no further requests, and may be
 * stopped once its last answer has arrived.
 */
export class Balancer {
  readonly #random: () => number;
  /** By a server's address: its requests in flight. */
  readonly #inFlight = new Map<string, Set<Promise<unknown>>>();

  constructor(random: () => number, addresses: readonly string[] = []) {
    this.#random = random;
    for (const address of addresses) this.add(address);
  }

  get addresses(): readonly string[] {
    return [...this.#inFlight.keys()];
  }

  add(address: string): void {
    this.#inFlight.set(address, new Set());
  }

  /** Resolves when every request that it was sent has ended. */
  async takeOut(address: string): Promise<void> {
    const inFlight = this.#inFlight.get(address) ?? [];
    this.#inFlight.delete(address);
    await Promise.allSettled(inFlight);
  }

  /** Sends a request to one of the servers. @throws Unanswered when there is none */
  async ask<T>(request: (address: string) => Promise<T>): Promise<T> {
    const servers = [...this.#inFlight];
    const [address, inFlight] = servers[Math.floor(this.#random() * servers.length)] ?? [];
    if (address === undefined || !inFlight) throw new Unanswered('No server is up');
    const answer = request(address);
    inFlight.add(answer);
    try {
      return await answer;
    } finally {
      inFlight.delete(answer);
    }
  }
}
