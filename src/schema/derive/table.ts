import { type ContentType, fieldsOf } from '../define-type.ts';
import type { ColumnShape, IndexShape, TableShape } from '../shape.ts';

/**
 * The table of a content type: its fields, the columns of every record, the version for `ETag` and `If-Match`, the
 * folded title and the filter columns for keyword filters, and the rank of types with an order. The indexes cover lists
 * and filters by title, which so never read the long texts.
 */
export function tableOf(type: ContentType): TableShape {
  const columns: Record<string, ColumnShape> = {
    _id: { type: 'id', primaryKey: true },
    createdAt: { type: 'instant' },
    updatedAt: { type: 'instant' },
    version: { type: 'integer' },
    titleFolded: { type: 'text' },
    // Records from before the order was declared are sorted newest first.
    ...(type.order && { rank: { type: 'text', filledFrom: ['createdAt', '_id'] } }),
    ...(type.slug && { slug: { type: 'text' } }),
  };
  const indexes: IndexShape[] = [
    { name: `${type.name}_newest`, columns: ['createdAt', '_id', 'titleFolded'] },
  ];
  if (type.order) indexes.push({ name: `${type.name}_ranked`, columns: ['rank', 'titleFolded', '_id'] });
  for (const [name, field] of fieldsOf(type)) {
    columns[name] = { type: field.column, ...(field.blank === null && { nullable: true }) };
    if (field.filter) columns[name + field.filter.suffix] = { type: 'text' };
    if (field.refersTo || field.kind === 'address')
      indexes.push({ name: `${type.name}_${name}`, columns: [name] });
  }
  return { name: type.name, columns, indexes };
}
