import { sql } from 'kysely';
import { removeFiles } from '../actions/change-item.ts';
import { type ActionContext, program } from '../actions/context.ts';
import { forgetHistory } from '../actions/forget-history.ts';
import type { Db } from '../db/engine.ts';
import type { ContentType } from '../schema/define-type.ts';
import { deleteForGood } from './trash.ts';
import { endedInTrash } from './trash-list.ts';

/** Bounds the deletions of one sweep; the next sweep continues. */
const MAX_AT_ONCE = 100;
const DAY_MS = 86_400_000;
/** How long an ended link answers 410 before it is deleted. */
const ENDED_LINKS_MS = 30 * DAY_MS;

/** Deletes records that have been in the trash for 30 days. */
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

/** Versions of the program from before the trash delete records at once and leave their history. */
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

/** Ids of records that have only versions left. */
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
