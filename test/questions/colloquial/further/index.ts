import { devanagari } from './devanagari.ts';
import { english } from './english.ts';
import { romanised } from './romanised.ts';

/** Questions written after the last tuning by the author of the tuning. */
export const further = { english, devanagari, romanised };
