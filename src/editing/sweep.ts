import { sql } from 'kysely';
import { removeFiles } from '../actions/change-item.ts';
import { type ActionContext, program } from '../actions/context.ts';
import { forgetHistory } from '../actions/forget-history.ts';
import type { Db } from '../db/engine.ts';
import type { ContentType } from '../schema/define-type.ts';
import { deleteForGood } from './trash.ts';
import { endedInTrash } from './trash-list.ts';

/** Bounds what one sweep deletes; the next goes on. */
const MAX_AT_ONCE = 100;
const DAY_MS = 86_400_000;
/** For how long an ended link says that it has ended. */
const ENDED_LINKS_MS = 30 * DAY_MS;

/** Deletes what has lain in the trash for 30 days. */
export async function sweepTrash(context: ActionContext): Promise<void> {
  for (const id of await endedInTrash(context.database.reader, context.now(), MAX_AT_ONCE))
    await deleteForGood(context, program, id);
}

/** Deletes links that have long ended, and histories without a record. */
export async function sweepEditing(context: ActionContext): Promise<void> {
  const now = context.now();
  await context.database.write(async ({ db }) => {
    const before = new Date(now.getTime() - ENDED_LINKS_MS).toISOString();
    await db.deleteFrom('preview').where('expiresAt', '<', before).execute();
  });
  for (const type of context.types) if (type.drafts) await sweepHistories(context, type);
}

/** A version of the program from before there was a trash deletes records at once and knows nothing of their history. */
async function sweepHistories(context: ActionContext, type: ContentType): Promise<void> {
  if ((await recordsGone(context.database.reader, type)).length === 0) return;
  const dropped = await context.database.write(async (change) => {
    const paths: string[] = [];
    for (const record of await recordsGone(change.db, type))
      paths.push(...(await forgetHistory(context, change, record)));
    return paths;
  });
  await removeFiles(context, dropped);
}

/** Ids of records of which only versions are left. */
async function recordsGone(db: Db, type: ContentType): Promise<string[]> {
  const rows = await db
    .selectFrom('version')
    .select('record')
    .distinct()
    .where('type', '=', type.name)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('draft').select('draft.record').whereRef('draft.record', '=', 'version.record'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shelved').select('shelved.record').whereRef('shelved.record', '=', 'version.record'),
        ),
      ),
    )
    .where('record', 'not in', sql<string>`(select ${sql.ref('_id')} from ${sql.table(type.name)})`)
    .limit(MAX_AT_ONCE)
    .execute();
  return rows.map(({ record }) => record);
}
