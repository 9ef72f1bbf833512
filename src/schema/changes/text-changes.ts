import { blockChanges } from './block-changes.ts';
import type { Changes } from './changes.ts';
import { richBlocksOf } from './rich-blocks.ts';
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

/**
 * Rich text, block by block and word by word. If only invisible parts differ, such as an empty paragraph, all blocks
 * are unchanged.
 */
export function richTextChanges(before: string, after: string): Changes | null {
  if (comparable(before) === comparable(after)) return null;
  return { shape: 'text', blocks: blockChanges(richBlocksOf(before), richBlocksOf(after)) };
}
