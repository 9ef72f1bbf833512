import { type Editor, Extension } from '@tiptap/react';
import {
  type Alignment as Aligned,
  alignmentClass,
  alignmentOf,
  alignments,
} from '../../schema/fields/rich-text/alignment.ts';

/** Where a paragraph or heading stands. */
export type Side = Aligned | 'left';

const BLOCKS = ['paragraph', 'heading'];

const align = {
  default: null,
  parseHTML: (element: HTMLElement) => alignmentOf({ class: element.className }) ?? null,
  renderHTML: ({ align }: Record<string, unknown>) => (align ? { class: alignmentClass(String(align)) } : {}),
};

/** The alignment of paragraphs and headings, kept as a class (requirement 17.54). */
export const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    { types: ['paragraph'], attributes: { align } },
    // The text after a centred title begins at the left (requirement 17.58).
    { types: ['heading'], attributes: { align: { ...align, keepOnSplit: false } } },
  ],
  addKeyboardShortcuts() {
    return {
      'Mod-Shift-l': () => alignTo(this.editor, 'left'),
      'Mod-Shift-e': () => alignTo(this.editor, 'center'),
      'Mod-Shift-r': () => alignTo(this.editor, 'right'),
    };
  },
});

export function alignTo(editor: Editor, side: Side): boolean {
  const align = alignments.find((alignment) => alignment === side) ?? null;
  const chain = editor.chain().focus();
  for (const block of BLOCKS) chain.updateAttributes(block, { align });
  return chain.run();
}

/** The side of all selected paragraphs and headings; 'mixed' if they differ, null if none is selected. */
export function sideOf({ state: { selection, doc } }: Editor): Side | 'mixed' | null {
  const sides = new Set<Side>();
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node) => {
      if (BLOCKS.includes(node.type.name)) sides.add(node.attrs.align ?? 'left');
    });
  }
  return sides.size > 1 ? 'mixed' : ([...sides][0] ?? null);
}
