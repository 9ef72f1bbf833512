import { Editor } from '@tiptap/core';
import { EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { editorExtensions } from './extensions.ts';

/** The blocks after Enter at the end of a document with one centred block, each as its type and alignment. */
function afterEnter(type: string) {
  const editor = new Editor({
    element: null,
    extensions: editorExtensions({ onLink: () => {}, onFill: () => {} }),
    content: {
      type: 'doc',
      content: [{ type, attrs: { align: 'center' }, content: [{ type: 'text', text: 'a' }] }],
    },
  });
  let state = EditorState.create({ doc: editor.state.doc });
  state = state.apply(state.tr.setSelection(Selection.atEnd(state.doc)));
  const { tr } = state;
  const dispatch = (step: Transaction) => step;
  editor.extensionManager.commands.splitBlock?.()({ editor, state, tr, dispatch } as never);
  return tr.doc.content.content.map((block) => `${block.type.name} ${block.attrs.align}`);
}

test('the text after a centred title begins at the left; a centred paragraph goes on centred [17.58]', () => {
  expect(afterEnter('heading')).toEqual(['heading center', 'paragraph null']);
  expect(afterEnter('paragraph')).toEqual(['paragraph center', 'paragraph center']);
});
