import { devanagari } from './devanagari.ts';
import { english } from './english.ts';
import { romanised } from './romanised.ts';

/** Questions over every kind of record, written from the texts by somebody who did not know how they are searched. */
export const fourth = { english, devanagari, romanised };
