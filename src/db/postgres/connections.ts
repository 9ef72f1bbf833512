import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import type { PoolUse } from '../engine.ts';
import { COMMIT_TIMEOUT_MS, commit } from './commit.ts';
import { explained, LIFT_TIMEOUTS } from './session.ts';

/** Above the server's own time-out: a statement without an answer by then is on a dead connection. */
const ANSWER_TIMEOUT_MS = 30_000;
/** For the commit of a restore or a migration, which takes the standby longer to replicate. */
const LONG_COMMIT_TIMEOUT_MS = 60_000;

/** PostgreSQL's code of the error: the server has become a standby, or was set so. */
const READ_ONLY = '25006';

interface GuardedClientOptions {
  /** Whether the connection is not to be used again. */
  isOutdated(): boolean;
  /** Called when a statement was refused because the server takes no writes. */
  onReadOnly(): void;
}

/**
 * A connection as the query builder gets it: commits are guarded, and no statement waits for a dead server for ever.
 */
class GuardedClient {
  readonly #client: pg.PoolClient;
  readonly #options: GuardedClientOptions;
  /** Whether the open transaction may take any time. */
  #isLong = false;

  constructor(client: pg.PoolClient, options: GuardedClientOptions) {
    this.#client = client;
    this.#options = options;
  }

  get isOutdated(): boolean {
    return this.#options.isOutdated();
  }

  async query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (text === 'commit') {
      await commit(this.#client, this.#isLong ? LONG_COMMIT_TIMEOUT_MS : COMMIT_TIMEOUT_MS);
      return { command: 'COMMIT', rowCount: 0, rows: [] };
    }
    if (text === LIFT_TIMEOUTS) this.#isLong = true;
    const timer = setTimeout(() => {
      if (!this.#isLong) this.#client.connection.stream.destroy();
    }, ANSWER_TIMEOUT_MS);
    try {
      const answer = (await this.#client.query(text, parameters as unknown[])) as unknown;
      // Several statements have several answers.
      return (Array.isArray(answer) ? answer.at(-1) : answer) as PostgresQueryResult<Row>;
    } catch (error) {
      if ((error as { code?: unknown }).code === READ_ONLY) this.#options.onReadOnly();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  release(destroy?: boolean): void {
    this.#isLong = false;
    // The transaction is aborted, as after a refused lock, so further statements would fail.
    this.#client.release(destroy || this.isOutdated || this.#client.getTransactionStatus() !== 'I');
  }
}

/** The query builder's type also has cursors, which are not used. */
const asPoolClient = (client: GuardedClient) => client as unknown as PostgresPoolClient;

/** How long a request waits for a free connection, and connecting for an answer. */
const CONNECT_TIMEOUT_MS = 5000;
/** A dead peer is noticed at most ten seconds after this time. */
const KEEP_ALIVE_AFTER_MS = 5000;

/** Options of every connection. */
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
  /** Called when a statement was refused because the server takes no writes any more. */
  onReadOnly(): void;
}

async function withinTime(client: pg.Client, begin: ConnectionsOptions['begin']): Promise<void> {
  const timer = setTimeout(() => client.connection.stream.destroy(), CONNECT_TIMEOUT_MS);
  await begin(client).finally(() => clearTimeout(timer));
}

export class Connections implements PostgresPool {
  readonly options: object;
  readonly #pool: pg.Pool;
  readonly #guarded = new WeakMap<pg.PoolClient, GuardedClient>();
  readonly #onReadOnly: () => void;
  /** Rises when all connections have to be made anew. */
  #generation = 0;

  constructor(url: string, { max, begin, warn, onReadOnly }: ConnectionsOptions) {
    this.#onReadOnly = onReadOnly;
    this.#pool = new pg.Pool({
      ...CONNECTION,
      connectionString: url,
      max,
      // The pool awaits the promise, although its types do not say so.
      onConnect: (client) => withinTime(client as pg.Client, begin) as unknown as undefined,
    });
    this.options = this.#pool.options;
    // A restarting server ends idle connections; the pool replaces them, so a warning is enough.
    this.#pool.on('error', warn);
    // A connection lost in use fails its query; without a listener its error event would end the process too.
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** @throws ReadOnlyServer, the error of connecting */
  async connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await this.#pool.connect().catch((error: unknown) => {
        throw explained(error);
      });
      const guarded = this.#guarded.get(client) ?? this.#guard(client);
      if (!guarded.isOutdated) return asPoolClient(guarded);
      client.release(true);
    }
  }

  #guard(client: pg.PoolClient): GuardedClient {
    const generation = this.#generation;
    const isOutdated = () => generation !== this.#generation;
    const guarded = new GuardedClient(client, { isOutdated, onReadOnly: this.#onReadOnly });
    this.#guarded.set(client, guarded);
    return guarded;
  }

  /**
   * Retires every connection that is open now, since it may lead to a server that has become a standby: one in use is
   * closed when it is given back, an idle one when it is asked for next or has been idle for 10 s.
   */
  renew(): void {
    this.#generation += 1;
  }

  /** How many connections there are, and how many calls wait for one. */
  use(name: PoolUse['name']): PoolUse {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { name, total, idle, waiting };
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}
