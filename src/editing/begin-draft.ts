import { filesIn, holdFiles } from '../actions/file-references.ts';
import { insertDraft } from '../db/editing/drafts.ts';
import type { Work } from './go-live.ts';
import { type Managed, presentItem } from './managed.ts';

/** Within a change: makes the draft of a record that is no longer live from its last state. */
export async function beginDraft({ site, actor, change }: Work, managed: Managed): Promise<void> {
  const { type, id } = managed;
  const item = presentItem(managed);
  const now = site.now();
  await insertDraft(change.db, type, item, { base: 0, at: now.toISOString(), account: actor.account });
  await holdFiles(change, 'draft', id, filesIn(type, item), now);
}
