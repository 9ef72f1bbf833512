import { withoutMarks } from '../languages/marks.ts';
import { recogniseLine } from '../schema/old-fonts/mixed.ts';
import { isAddress, isEnglish } from '../schema/old-fonts/recognise.ts';

/** Dots and lines that lead the eye, or are to be written on. */
const LEADERS = /([._·…–—-])\1{3,}/g;
/** No word is longer, and the patterns of old fonts take their time with one. */
const LONG_WORD = /\S{51}/;
/** What neither of our scripts writes, and what stands where a letter is not known. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Devanagari}\p{N}\p{P}\p{S}\p{M}\s\u200c\u200d]|\ufffd/gu;
const DEVANAGARI = /\p{Script=Devanagari}/u;
/** A Devanagari word as it is never written: it begins with a sign, or one vowel sign follows another or a halant. */
const MALFORMED = /^[\u0900-\u0903\u093a-\u094f]|[\u093e-\u094c]{2}|\u094d[\u093e-\u094d]/u;

/** Above these shares a line is taken for other letters than a reader sees. */
const MAX_FOREIGN = 0.1;
const MAX_MALFORMED = 0.2;
/** Of the lines of a page, so many show that it is in an old font throughout. */
const MIN_OLD = 0.2;

/**
 * The lines of a page as a reader sees them, in Unicode: those in Preeti or Kantipur are converted where that is sure.
 * What comes out as other letters is left empty (requirement 25.43).
 */
export function legibleLines(lines: readonly string[]): string[] {
  const tidy = lines.map((line) => withoutMarks(line.normalize('NFC')).replace(LEADERS, ' '));
  const read = tidy.map((line) => inUnicode(line));
  const isOld = read.filter((line) => line !== null).length > MIN_OLD * lines.length;
  return tidy.map((line, at) =>
    legible(line, read[at] ?? null, isOld)
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

const inUnicode = (line: string, isNamed = false) =>
  LONG_WORD.test(line) ? null : recogniseLine(line, isNamed);

function legible(line: string, read: string | null, isOld: boolean): string {
  if (read !== null) return read;
  if (isOld && !DEVANAGARI.test(line))
    return (
      inUnicode(line, true) ??
      (line.split(/\s+/).some((word) => isEnglish(word) || isAddress(word)) ? line : '')
    );
  const letters = line.replace(/\s/g, '');
  if ((letters.match(FOREIGN)?.length ?? 0) > MAX_FOREIGN * letters.length) return '';
  const words = line.split(/[^\p{L}\p{M}\u200c\u200d]+/u).filter((word) => DEVANAGARI.test(word));
  return words.filter((word) => MALFORMED.test(word)).length > MAX_MALFORMED * words.length ? '' : line;
}
