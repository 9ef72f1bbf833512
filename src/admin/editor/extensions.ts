import { Extension } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isAllowedAddress } from '../../schema/fields/rich-text/links.ts';
import { Alignment } from './alignment.ts';
import { KeptAttributes, Subscript, Superscript } from './kept-markup.ts';
import { FontMark, Picture, SizeMark } from './nodes-and-marks.ts';
import { tableExtensions } from './tables.ts';

export const FILL_KEYS = 'Mod-Shift-f';

/** Actions of keys that reach beyond the text. */
export interface KeyActions {
  onLink: () => void;
  onFill: () => void;
}

/** The extensions of the editor. They produce exactly what `allowed.ts` accepts. */
export function editorExtensions(actions: KeyActions) {
  return [
    Kit.configure({
      heading: { levels: [2, 3, 4] },
      code: false,
      codeBlock: false,
      // An empty paragraph appended on loading would count as a change.
      trailingNode: false,
      undoRedo: { depth: 100, newGroupDelay: 500 },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null, class: null },
        isAllowedUri: (address) => isAllowedAddress(address),
      },
    }),
    FontMark,
    SizeMark,
    Alignment,
    KeptAttributes,
    Superscript,
    Subscript,
    ...tableExtensions,
    Picture,
    keys(actions),
  ];
}

/** The starter kit, with links that end at their last character and that no arrow key extends by a space. */
const Kit = StarterKit.extend({
  addExtensions() {
    const extensions = this.parent?.() ?? [];
    return extensions.map((extension) =>
      extension.name === 'link' ? extension.extend({ exitable: false, inclusive: false }) : extension,
    );
  },
});

function keys({ onLink, onFill }: KeyActions) {
  return Extension.create({
    name: 'fieldKeys',
    addKeyboardShortcuts() {
      return {
        'Mod-k': () => {
          onLink();
          return true;
        },
        [FILL_KEYS]: () => {
          onFill();
          return true;
        },
        'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
        'Mod-[': () => this.editor.commands.liftListItem('listItem'),
      };
    },
  });
}
