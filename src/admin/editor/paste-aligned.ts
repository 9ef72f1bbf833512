import { Slice } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Pastes into an empty paragraph a text that begins with an aligned one. The editor would take only the words of the
 * first paragraph into the empty one, without where they stand. @returns whether it pasted
 */
export function pasteAligned(view: EditorView, { content, openStart }: Slice): boolean {
  const { $from, empty } = view.state.selection;
  const { parent } = $from;
  const isEmptyParagraph = empty && parent.type.name === 'paragraph' && parent.content.size === 0;
  const first = content.firstChild;
  if (!isEmptyParagraph || parent.attrs.align || openStart !== 1 || !first?.attrs.align) return false;
  if (first.type.name !== 'paragraph') return false;
  const at = $from.before();
  const tr = view.state.tr.replace(at, $from.after(), new Slice(content, 0, 0));
  const end = tr.mapping.map($from.after());
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(end), -1)).scrollIntoView());
  return true;
}
