import { type ContentType, fieldsOf } from '../define-type.ts';
import type { ColumnShape, IndexShape, TableShape } from '../shape.ts';

/**
 * The table of a content type. Beside the fields stand what every record has, the version that `ETag` and
 * `If-Match` speak of, the title as filters compare it, and the rank of types that have an order of their own. The
 * indexes serve lists in their order, and keyword filters read them alone without touching the long texts.
 */
export function tableOf(type: ContentType): TableShape {
  const columns: Record<string, ColumnShape> = {
    _id: { type: 'id', primaryKey: true },
    createdAt: { type: 'instant' },
    updatedAt: { type: 'instant' },
    version: { type: 'integer' },
    titleFolded: { type: 'text' },
    // What was there before the order was declared stands newest first.
    ...(type.order && { rank: { type: 'text', filledFrom: ['createdAt', '_id'] } }),
    ...(type.slug && { slug: { type: 'text' } }),
  };
  const indexes: IndexShape[] = [
    { name: `${type.name}_newest`, columns: ['createdAt', '_id', 'titleFolded'] },
  ];
  if (type.order) indexes.push({ name: `${type.name}_ranked`, columns: ['rank', 'titleFolded', '_id'] });
  for (const [name, field] of fieldsOf(type)) {
    columns[name] = { type: field.column, ...(field.blank === null && { nullable: true }) };
    if (field.refersTo) indexes.push({ name: `${type.name}_${name}`, columns: [name] });
  }
  return { name: type.name, columns, indexes };
}
