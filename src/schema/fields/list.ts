import * as z from 'zod';
import { parseBounded } from '../bounded-json.ts';
import type { Field } from '../field.ts';

/** Stores a list as JSON in one column; a column never written is an empty list. */
export function listInColumn<T>(): Pick<Field<T[]>, 'blank' | 'column' | 'toStored' | 'fromStored'> {
  return {
    blank: [],
    column: 'json',
    toStored: (value) => JSON.stringify(value),
    fromStored: (stored) => (stored === null ? [] : JSON.parse(String(stored))),
  };
}

/** Also accepts the list as JSON text, since forms send only texts; an empty text is an empty list. */
export const listInForms = <T>(list: z.ZodType<T>): z.ZodType<T> => z.preprocess(listInText, list);

/** Parses a list that a form sent as JSON text; returns anything else unchanged. */
export function listInText(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  if (sent === '') return [];
  try {
    return parseBounded(sent);
  } catch {
    return sent;
  }
}
