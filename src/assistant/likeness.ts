import { fold } from '../schema/fold.ts';

/**
 * What questions that are alike have in common: their words, without regard to case, order, repetition and punctuation.
 * Empty where there is no word.
 */
export function likenessOf(question: string): string {
  const words = fold(question).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words)].sort().join(' ');
}
