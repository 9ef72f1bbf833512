import * as z from 'zod';

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
