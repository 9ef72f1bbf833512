import * as z from 'zod';
import { digitsIn } from '../../languages/digits.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../languages/language.ts';
import { tidyLine } from '../../languages/marks.ts';
import { nfc } from '../fold.ts';
import { words } from './words.ts';

/** The length in code points: an emoji counts as one. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Whether a text has at most so many code points. Each has one or two UTF-16 units, so that few texts are counted. */
export function hasAtMost(max: number, text: string): boolean {
  return text.length <= max || (text.length <= 2 * max && lengthOf(text) <= max);
}

/**
 * A string that both databases store exactly as sent, in NFC (requirement 12.5). Refuses other JSON types, lone
 * surrogates and the NUL character, with messages for the person who typed.
 */
export function storableText(label: string, language: Language = DEFAULT_LANGUAGE) {
  return z
    .string({ error: words[language].notText(label) })
    .refine((text) => text.isWellFormed() && !text.includes('\u0000'), {
      error: words[language].notStorable(label),
      abort: true,
    })
    .overwrite(nfc);
}

export function tooLong(label: string, max: number, language: Language = DEFAULT_LANGUAGE): string {
  return words[language].tooLong(label, digitsIn(language, max.toLocaleString('en')));
}

export function missing(label: string, language: Language = DEFAULT_LANGUAGE): string {
  return words[language].missing(label);
}

/** A visible character: a title without one would be a link that cannot be seen or heard. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

interface PlainTextRules {
  max: number;
  required: boolean;
  language?: Language;
}

/** A plain text of at most `max` characters; `required` refuses one without a visible character. */
export const plainText = (label: string, rules: PlainTextRules) =>
  within(storableText(label, rules.language), label, rules);

/** A plain text of one line, stored without spaces around it and without invisible marks. */
export const lineOfText = (label: string, rules: PlainTextRules) =>
  within(storableText(label, rules.language).overwrite(tidyLine), label, rules);

function within(text: z.ZodString, label: string, { max, required, language }: PlainTextRules) {
  return text
    .refine((text) => hasAtMost(max, text), {
      error: () => tooLong(label, max, language),
      abort: true,
    })
    .refine((text) => !required || visible.test(text), { error: missing(label, language) })
    .meta({ maxLength: max });
}
