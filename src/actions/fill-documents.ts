import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { type ContentType, fieldsOf } from '../schema/define-type.ts';
import type { Values } from '../schema/derive/validator.ts';
import { Unfit } from '../schema/unfit.ts';

/**
 * Replaces names and sizes of documents in the values by the stored ones; within the change, so that no document is
 * swept in between.
 * @throws 400 naming the field with a document that is not stored
 */
export async function fillDocuments<V extends Values>(
  change: Change,
  type: ContentType,
  values: V,
): Promise<V> {
  const filled: Values = {};
  for (const [name, field] of fieldsOf(type)) {
    if (!field.fromDocuments || !Object.hasOwn(values, name)) continue;
    const paths = field.filesIn(values[name]);
    if (paths.length === 0) continue;
    const rows = await change.db
      .selectFrom('attachment')
      .select(['path', 'name', 'size'])
      .where('path', 'in', paths)
      .execute();
    try {
      filled[name] = field.fromDocuments(values[name], new Map(rows.map((row) => [row.path, row])));
    } catch (error) {
      if (error instanceof Unfit) throw errors.invalid({ [name]: error.sentence });
      throw error;
    }
  }
  return { ...values, ...filled };
}
