import { devanagari } from './devanagari.ts';
import { english } from './english.ts';
import { romanised } from './romanised.ts';

/** Questions over every kind of record that were unseen while the assistant was tuned. */
export const fifth = { english, devanagari, romanised };
