import * as z from 'zod';
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

/** A list, or, as forms have nothing but texts, the same list written as JSON; an empty text is an empty list. */
export function listInForms<T>(list: z.ZodType<T>): z.ZodType<T> {
  return z.preprocess((sent) => {
    if (typeof sent !== 'string') return sent;
    if (sent === '') return [];
    try {
      return JSON.parse(sent);
    } catch {
      return sent;
    }
  }, list);
}
