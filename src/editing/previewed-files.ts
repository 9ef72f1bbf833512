import { filesIn } from '../actions/file-references.ts';
import type { Site } from '../whole-site.ts';
import { findPreview } from './previews.ts';

/** Whether the record of a preview names a file. @param path in rows, such as `/uploads/<id>.webp` */
export async function isPreviewed(site: Site, token: unknown, path: string): Promise<boolean> {
  if (typeof token !== 'string') return false;
  const preview = await findPreview(site, site.database.reader, token);
  if (!preview || preview === 'ended') return false;
  return filesIn(preview.managed.type, preview.item).includes(path);
}
