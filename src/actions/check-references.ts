import { contentOf } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { type ContentType, fieldsOf } from '../schema/define-type.ts';
import type { Values } from '../schema/derive/validator.ts';
import { labelOf } from '../schema/field.ts';
import { words } from './in-each.ts';

const said = sentencesIn(words);

/**
 * Rejects ids of records that do not exist. Runs within the change, so that no record is deleted in between.
 * @throws 400
 */
export async function checkReferences(change: Change, type: ContentType, values: Values): Promise<void> {
  for (const [name, field] of fieldsOf(type)) {
    const id = values[name];
    if (!field.refersTo || typeof id !== 'string' || id === '') continue;
    const found = await contentOf(change.db)
      .selectFrom(field.refersTo.type)
      .select('_id')
      .where('_id', '=', id)
      .executeTakeFirst();
    if (!found) throw errors.invalid({ [name]: said.gone(labelOf(field)) });
  }
}
