import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { PoolUse } from '../engine.ts';
import { asPoolClient, GuardedClient } from './guarded-client.ts';
import type { Primary } from './primary.ts';
import { explained } from './session.ts';

/** How long a request waits for a free connection, and connecting for an answer. */
const CONNECT_TIMEOUT_MS = 5000;
/** A dead peer is noticed at most ten seconds after this time. */
const KEEP_ALIVE_AFTER_MS = 5000;

/** Options of the connections to all servers. */
export const CONNECTION = {
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
} satisfies pg.ClientConfig;

export interface ConnectionsOptions {
  max: number;
  /** Prepares a new connection. */
  begin(client: pg.ClientBase): Promise<void>;
  /** Receives errors of idle connections. */
  warn(error: Error): void;
}

async function withinTime(client: pg.Client, begin: ConnectionsOptions['begin']): Promise<void> {
  const timer = setTimeout(() => client.connection.stream.destroy(), CONNECT_TIMEOUT_MS);
  await begin(client).finally(() => clearTimeout(timer));
}

/** A pool of connections to the primary. Once a new primary is known, connections to the former one are dropped. */
export class Connections implements PostgresPool {
  readonly options: object;
  readonly #primary: Primary;
  readonly #pool: pg.Pool;
  readonly #open = new Map<pg.ClientBase, string>();
  readonly #guarded = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  constructor(primary: Primary, { max, begin, warn }: ConnectionsOptions) {
    this.#primary = primary;
    const open = this.#open;
    class PrimaryClient extends pg.Client {
      constructor() {
        const { url } = primary;
        super({ ...CONNECTION, connectionString: url });
        open.set(this, url);
        this.once('end', () => open.delete(this));
      }
    }
    this.#pool = new pg.Pool({
      max,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      Client: PrimaryClient,
      // The pool awaits the promise, although its types do not say so.
      onConnect: (client) => withinTime(client as pg.Client, begin) as unknown as undefined,
    });
    this.options = this.#pool.options;
    // A restarting server ends idle connections; the pool replaces them, so a warning is enough.
    this.#pool.on('error', warn);
    // A connection lost in use fails its query; without a listener its error event would end the process too.
    this.#pool.on('connect', (client) => client.on('error', () => {}));
    primary.onMove(() => this.#dropOthers());
  }

  /** @throws NoPrimary, ReadOnlyServer, the error of connecting */
  async connect(): Promise<PostgresPoolClient> {
    await this.#primary.known();
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw explained(error);
    });
    let guarded = this.#guarded.get(client);
    if (!guarded) {
      guarded = asPoolClient(new GuardedClient(client));
      this.#guarded.set(client, guarded);
    }
    return guarded;
  }

  /** How many connections there are, and how many calls wait for one. */
  use(name: PoolUse['name']): PoolUse {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { name, total, idle, waiting };
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  /** The former primary may be read-only, dead or hanging, so its responses are not awaited. */
  #dropOthers() {
    for (const [client, url] of this.#open)
      if (url !== this.#primary.url) (client as pg.Client).connection.stream.destroy();
  }
}
