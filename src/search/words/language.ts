import { isTypedNepali } from '../lexicon/fillers.ts';
import { isDevanagari } from './devanagari.ts';

export type Language = 'ne' | 'en';

/** The script of a message: Nepali is also typed in Latin letters. */
export type Script = 'english' | 'devanagari' | 'romanised';

/** English words by which a sentence is built. People who write Nepali borrow nouns, seldom these. */
const ENGLISH = new Set(
  'the is are was were what when where who which whose how why does did can could will would should may of for from at in on with about my your our there this and or if any has have'.split(
    ' ',
  ),
);

/** The script of a message as a whole: a few words or names in the other language do not turn it. */
export function scriptOf(message: string): Script {
  const words = message.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const devanagari = words.filter(isDevanagari).length;
  const typed = words.filter(isTypedNepali).length;
  if (devanagari > 0 && devanagari + typed >= english) return 'devanagari';
  // In English a single word may look like Nepali: a name, or 'le' and 'ki'.
  return typed > 0 && typed * 2 > english ? 'romanised' : 'english';
}

export function languageOf(message: string): Language {
  return scriptOf(message) === 'english' ? 'en' : 'ne';
}
