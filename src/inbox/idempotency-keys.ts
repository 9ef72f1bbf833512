import type { Db } from '../db/engine.ts';
import { prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { Site } from '../whole-site.ts';

/**
 * Makes a repeated submission harmless: the key is the sender's `submissionId`, or a digest of a form sent without
 * script, and the row names what was stored under it.
 */
export type IdempotencyKey = Tables['submission_key'];

/** Longer than any device retries a submission. */
const RETENTION_MS = 30 * 24 * 3_600_000;

const NAMES = ['key', 'type', 'item', 'digest', 'content', 'createdAt'] as const;

const keyNamed = prepared<{ key: string }, IdempotencyKey>(['key'], (db, { key }) =>
  db.selectFrom('submission_key').selectAll().where('key', '=', key),
);

/** @returns the row of this key, or undefined */
export async function findKey(db: Db, key: string): Promise<IdempotencyKey | undefined> {
  const [found] = await keyNamed(db, { key });
  return found;
}

/** @returns the row that this content is known by, or undefined */
export function findContent(db: Db, content: string): Promise<IdempotencyKey | undefined> {
  return db.selectFrom('submission_key').selectAll().where('content', '=', content).executeTakeFirst();
}

/** Makes a content unknown, so that another row can be known by it. */
export async function releaseContent(db: Db, content: string): Promise<void> {
  await db.updateTable('submission_key').set({ content: null }).where('content', '=', content).execute();
}

const insertKey = prepared<IdempotencyKey, Pick<IdempotencyKey, 'key'>>(NAMES, (db, row) =>
  db
    .insertInto('submission_key')
    .values({ ...row })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key'),
);

/**
 * Claims a key, and its content where it has one, within the change that stores its submission: of several concurrent
 * changes only one wins. @returns whether both were free
 */
export async function claimKey(db: Db, row: IdempotencyKey): Promise<boolean> {
  const [claimed] = await insertKey(db, row);
  return claimed !== undefined;
}

/** Writes a key within a change in place of an older row, and as the one known by its content. */
export async function putKey(db: Db, row: IdempotencyKey): Promise<void> {
  // Until no other process has put one of the two back in between.
  do {
    await db.deleteFrom('submission_key').where('key', '=', row.key).execute();
    if (row.content !== null) await releaseContent(db, row.content);
  } while (!(await claimKey(db, row)));
}

/** Deletes keys that are too old to be sent again. */
export async function sweepKeys({ database, now }: Site): Promise<void> {
  const before = new Date(now().getTime() - RETENTION_MS).toISOString();
  await database.write(async ({ db }) => {
    await db.deleteFrom('submission_key').where('createdAt', '<', before).execute();
  });
}
