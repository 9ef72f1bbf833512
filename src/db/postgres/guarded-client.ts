import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { COMMIT_TIMEOUT_MS, commit } from './commit.ts';
import { LIFT_TIMEOUTS } from './session.ts';

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
export class GuardedClient {
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
export const asPoolClient = (client: GuardedClient) => client as unknown as PostgresPoolClient;
