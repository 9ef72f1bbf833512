import type * as z from 'zod';
import type { FieldErrors } from '../../errors.ts';
import type { InEach, Language } from '../../languages/language.ts';

export type Read<T> = { value: T } | { wrong: FieldErrors; message: InEach<string> };

/**
 * A validator with error messages in every language. One is built for each language, when it is first needed; the Nepali
 * one runs only on values that the English one refuses.
 * @returns a function that returns the value, or the error of each field and the first of them
 */
export function readerOf<T>(build: (language: Language) => z.ZodType<T>): (sent: unknown) => Read<T> {
  let english: z.ZodType<T> | undefined;
  let nepali: z.ZodType<T> | undefined;
  return (sent) => {
    english ??= build('en');
    const read = english.safeParse(sent);
    if (read.success) return { value: read.data };
    nepali ??= build('ne');
    const issues = nepali.safeParse(sent).error?.issues ?? [];
    const refusals = read.error.issues.map(({ path, message: en }, at) => {
      const ne = issues[at]?.message ?? en;
      return [String(path[0]), { en, ne }] as const;
    });
    const wrong: FieldErrors = {};
    for (const [name, message] of refusals) wrong[name] ??= message;
    return { wrong, message: refusals[0]?.[1] ?? { en: '', ne: '' } };
  };
}
