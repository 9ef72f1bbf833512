import { isDevanagari } from './devanagari.ts';

/** Words that give away Nepali which is typed with Latin letters. */
const TYPED =
  /\b(?:ho|cha|chha|chhan|huncha|hunchha|kati|kahile|kaha|kasari|kina|kun|lagi|garna|garne|paincha|painchha|lagcha|lagchha|namaste|namaskar|dhanyabad|dhanyawad|hajur|malai|timi|tapai|mero)\b/i;

export type Language = 'ne' | 'en';

/** In which of the two languages somebody wrote, and would like to be answered. */
export function languageOf(message: string): Language {
  return isDevanagari(message) || TYPED.test(message) ? 'ne' : 'en';
}
