import { isDevanagari } from './devanagari.ts';

/** Words that identify Nepali typed in Latin letters. */
const ROMANISED_NEPALI =
  /\b(?:ho|cha|chha|chhan|huncha|hunchha|kati|kahile|kaha|kasari|kina|kun|lagi|garna|garne|paincha|painchha|lagcha|lagchha|namaste|namaskar|dhanyabad|dhanyawad|hajur|malai|timi|tapai|mero)\b/i;

export type Language = 'ne' | 'en';

/** The language of a message. */
export function languageOf(message: string): Language {
  return isDevanagari(message) || ROMANISED_NEPALI.test(message) ? 'ne' : 'en';
}
