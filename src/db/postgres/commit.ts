import type pg from 'pg';
import { LIFT_STATEMENT_TIMEOUT } from './session.ts';

/**
 * The outcome of a commit is unknown: it was not answered, or the server stopped waiting for its standby. The change
 * may be stored, or lost with the server, so it must not be acknowledged.
 */
export class CommitUnconfirmed extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(
      `The database did not confirm a commit (${reason}); a synchronous standby that is away is a cause`,
      options,
    );
    this.name = 'CommitUnconfirmed';
  }
}

/** Where the wait for the standby takes so long, its commit is not acknowledged (requirement 18.32). */
export const COMMIT_TIMEOUT_MS = 10_000;

/**
 * Commits the open transaction. A connection whose commit was not confirmed is destroyed.
 *
 * PostgreSQL commits locally before it waits for its synchronous standby. When that wait is cancelled, as by
 * `statement_timeout` or an administrator, COMMIT succeeds with no more than a warning. So the time-out is lifted, and
 * a commit with any warning counts as unconfirmed.
 * @throws CommitUnconfirmed; the server's error when it refused the commit
 */
export async function commit(client: pg.Client, timeoutMs = COMMIT_TIMEOUT_MS): Promise<void> {
  const destroy = () => client.connection.stream.destroy();
  let warning = '';
  let isLate = false;
  const onNotice = (notice: { message?: string | undefined }) => {
    warning = notice.message ?? 'a warning';
  };
  const timer = setTimeout(() => {
    isLate = true;
    destroy();
  }, timeoutMs);
  client.on('notice', onNotice);
  try {
    await client.query(`${LIFT_STATEMENT_TIMEOUT}; commit`);
  } catch (error) {
    if (!isLate && isRefusal(error)) throw error;
    destroy();
    throw new CommitUnconfirmed(isLate ? `no answer within ${timeoutMs} ms` : 'connection lost', {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
    client.off('notice', onNotice);
  }
  if (warning) {
    destroy();
    throw new CommitUnconfirmed(warning);
  }
}

/**
 * Whether the server surely rolled back. One that ends the connection (57, 08), or all of them (PANIC, as after a sync
 * that failed), may have committed before.
 */
function isRefusal(error: unknown): boolean {
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return severity !== 'PANIC' && /^(?!57|08)[0-9A-Z]{5}$/.test(String(code ?? ''));
}
