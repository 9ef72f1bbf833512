import { devanagari } from './devanagari.ts';
import { english } from './english.ts';
import { romanised } from './romanised.ts';

/** Questions from the demonstration's texts alone, written after the assistant had been tuned by the other sets. */
export const sixth = { english, devanagari, romanised };
