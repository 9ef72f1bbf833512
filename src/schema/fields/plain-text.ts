import * as z from 'zod';

/** Code points, so that an emoji or a Devanagari sign counts as the writer sees it counted elsewhere. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/**
 * A string that both databases can keep exactly as it was sent, in Unicode's composed form (contract: Records).
 * Refuses other JSON types, halves of surrogate pairs and the NUL character, with words for the person who typed.
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

/** Anything but blanks and what takes no room: a name of these alone is a link that nobody can see or hear. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** A plain text of at most `max` characters; `required` refuses one of which nothing can be seen. */
export function plainText(label: string, { max, required }: { max: number; required: boolean }) {
  return storableText(label)
    .refine((text) => lengthOf(text) <= max, { error: () => tooLong(label, max), abort: true })
    .refine((text) => !required || visible.test(text), { error: missing(label) })
    .meta({ maxLength: max });
}
