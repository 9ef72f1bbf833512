import { words as devanagari } from './words.ne.ts';
import { words as english } from './words.ts';
import { words as romanised } from './words.typed.ts';

/** The assistant's sentences by the letters of the question. */
export const words = { english, devanagari, romanised };
