import { Selection } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { editorExtensions } from './extensions.ts';
import { cleanPastedHtml } from './pasted.ts';

interface FieldEditor {
  value: string;
  onChange: (html: string) => void;
  onLink: () => void;
  /** What was pasted or dropped; true if its files were taken, so that nothing else happens to it. */
  onFiles: (data: DataTransfer | null) => boolean;
  onForeignPictures: (count: number) => void;
  /** Of the element that holds the text. */
  attributes: Record<string, string>;
}

/** The editor behind a field whose value lives outside it. What it normalises on loading is not reported as a change. */
export function useFieldEditor({ value, attributes, ...handlers }: FieldEditor): Editor {
  const known = useRef(value);
  // The editor is made once and keeps what it was given; so it is given this, which leads to the newest handlers.
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [extensions] = useState(() => editorExtensions({ onLink: () => latest.current.onLink() }));
  const attributesKey = JSON.stringify(attributes);

  // The editor compares these by identity, and would build its view's properties anew at every render.
  const editorProps = useMemo(
    () => ({
      attributes: JSON.parse(attributesKey) as Record<string, string>,
      handleDOMEvents: { keydown: isTabOutOfText },
      transformPastedHTML: (html: string) => cleanPastedHtml(html, latest.current.onForeignPictures),
      handlePaste: (_: EditorView, event: ClipboardEvent) => latest.current.onFiles(event.clipboardData),
      handleDrop: (view: EditorView, event: DragEvent) => {
        const isTaken = latest.current.onFiles(event.dataTransfer);
        if (isTaken) selectDropPosition(event, view);
        return isTaken;
      },
    }),
    [attributesKey],
  );

  const editor: Editor = useEditor({
    extensions,
    content: value,
    editorProps,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onCreate: ({ editor }) => repairTables(editor),
    onUpdate: ({ editor }) => {
      known.current = htmlOf(editor);
      latest.current.onChange(known.current);
    },
  });

  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    editor.chain().setMeta('addToHistory', false).setContent(value, { emitUpdate: false }).run();
    repairTables(editor);
  }, [editor, value]);

  return editor;
}

function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}

/** Rows of unequal length are mended when a text is loaded, lest the first click into it counts as a change. */
function repairTables({ state, view }: Editor) {
  const mended = fixTables(state);
  if (mended) view.dispatch(mended.setMeta('preventUpdate', true).setMeta('addToHistory', false));
}

/** What was dropped belongs where it was dropped. */
function selectDropPosition(event: DragEvent, view: EditorView) {
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (!place) return;
  const { tr } = view.state;
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(place.pos))));
}

/** Tab leads out of the text, except between a table's cells: the editor does not get to see it, the browser does. */
function isTabOutOfText({ state }: EditorView, event: KeyboardEvent): boolean {
  const { $head } = state.selection;
  const isInTable = Array.from({ length: $head.depth }, (_, depth) => $head.node(depth).type.name).includes(
    'table',
  );
  return event.key === 'Tab' && !isInTable;
}
