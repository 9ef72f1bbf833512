import { isAddress, isEnglish, isWellFormed } from './recognise.ts';
import { type OldFont, toUnicode } from './to-unicode.ts';

/** The old font that a list of families names first. */
export function oldFontIn(families: string): OldFont | null {
  const name = /^[\s"']*(preeti|kantipur)/i.exec(families)?.[1]?.toLowerCase();
  return name === 'preeti' || name === 'kantipur' ? name : null;
}

/** Parts of a text in an old font that nobody typed in it: English, addresses, times, abbreviations. */
function isKept(word: string): boolean {
  return (
    /[\u0900-\u097f]/.test(word) ||
    /^[A-Z]{2,}[,.]?$/.test(word) ||
    /^\d+(?:[:.,/-]\d+)+$/.test(word) ||
    (/^[A-Z]?[a-eg-z]{3,}$/.test(word) && !isWellFormed(word)) ||
    isEnglish(word) ||
    isAddress(word)
  );
}

/**
 * A word whose font is named. Word puts typographic quotation marks where the keys of ु and ू were struck.
 * @param isMixed whether the text around it has letters of Unicode, which need that font for no sign
 */
export function namedWord(word: string, font: OldFont, isMixed = false): string {
  if (isKept(word) || (isMixed && !/[a-z]/i.test(word))) return word;
  return toUnicode(word.replace(/(?<=\S)[‘’]/g, "'").replace(/(?<=\S)[“”]/g, '"'), font);
}
