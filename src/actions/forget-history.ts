import { deleteDraft } from '../db/editing/drafts.ts';
import { takeMoments } from '../db/editing/moments.ts';
import { unshelve } from '../db/editing/shelved.ts';
import { deleteVersions } from '../db/editing/versions.ts';
import type { Change } from '../db/writer.ts';
import type { Site } from '../whole-site.ts';
import { forgetFiles, holdFiles } from './file-references.ts';
import { untie } from './untie.ts';

/**
 * Within a change: deletes the draft, the versions, the moments and the links of a record, what the trash has of it, and what
 * the chat was taught with it.
 * @returns paths of files to remove after the commit
 */
export async function forgetHistory(
  { now }: Site,
  change: Change,
  record: string,
): Promise<readonly string[]> {
  const { db } = change;
  const unused: string[] = [];
  for (const id of await deleteVersions(db, record))
    unused.push(...(await holdFiles(change, 'version', id, [], now())));
  unused.push(...(await holdFiles(change, 'draft', record, [], now())));
  unused.push(...(await holdFiles(change, 'shelved', record, [], now())));
  await deleteDraft(db, record);
  await untie(db, record);
  await unshelve(db, record);
  await takeMoments(db, record);
  await db.deleteFrom('preview').where('record', '=', record).execute();
  return forgetFiles(change, unused);
}
