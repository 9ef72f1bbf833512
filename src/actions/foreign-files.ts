import type { Db } from '../db/engine.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { type ContentType, fieldsOf } from '../schema/define-type.ts';
import type { Values } from '../schema/derive/validator.ts';
import { labelOf } from '../schema/field.ts';
import { holderOf } from './file-references.ts';
import { words } from './in-each.ts';

const said = sentencesIn(words);

/**
 * Refuses files that only drafts of other records hold: publishing one would show what nobody has published.
 * @param id of the record; undefined for a new one
 * @throws 400 naming the field
 */
export async function refuseForeignFiles(
  db: Db,
  type: ContentType,
  id: string | undefined,
  values: Readonly<Values>,
): Promise<void> {
  for (const [name, field] of fieldsOf(type)) {
    const paths = Object.hasOwn(values, name) ? field.filesIn(values[name]) : [];
    if (paths.length === 0) continue;
    const uses = await db
      .selectFrom('picture_use')
      .select(['path', 'type', 'item'])
      .where('path', 'in', paths)
      .execute();
    const own = id === undefined ? undefined : holderOf('draft', id);
    const isForeign = (path: string) => {
      const all = uses.filter((use) => use.path === path);
      return all.length > 0 && all.every((use) => use.type === 'draft' && use.item !== own);
    };
    if (paths.some(isForeign))
      throw errors.invalid({
        [name]: said.foreignFile(labelOf(field)),
      });
  }
}
