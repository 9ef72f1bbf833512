import type { ActionContext } from '../actions/context.ts';
import { filesIn } from '../actions/file-references.ts';
import { findPreview } from './previews.ts';

/** Whether the record of a preview names a file. @param path in rows, such as `/uploads/<id>.webp` */
export async function isPreviewed(context: ActionContext, token: unknown, path: string): Promise<boolean> {
  if (typeof token !== 'string') return false;
  const preview = await findPreview(context, context.database.reader, token);
  if (!preview || preview === 'ended') return false;
  return filesIn(preview.managed.type, preview.item).includes(path);
}
