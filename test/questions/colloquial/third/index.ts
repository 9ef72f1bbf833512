import { devanagari } from './devanagari.ts';
import { english } from './english.ts';
import { romanised } from './romanised.ts';

/** Questions that were written after the second tuning, and measured at first sight. */
export const third = { english, devanagari, romanised };
