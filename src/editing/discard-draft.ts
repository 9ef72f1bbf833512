import { type ActionContext, type Actor, mustBeAbleToWrite } from '../actions/context.ts';
import { holdFiles } from '../actions/file-references.ts';
import { deleteDraft } from '../db/editing/drafts.ts';
import { clearMoment } from '../db/editing/moments.ts';
import { errors } from '../errors.ts';
import type { ContentType } from '../schema/define-type.ts';
import { findManaged, type Managed, managedFor, type Seen, stateOf, tagOf } from './managed.ts';
import { mustBeAbleToChange, staleDraft } from './save-draft.ts';
import { intoTrash } from './trash.ts';

/**
 * Discards a draft. A record that is only a draft goes to the trash.
 * @throws 403; 404 without a draft; 409 in the trash; 412
 */
export async function discardDraft(
  context: ActionContext,
  actor: Actor,
  type: ContentType,
  id: string,
  seen: Seen | undefined,
): Promise<Managed> {
  mustBeAbleToWrite(actor);
  return context.database.write(async (change) => {
    const present = await managedFor(change.db, type, id);
    mustBeAbleToChange(actor, present);
    const isOnlyDraft = !present.live && stateOf(present) !== 'ended';
    if (seen && !seen(tagOf(present))) throw await staleDraft(change.db, present);
    if (!present.draft && !isOnlyDraft) throw errors.notFound('draft');
    if (isOnlyDraft) await intoTrash({ context, actor, change }, present);
    else {
      await deleteDraft(change.db, id);
      await holdFiles(change, 'draft', id, [], context.now());
      if (await clearMoment(change.db, id, 'publish')) await context.database.version.increment(change);
    }
    return (await findManaged(change.db, type, id)) ?? present;
  });
}
