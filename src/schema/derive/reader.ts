import type * as z from 'zod';
import type { FieldErrors } from '../../errors.ts';
import type { InEach, Language } from '../../languages/language.ts';

export type Read<T> = { value: T } | { wrong: FieldErrors; message: InEach<string> };

/**
 * A validator whose refusals are told in every language. One is built for each language, and the Nepali one is asked only
 * for what the English one refuses.
 * @returns what reads a value: its value, or what is wrong with each of its fields, and first of all
 */
export function readerOf<T>(build: (language: Language) => z.ZodType<T>): (sent: unknown) => Read<T> {
  const english = build('en');
  let nepali: z.ZodType<T> | undefined;
  return (sent) => {
    const read = english.safeParse(sent);
    if (read.success) return { value: read.data };
    nepali ??= build('ne');
    const issues = nepali.safeParse(sent).error?.issues ?? [];
    const told = read.error.issues.map(({ path, message: en }, at) => {
      const ne = issues[at]?.message ?? en;
      return [String(path[0]), { en, ne }] as const;
    });
    const wrong: FieldErrors = {};
    for (const [name, message] of told) wrong[name] ??= message;
    return { wrong, message: told[0]?.[1] ?? { en: '', ne: '' } };
  };
}
