import { devanagari } from './devanagari.ts';
import { english } from './english.ts';
import { romanised } from './romanised.ts';

/** Questions that were written after the last tuning, by whoever tuned. */
export const further = { english, devanagari, romanised };
