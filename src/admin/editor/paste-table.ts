import type { Fragment, Node, Slice } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

const isMergedCell = ({ attrs }: Node) => Number(attrs.colspan) > 1 || Number(attrs.rowspan) > 1;

function some(within: Node | Fragment, is: (node: Node) => boolean): boolean {
  let found = false;
  within.descendants((node) => {
    found ||= is(node);
    return !found;
  });
  return found;
}

/**
 * Pastes a table below the one with the cursor if either has merged cells. The editor would merge the two cell by cell,
 * which shifts columns and fails for some. @returns whether it pasted
 */
export function pasteBelowTable(view: EditorView, { content }: Slice): boolean {
  const { $from } = view.state.selection;
  const depths = Array.from({ length: $from.depth }, (_, depth) => depth + 1);
  const depth = depths.find((each) => $from.node(each).type.name === 'table');
  const isTable = content.firstChild?.type.name === 'table';
  if (
    depth === undefined ||
    !isTable ||
    !(some(content, isMergedCell) || some($from.node(depth), isMergedCell))
  )
    return false;
  const at = $from.after(depth);
  const tr = view.state.tr.insert(at, content);
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at + content.size), -1)).scrollIntoView());
  return true;
}
