import { type ActionContext, program } from '../actions/context.ts';
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

/** Deletes links that have long ended. */
export async function sweepEditing(context: ActionContext): Promise<void> {
  const now = context.now();
  await context.database.write(async ({ db }) => {
    const before = new Date(now.getTime() - ENDED_LINKS_MS).toISOString();
    await db.deleteFrom('preview').where('expiresAt', '<', before).execute();
  });
}
