import { hasTypedNepali } from '../lexicon/fillers.ts';
import { isDevanagari } from './devanagari.ts';

export type Language = 'ne' | 'en';

/** The script of a message: Nepali is also typed in Latin letters. */
export type Script = 'english' | 'devanagari' | 'romanised';

export function scriptOf(message: string): Script {
  if (isDevanagari(message)) return 'devanagari';
  return hasTypedNepali(message) ? 'romanised' : 'english';
}

export function languageOf(message: string): Language {
  return scriptOf(message) === 'english' ? 'en' : 'ne';
}
