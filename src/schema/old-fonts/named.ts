import { englishAmong } from './english.ts';
import { isAddress } from './recognise.ts';
import { type OldFont, toUnicode } from './to-unicode.ts';

/** The old font that a list of families names first. */
export function oldFontIn(families: string): OldFont | null {
  const name = /^[\s"']*(preeti|kantipur)/i.exec(families)?.[1]?.toLowerCase();
  return name === 'preeti' || name === 'kantipur' ? name : null;
}

/** Parts of a text in an old font that nobody typed in it: letters of Unicode, addresses, times, abbreviations. */
const isKept = (word: string): boolean =>
  /[\u0900-\u097f]/.test(word) ||
  /^[A-Z]{2,}[,.:]?$/.test(word) ||
  // B.Ed., Ph.D.
  /^(?:[A-Z][a-z]{0,2}\.)+[A-Z][a-z]{0,2}[.,:]{0,2}$/.test(word) ||
  /^\d+(?:[:.,/-]\d+)+$/.test(word) ||
  isAddress(word);

/**
 * The words of a line whose font is named. Word puts typographic quotation marks where the keys of ु and ू were struck.
 * A figure in a line that has letters of Unicode stays: these need that font for no sign.
 */
export function namedWords(words: readonly string[], font: OldFont): string[] {
  const isMixed = words.some((word) => /[\u0900-\u097f]/.test(word));
  const isEnglish = englishAmong(words);
  return words.map((word, at) => {
    if (isKept(word) || isEnglish[at] || (isMixed && !/[a-z]/i.test(word))) return word;
    return toUnicode(word.replace(/(?<=\S)[‘’]/g, "'").replace(/(?<=\S)[“”]/g, '"'), font);
  });
}
