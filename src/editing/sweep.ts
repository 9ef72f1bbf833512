import { type ActionContext, program } from '../actions/context.ts';
import { deleteForGood } from './trash.ts';
import { endOfTrash } from './trash-list.ts';

/** Bounds what one sweep deletes; the next goes on. */
const MAX_AT_ONCE = 100;
const DAY_MS = 86_400_000;
/** For how long an ended link says that it has ended. */
const ENDED_LINKS_MS = 30 * DAY_MS;

/** Deletes what has lain in the trash for 30 days, and links that have long ended. */
export async function sweepEditing(context: ActionContext): Promise<void> {
  const now = context.now();
  for (const id of await endOfTrash(context.database.reader, now, MAX_AT_ONCE))
    await deleteForGood(context, program, id);
  await context.database.write(async ({ db }) => {
    const before = new Date(now.getTime() - ENDED_LINKS_MS).toISOString();
    await db.deleteFrom('preview').where('expiresAt', '<', before).execute();
  });
}
