import { Editor } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { CellSelection } from '@tiptap/pm/tables';
import { expect, test } from 'vitest';
import { editorExtensions } from './extensions.ts';
import { tablePlace } from './table-commands.ts';

/** A table of one column, with its first `selected` cells selected. */
function columnOf(rows: number, selected: number) {
  const row = { type: 'tableRow', content: [{ type: 'tableCell', content: [{ type: 'paragraph' }] }] };
  const content = { type: 'doc', content: [{ type: 'table', content: Array<object>(rows).fill(row) }] };
  const extensions = editorExtensions({ onLink: () => {}, onFill: () => {} });
  const { schema } = new Editor({ element: null, extensions, content });
  const doc = schema.nodeFromJSON(content);
  // A row with an empty cell has six positions, and the first cell stands after those of table and row.
  const selection = CellSelection.create(doc, 2, 2 + (selected - 1) * 6);
  return EditorState.create({ schema, doc, selection });
}

test.each([
  [99, false],
  [100, true],
])(
  '%i cells below each other become one, if the server keeps a cell of so many rows [23.81]',
  (selected, isDisabled) => {
    expect(tablePlace(columnOf(120, selected))?.isDisabled.mergeCells).toBe(isDisabled);
  },
);
