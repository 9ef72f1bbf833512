import * as z from 'zod';

/** The length in code points: an emoji counts as one. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/**
 * A string that both databases store exactly as sent, in NFC (requirement 12.5). Refuses other JSON types, lone
 * surrogates and the NUL character, with messages for the person who typed.
 */
export function storableText(label: string) {
  return z
    .string({ error: `${label} has to be a text.` })
    .refine((text) => text.isWellFormed() && !text.includes('\u0000'), {
      error: `${label} contains characters that cannot be stored. Remove them and try again.`,
      abort: true,
    })
    .normalize('NFC');
}

export function tooLong(label: string, max: number): string {
  return `${label} is too long. The longest is ${max.toLocaleString('en')} characters.`;
}

export function missing(label: string): string {
  return `${label} is required.`;
}

/** A visible character: a title without one would be a link that cannot be seen or heard. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** A plain text of at most `max` characters; `required` refuses one without a visible character. */
export function plainText(label: string, { max, required }: { max: number; required: boolean }) {
  return (
    storableText(label)
      // A text has never fewer UTF-16 units than code points, and those need no counting.
      .refine((text) => text.length <= max || lengthOf(text) <= max, {
        error: () => tooLong(label, max),
        abort: true,
      })
      .refine((text) => !required || visible.test(text), { error: missing(label) })
      .meta({ maxLength: max })
  );
}
