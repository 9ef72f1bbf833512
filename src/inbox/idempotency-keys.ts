import type { ActionContext } from '../actions/context.ts';
import type { Db } from '../db/engine.ts';
import { prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';

/**
 * Makes a repeated submission harmless: the key is the sender's `submissionId`, or a digest of a form sent without
 * script, and the row names what was stored under it.
 */
export type IdempotencyKey = Tables['submission_key'];

/** Longer than any device retries a submission. */
const RETENTION_MS = 30 * 24 * 3_600_000;

const keyNamed = prepared<{ key: string }, IdempotencyKey>(['key'], (db, { key }) =>
  db.selectFrom('submission_key').selectAll().where('key', '=', key),
);

/** @returns the row of this key, or undefined */
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

/** Writes a key within a change, replacing an older row. */
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
 * Claims a key within the change that stores its submission, so that only one of several concurrent changes wins.
 * @returns the row of an earlier claim; undefined if the key was free
 */
export async function claimKey(db: Db, row: IdempotencyKey): Promise<IdempotencyKey | undefined> {
  const [claimed] = await insertKey(db, row);
  return claimed ? undefined : findKey(db, row.key);
}

/** Replaces a row of the same key, unless another change has done so. @returns whether it did */
export async function replaceKey(
  db: Db,
  { key, item }: IdempotencyKey,
  row: IdempotencyKey,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submission_key')
    .set({ ...row })
    .where('key', '=', key)
    .where('item', '=', item)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Frees a key within the change that claimed it. */
export async function releaseKey(db: Db, key: string): Promise<void> {
  await db.deleteFrom('submission_key').where('key', '=', key).execute();
}

/** Deletes keys that are too old to be sent again. */
export async function sweepKeys({ database, now }: Pick<ActionContext, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - RETENTION_MS).toISOString();
  await database.write(async ({ db }) => {
    await db.deleteFrom('submission_key').where('createdAt', '<', before).execute();
  });
}
