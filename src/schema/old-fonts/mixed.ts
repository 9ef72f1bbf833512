import { isEnglish, recognise } from './recognise.ts';
import { toUnicode } from './to-unicode.ts';

/** Parts of a Nepali line that are not Nepali: abbreviations such as BCA, and English words. */
const isKept = (word: string) => /^[A-Z]{2,}[,.:;]?$/.test(word) || isEnglish(word);

/** Words of a mixed line that have to be in the old font: one or two may be a name, or a word that is spoken of. */
const MIN_OLD_WORDS = 3;

/**
 * A line in Unicode, if all of it was typed in Preeti or Kantipur but for English words, which are kept.
 * @param isNamed whether the clipboard names one of these fonts
 * @returns null if a run between English words is not recognised by itself
 */
export function recogniseLine(line: string, isNamed = false): string | null {
  const whole = recognise(line, isNamed);
  if (whole !== null) return whole;
  const runs = runsOf(line).filter(({ text, kept }) => !kept && text.trim() !== '');
  const count = runs.reduce((total, { text }) => total + text.trim().split(/\s+/).length, 0);
  return count >= MIN_OLD_WORDS && runs.every(({ text }) => recognise(text, isNamed) !== null)
    ? convert(line)
    : null;
}

/** A recognised text in Unicode; the parts above are kept. */
export const convert = (text: string): string =>
  runsOf(text)
    .map((run) => (run.kept ? run.text : toUnicode(run.text)))
    .join('');

interface Run {
  text: string;
  kept: boolean;
}

/** The text in runs of words that are kept and words that are not, with the blanks between them. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const piece of text.split(/(\s+)/)) {
    if (piece === '') continue;
    const last = runs.at(-1);
    const kept = /\S/.test(piece) ? isKept(piece) : (last?.kept ?? false);
    if (last && last.kept === kept) last.text += piece;
    else runs.push({ text: piece, kept });
  }
  return runs;
}
