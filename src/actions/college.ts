import { type CollegeFacts, neutralCollege } from '../content/college.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Change } from '../db/writer.ts';
import { type ActionContext, type Actor, mustBeAbleToPublish } from './context.ts';

const KEY = 'college';

/** What the college says of itself; what it has not said yet is neutral. */
export async function readCollege(database: OpenDatabase): Promise<CollegeFacts> {
  const row = await database.reader
    .selectFrom('setting')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  return row ? { ...neutralCollege, ...JSON.parse(row.value) } : neutralCollege;
}

/** Says something else about the college on every page from now on; null: neutral again. @throws 403 */
export async function changeCollege(
  context: ActionContext,
  actor: Actor,
  facts: Partial<CollegeFacts> | null,
): Promise<void> {
  mustBeAbleToPublish(actor);
  await context.database.write(async (change: Change) => {
    await change.db.deleteFrom('setting').where('key', '=', KEY).execute();
    if (facts)
      await change.db
        .insertInto('setting')
        .values({ key: KEY, value: JSON.stringify(facts) })
        .execute();
    await context.database.version.raise(change);
  });
}
