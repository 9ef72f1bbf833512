import { devanagari } from './devanagari.ts';
import { english } from './english.ts';
import { romanised } from './romanised.ts';

/** Questions that were written from the demonstration's texts alone, before the second tuning and without the lexicon. */
export const second = { english, devanagari, romanised };
