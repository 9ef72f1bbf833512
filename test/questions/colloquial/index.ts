import { devanagari } from './devanagari.ts';
import { english } from './english.ts';
import { devanagari as heldOutDevanagari } from './held-out/devanagari.ts';
import { english as heldOutEnglish } from './held-out/english.ts';
import { romanised as heldOutRomanised } from './held-out/romanised.ts';
import { romanised } from './romanised.ts';

export type { ColloquialQuestion } from './question.ts';

/**
 * Questions as visitors type them into a messenger, written from the demonstration's texts alone. Every third one, in
 * the order of writing, is held out: it measures the assistant but takes no part in its tuning.
 */
export const colloquial = {
  tuning: { english, devanagari, romanised },
  heldOut: { english: heldOutEnglish, devanagari: heldOutDevanagari, romanised: heldOutRomanised },
};
