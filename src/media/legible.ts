import { withoutMarks } from '../languages/marks.ts';
import { recogniseLine } from '../schema/old-fonts/mixed.ts';
import { isAddress, isEnglish } from '../schema/old-fonts/recognise.ts';

/** Leaders of a table of contents ('.....') and blanks of a form ('_____'). */
const LEADERS = /([._·…–—-])\1{3,}/g;
/** No word is longer, and the patterns of old fonts take their time with one. */
const LONG_WORD = /\S{51}/;
/** What a font shows and does not name. */
const NAMELESS = /(?!\s)[\p{Cc}\p{Co}\p{Cn}]/gu;
/** What neither of our scripts writes, and what stands where a letter is not known. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Devanagari}\p{N}\p{P}\p{S}\p{M}\s\u200c\u200d]|\ufffd/gu;
const DEVANAGARI = /\p{Script=Devanagari}/u;
const DEVANAGARI_WORD = /(?:[\p{Script=Devanagari}\p{M}\ufffd]|\u200c|\u200d)+/gu;
/**
 * A Devanagari word as it is never written: with an unknown letter (U+FFFD), beginning with a sign that needs a letter
 * before it, with a vowel sign after another one or after a halant, or ending with a halant after a consonant that ends no
 * word with one.
 */
const MALFORMED =
  /\ufffd|^[\u0900-\u0903\u093a-\u094f]|[\u093e-\u094c]{2}|\u094d[\u093e-\u094d]|[गचजपबमयलवशष]\u094d$/u;

/** Above this share a line is taken for other letters than a reader sees. */
const MAX_FOREIGN = 0.1;
/** And above this share of the words of a page its Devanagari is: most programs write that in the order of its shapes. */
const MAX_MALFORMED = 0.05;
/** Of the lines of a page, so many show that it is in an old font throughout. */
const MIN_OLD = 0.2;

/**
 * The lines of a page as a reader sees them, in Unicode: those in Preeti or Kantipur are converted where that is sure.
 * What comes out as other letters is left empty (requirement 25.43).
 */
export function legibleLines(lines: readonly string[]): string[] {
  const tidy = lines.map((line) =>
    withoutMarks(line.normalize('NFC')).replace(NAMELESS, '\ufffd').replace(LEADERS, ' '),
  );
  const words = tidy.flatMap((line) => line.match(DEVANAGARI_WORD) ?? []);
  const isShuffled = words.filter((word) => MALFORMED.test(word)).length > MAX_MALFORMED * words.length;
  const read = tidy.map((line) => inUnicode(line));
  const isOld = read.filter((line) => line !== null).length > MIN_OLD * lines.length;
  return tidy.map((line, at) => {
    const letters = line.replace(/\s/g, '');
    const isForeign = (letters.match(FOREIGN)?.length ?? 0) > MAX_FOREIGN * letters.length;
    const legible =
      read[at] ??
      (DEVANAGARI.test(line) ? !isShuffled && line : isOld ? ofOldPage(line) : !isForeign && line);
    return (legible || '').replace(/\s+/g, ' ').trim();
  });
}

const inUnicode = (line: string, isNamed = false) =>
  LONG_WORD.test(line) ? null : recogniseLine(line, isNamed);

/** A line that is not recognised by itself, of a page in an old font: other lines than those in English may be in it. */
const ofOldPage = (line: string): string | null =>
  inUnicode(line, true) ??
  (line.split(/\s+/).some((word) => isEnglish(word) || isAddress(word)) ? line : null);
