import { blockChanges } from './block-changes.ts';
import type { Changes } from './changes.ts';
import { comparable, tokensOfText } from './tokens-of-text.ts';

/** Plain text, line by line and word by word. */
export function textChanges(before: string, after: string): Changes | null {
  const [old, fresh] = [comparable(before), comparable(after)];
  return old === fresh ? null : { shape: 'text', blocks: blockChanges(linesOf(old), linesOf(fresh)) };
}

function linesOf(text: string) {
  if (text === '') return [];
  return text.split('\n').map((line) => ({ style: { tag: 'p' as const }, tokens: tokensOfText(line) }));
}
