import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Handler } from './http-server.ts';

const LOOPBACK = ['127.0.0.1', '::1'] as const;
/** A machine without one of the two internet protocols says so in these words. */
const NOT_THERE = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/**
 * Where a server listens. The name `localhost` means both loopback addresses, whatever the machine's own tables say
 * of it, since browsers try either; the framework knows of one server only.
 */
export class Listening {
  readonly #server: FastifyInstance;
  readonly #serverFor: (handler: Handler) => Server;
  #second: Server | null = null;

  /** @param serverFor makes the second server, with the same time-outs as the first */
  constructor(server: FastifyInstance, serverFor: (handler: Handler) => Server) {
    this.#server = server;
    this.#serverFor = serverFor;
    let ended: Promise<void> | undefined;
    server.addHook('preClose', (done) => {
      ended = this.#end();
      done();
    });
    server.addHook('onClose', async () => ended);
  }

  /** @returns the address that people type @throws when the port is taken */
  async start(host: string, port: number): Promise<string> {
    const [first, second] = host === 'localhost' ? LOOPBACK : [host];
    await this.#server.listen({
      host: first,
      port,
      listenTextResolver: (address) => `listening at ${address}`,
    });
    const bound = this.#server.server.address();
    const boundPort = typeof bound === 'object' && bound ? bound.port : port;
    if (second) await this.#listenToo(second, boundPort);
    return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`;
  }

  /** Closes connections on which nothing is under way. */
  closeIdle(): void {
    this.#server.server.closeIdleConnections();
    this.#second?.closeIdleConnections();
  }

  #listenToo(host: string, port: number): Promise<void> {
    const other = this.#serverFor((request, response) => this.#server.routing(request, response));
    return new Promise((resolve, reject) => {
      other.once('error', (error: NodeJS.ErrnoException) =>
        NOT_THERE.has(error.code ?? '') ? resolve() : reject(error),
      );
      other.listen({ host, port, ipv6Only: true }, () => {
        this.#second = other;
        resolve();
      });
    });
  }

  #end(): Promise<void> {
    const second = this.#second;
    return second ? new Promise((resolve) => second.close(() => resolve())) : Promise.resolve();
  }
}
