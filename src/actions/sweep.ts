import { removeFiles } from './change-item.ts';
import type { ActionContext } from './context.ts';
import { deleteUnusedFiles } from './file-rows.ts';

const HOUR_MS = 3_600_000;
/** How long a picture or document stays that nothing saved names (requirement 12.14). */
const LOOSE_FOR_MS = 24 * HOUR_MS;
/** How long it is remembered who changed what. */
const EVENTS_FOR_MS = 90 * 24 * HOUR_MS;

/** Takes away what nobody needs any more: loose files after a day, old notes of changes. */
export async function sweep(context: ActionContext): Promise<void> {
  const now = context.now().getTime();
  const before = (ms: number) => new Date(now - ms).toISOString();
  const paths = await context.database.write(async ({ db }) => {
    const found = await deleteUnusedFiles(db, before(LOOSE_FOR_MS));
    await db.deleteFrom('event').where('at', '<', before(EVENTS_FOR_MS)).execute();
    return found;
  });
  await removeFiles(context, paths);
}
