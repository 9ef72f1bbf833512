import { type ContentType, fieldsOf } from '../define-type.ts';
import type { FilterColumn } from '../field.ts';

/** The filter columns of a type, each with the field that it is derived from. */
export function filterColumnsOf(
  type: ContentType,
): { field: string; column: string; filter: FilterColumn }[] {
  return fieldsOf(type).flatMap(([field, { filter }]) =>
    filter ? [{ field, column: field + filter.suffix, filter }] : [],
  );
}
