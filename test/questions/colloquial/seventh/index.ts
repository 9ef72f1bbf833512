import { devanagari } from './devanagari.ts';
import { english } from './english.ts';
import { romanised } from './romanised.ts';

/** Everyday questions and traps, written after the assistant had been tuned by the other sets. */
export const seventh = { english, devanagari, romanised };
