import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { holdFiles } from '../actions/file-references.ts';
import { deleteDraft } from '../db/editing/drafts.ts';
import { clearMoment } from '../db/editing/moments.ts';
import { errors } from '../errors.ts';
import type { ContentType } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { findManaged, type Managed, managedFor, type Seen, stateOf, tagOf } from './managed.ts';
import { mustBeAbleToChange, staleDraft } from './save-draft.ts';
import { intoTrash } from './trash.ts';

/**
 * Discards a draft. A record that is only a draft goes to the trash.
 * @throws 403; 404 without a draft; 409 in the trash; 412
 */
export async function discardDraft(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  seen: Seen | undefined,
): Promise<Managed> {
  mustHaveDuty(actor, 'author');
  return site.database.write(async (change) => {
    const present = await managedFor(change.db, type, id);
    mustBeAbleToChange(actor, present);
    const isOnlyDraft = !present.live && stateOf(present) !== 'ended';
    if (seen && !seen(tagOf(present))) throw await staleDraft(change.db, present);
    if (!present.draft && !isOnlyDraft) throw errors.notFound('draft');
    if (isOnlyDraft) await intoTrash({ site, actor, change }, present);
    else {
      await deleteDraft(change.db, id);
      await holdFiles(change, 'draft', id, [], site.now());
      if (await clearMoment(change.db, id, 'publish')) await site.database.version.increment(change);
    }
    return (await findManaged(change.db, type, id)) ?? present;
  });
}
