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

const DAY_LENGTH = 'YYYY-MM-DD'.length;

const NAMES = ['key', 'type', 'item', 'digest', 'content', 'createdAt'] as const;

const keyNamed = prepared<{ key: string }, IdempotencyKey>(['key'], (db, { key }) =>
  db.selectFrom('submission_key').selectAll().where('key', '=', key),
);

/** @returns the row of this key, or undefined */
export async function findKey(db: Db, key: string): Promise<IdempotencyKey | undefined> {
  const [found] = await keyNamed(db, { key });
  return found;
}

const contentKnown = prepared<{ content: string }, IdempotencyKey>(['content'], (db, { content }) =>
  db.selectFrom('submission_key').selectAll().where('content', '=', content),
);

/** @param content as `knownAs` has it @returns the row that it is known by, or undefined */
export async function findContent(db: Db, content: string): Promise<IdempotencyKey | undefined> {
  const [found] = await contentKnown(db, { content });
  return found;
}

/**
 * What stands in `content`. It begins with the day, by which old rows are swept: an index of their age besides would be
 * one more page to write for every submission.
 * @param text the digest of the content, or the key
 */
export const knownAs = (createdAt: string, text: string) => `${createdAt.slice(0, DAY_LENGTH)} ${text}`;

/** Makes the content of a row unknown, so that another row can be known by it. */
export async function releaseContent(db: Db, { key, content, createdAt }: IdempotencyKey): Promise<void> {
  await db
    .updateTable('submission_key')
    .set({ content: knownAs(createdAt, key) })
    .where('key', '=', key)
    .where('content', '=', content)
    .execute();
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
export async function putKey(db: Db, row: IdempotencyKey & { content: string }): Promise<void> {
  // Until no other process has put one of the two back in between.
  do {
    await db.deleteFrom('submission_key').where('key', '=', row.key).execute();
    const earlier = await findContent(db, row.content);
    if (earlier) await releaseContent(db, earlier);
  } while (!(await claimKey(db, row)));
}

/** Deletes keys that are too old to be sent again. */
export async function sweepKeys({ database, now }: Pick<ActionContext, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - RETENTION_MS).toISOString();
  await database.write(async ({ db }) => {
    const old = db.deleteFrom('submission_key');
    await old.where('content', '<', before.slice(0, DAY_LENGTH)).execute();
    await old.where('content', 'is', null).where('createdAt', '<', before).execute();
  });
}
