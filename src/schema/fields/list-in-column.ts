import type { Field } from '../field.ts';

/** How a field of a list is stored: as JSON in one column; none is an empty list. */
export function listInColumn<T>(): Pick<Field<T[]>, 'blank' | 'column' | 'toStored' | 'fromStored'> {
  return {
    blank: [],
    column: 'json',
    toStored: (value) => JSON.stringify(value),
    fromStored: (stored) => (stored === null ? [] : JSON.parse(String(stored))),
  };
}
