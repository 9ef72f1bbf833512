import { EventEmitter } from 'node:events';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { CommitUnconfirmed, commit } from './commit.ts';
import { meaningOf } from './meaning.ts';

/** A connection whose server answers a commit with this error. */
function clientRefusedWith(severity: string, code: string) {
  const error = Object.assign(new pg.DatabaseError('could not fdatasync file', 30, 'error'), {
    severity,
    code,
  });
  return Object.assign(new EventEmitter(), {
    connection: { stream: { destroy: vi.fn() } },
    query: () => Promise.reject(error),
  }) as unknown as pg.Client;
}

test('A commit amid which the server ends everything is not confirmed, and may be stored [21.130]', async () => {
  const client = clientRefusedWith('PANIC', '58030');
  const outcome = await commit(client).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(CommitUnconfirmed);
  expect(meaningOf(outcome)).toMatchObject({ status: 503, code: 'unconfirmed' });
  expect(client.connection.stream.destroy).toHaveBeenCalled();
});

test('A commit that the server refuses is rolled back, for a failing disk with 503', async () => {
  const client = clientRefusedWith('ERROR', '58030');
  const outcome = await commit(client).catch((error: unknown) => error);
  expect(meaningOf(outcome)).toMatchObject({ status: 503, code: 'overloaded' });
  expect(client.connection.stream.destroy).not.toHaveBeenCalled();
});
