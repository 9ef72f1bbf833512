/** What somebody looks for has fewer letters; no more of it are looked at. */
const MAX_CHARACTERS = 200;
/** Blanks, and what cannot be seen but could turn the page's own words round. */
const UNSEEN = /[\s\p{Cc}\p{Bidi_Control}]+/gu;

/**
 * The same words in one form, so that they are one page. Of a text that is too long one letter too many stays: by it
 * the page knows.
 */
export function normalizeSearchText(typed: string): string {
  const words = typed.toWellFormed().normalize('NFC').replace(UNSEEN, ' ').trim();
  return [...words].slice(0, MAX_CHARACTERS + 1).join('');
}

/** What is looked for, and whether that is less than was asked. */
export function limitSearchText(tidy: string): { q: string; isShortened: boolean } {
  const letters = [...tidy];
  return {
    q: letters.slice(0, MAX_CHARACTERS).join('').trim(),
    isShortened: letters.length > MAX_CHARACTERS,
  };
}
