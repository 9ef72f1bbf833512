import { withoutMarks } from '../../languages/marks.ts';

/** Longer search texts are cut. */
const MAX_CHARACTERS = 200;
const SPACES = /[\s\p{Cc}]+/gu;

/**
 * Normalizes a search text, so that equivalent texts share a cache entry. A text that is too long keeps one character
 * too many, by which `limitSearchText` recognizes it.
 */
export function normalizeSearchText(typed: string): string {
  // Marks that nobody sees could also reverse the page's own text.
  const words = withoutMarks(typed.toWellFormed().normalize('NFC')).replace(SPACES, ' ').trim();
  return [...words].slice(0, MAX_CHARACTERS + 1).join('');
}

/** The text to search for, and whether it was cut. */
export function limitSearchText(tidy: string): { q: string; isShortened: boolean } {
  const letters = [...tidy];
  return {
    q: letters.slice(0, MAX_CHARACTERS).join('').trim(),
    isShortened: letters.length > MAX_CHARACTERS,
  };
}
