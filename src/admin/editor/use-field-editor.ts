import { DOMSerializer, type Fragment, type Node, Slice } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { CellSelection, fixTables, isInTable } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Loss } from '../../schema/warning.ts';
import { useIsReadOnly } from '../duties/read-only.tsx';
import { editorExtensions } from './extensions.ts';
import { cleanPastedHtml } from './pasted.ts';
import { showCursor } from './sight.ts';

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
function pasteBelowTable(view: EditorView, { content }: Slice): boolean {
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

/**
 * Pastes into an empty paragraph a text that begins with an aligned one. The editor would take only the words of the
 * first paragraph into the empty one, without where they stand. @returns whether it pasted
 */
function pasteAligned(view: EditorView, { content, openStart }: Slice): boolean {
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

interface FieldEditor {
  value: string;
  onChange: (html: string) => void;
  onLink: () => void;
  onFill: () => void;
  /**
   * Takes the files that were pasted or dropped. Returns true if there were any, so that the editor ignores
   * the event.
   */
  onFiles: (data: DataTransfer | null) => boolean;
  /** Called with what a paste loses; with an empty list if nothing. */
  onLosses: (losses: readonly Loss[]) => void;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
}

/** The editor behind a controlled field. Normalisation while loading is not reported as a change. */
export function useFieldEditor({ value, attributes, ...handlers }: FieldEditor): Editor {
  const reportedValue = useRef(value);
  // The editor keeps the handlers of its first render, so they are called through this ref.
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [extensions] = useState(() =>
    editorExtensions({ onLink: () => latest.current.onLink(), onFill: () => latest.current.onFill() }),
  );
  const isReadOnly = useIsReadOnly();
  const attributesKey = JSON.stringify(attributes);

  // The editor compares this object by identity and would update its view on every render.
  const editorProps = useMemo(
    () => ({
      attributes: JSON.parse(attributesKey) as Record<string, string>,
      handleDOMEvents: { keydown: isTabOutOfText },
      transformPastedHTML: (html: string) => cleanPastedHtml(html, latest.current.onLosses),
      handlePaste: (view: EditorView, event: ClipboardEvent, slice: Slice) =>
        latest.current.onFiles(event.clipboardData) ||
        pasteBelowTable(view, slice) ||
        pasteAligned(view, slice),
      handleDrop: (view: EditorView, event: DragEvent) => {
        const isTaken = latest.current.onFiles(event.dataTransfer);
        if (isTaken) selectDropPosition(event, view);
        return isTaken;
      },
      handleScrollToSelection: (view: EditorView) => {
        // Runs after ProseMirror's own scrolling and before the next paint.
        queueMicrotask(() => showCursor(view));
        return false;
      },
    }),
    [attributesKey],
  );

  const editor: Editor = useEditor({
    extensions,
    editable: !isReadOnly,
    content: value,
    editorProps,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onCreate: ({ editor }) => repairTables(editor),
    onUpdate: ({ editor }) => {
      reportedValue.current = htmlOf(editor);
      latest.current.onChange(reportedValue.current);
    },
  });

  useEffect(() => {
    if (value === reportedValue.current) return;
    reportedValue.current = value;
    editor.chain().setMeta('addToHistory', false).setContent(value, { emitUpdate: false }).run();
    repairTables(editor);
  }, [editor, value]);

  return editor;
}

/** Parsed in a document without a window, which loads no pictures: those of drafts have no public address. */
function htmlOf({ isEmpty, schema, state }: Editor): string {
  if (isEmpty) return '';
  const inert = document.implementation.createHTMLDocument();
  const box = inert.createElement('div');
  DOMSerializer.fromSchema(schema).serializeFragment(state.doc.content, { document: inert }, box);
  return box.innerHTML;
}

/**
 * Makes table rows equally long on loading; otherwise the first click into the text would count as a change.
 */
function repairTables({ state, view }: Editor) {
  const repaired = fixTables(state);
  if (repaired) view.dispatch(repaired.setMeta('preventUpdate', true).setMeta('addToHistory', false));
}

/** Moves the selection to the drop position. */
function selectDropPosition(event: DragEvent, view: EditorView) {
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (!place) return;
  const { tr } = view.state;
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(place.pos))));
}

/**
 * Lets the browser handle Tab, except inside a table, where it goes from cell to cell. While cells are selected it leaves the
 * text, so that the tools below can be reached without losing the selection.
 */
function isTabOutOfText({ state }: EditorView, event: KeyboardEvent): boolean {
  return event.key === 'Tab' && (!isInTable(state) || state.selection instanceof CellSelection);
}
