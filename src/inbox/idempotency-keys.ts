import type { Db } from '../db/engine.ts';
import { prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { InboxContext } from './context.ts';

export type IdempotencyKey = Tables['submission_key'];

/** Longer than any device keeps what was not sent. */
const FORGOTTEN_AFTER_MS = 30 * 24 * 3_600_000;

const keyNamed = prepared<{ key: string }, IdempotencyKey>(['key'], (db, { key }) =>
  db.selectFrom('submission_key').selectAll().where('key', '=', key),
);

/** What was stored under this key, or undefined. */
export async function findKey(db: Db, key: string): Promise<IdempotencyKey | undefined> {
  const [found] = await keyNamed(db, { key });
  return found;
}

const upsertKey = prepared<IdempotencyKey, unknown>(
  ['key', 'type', 'item', 'digest', 'createdAt'],
  (db, { key, ...values }) =>
    db
      .insertInto('submission_key')
      .values({ key, ...values })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(values)),
);

/** Remembers, within a change, what was stored under a key; in the place of what was before. */
export async function putKey(db: Db, row: IdempotencyKey): Promise<void> {
  await upsertKey(db, row);
}

const insertKey = prepared<IdempotencyKey, Pick<IdempotencyKey, 'key'>>(
  ['key', 'type', 'item', 'digest', 'createdAt'],
  (db, row) =>
    db
      .insertInto('submission_key')
      .values({ ...row })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key'),
);

/**
 * Remembers, within a change, what is about to be stored under a key.
 * @returns what had been stored under it before, and stays; undefined where nothing had
 */
export async function claimKey(db: Db, row: IdempotencyKey): Promise<IdempotencyKey | undefined> {
  const [claimed] = await insertKey(db, row);
  return claimed ? undefined : findKey(db, row.key);
}

/** Removes keys that nobody will send again. */
export async function sweepKeys({ database, now }: InboxContext): Promise<void> {
  const before = new Date(now().getTime() - FORGOTTEN_AFTER_MS).toISOString();
  await database.write(async ({ db }) => {
    await db.deleteFrom('submission_key').where('createdAt', '<', before).execute();
  });
}
