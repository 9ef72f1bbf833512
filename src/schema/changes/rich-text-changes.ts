import { blockChanges } from './block-changes.ts';
import type { Changes } from './changes.ts';
import { richBlocksOf } from './rich-blocks.ts';
import { comparable } from './tokens-of-text.ts';

/**
 * Rich text, block by block and word by word. If only invisible parts differ, such as an empty paragraph, all blocks
 * are unchanged.
 */
export function richTextChanges(before: string, after: string): Changes | null {
  if (comparable(before) === comparable(after)) return null;
  return { shape: 'text', blocks: blockChanges(richBlocksOf(before), richBlocksOf(after)) };
}
