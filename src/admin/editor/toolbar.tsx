import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons.tsx';
import { StyleSelects } from './style-selects.tsx';

/** Path data on a 24 px grid. */
const iconPaths = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h8M6 19h8M14 5l-4 14',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v4.5M3.5 15.5c0-1.5 2.5-1.5 2.5 0 0 1-2.5 2-2.5 3.5H6',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  quote: 'M5 6v12M10 8h9M10 12h9M10 16h6',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 10v9',
  picture: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M16 9.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4',
} as const;

interface ToolbarProps {
  editor: Editor;
  textId: string;
  isLinkOpen: boolean;
  onLink: () => void;
  onPicture: () => void;
}

/** The toolbar above the text: one tab stop, with arrow keys inside. */
export function Toolbar({ editor, textId, isLinkOpen, onLink, onPicture }: ToolbarProps) {
  const roving = useRovingFocus();
  const active = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      underline: editor.isActive('underline'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      quote: editor.isActive('blockquote'),
      link: editor.isActive('link'),
      table: editor.isActive('table'),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();

  return (
    <div className="editor-toolbar" role="toolbar" aria-label="Formatting" aria-controls={textId} {...roving}>
      <StyleSelects editor={editor} />
      <Tool name="Bold" icon="bold" isOn={active.bold} onPress={() => run().toggleBold().run()} />
      <Tool name="Italic" icon="italic" isOn={active.italic} onPress={() => run().toggleItalic().run()} />
      <Tool
        name="Underline"
        icon="underline"
        isOn={active.underline}
        onPress={() => run().toggleUnderline().run()}
      />
      <Tool
        name="Bulleted list"
        icon="bullets"
        isOn={active.bullets}
        onPress={() => run().toggleBulletList().run()}
      />
      <Tool
        name="Numbered list"
        icon="numbers"
        isOn={active.numbers}
        onPress={() => run().toggleOrderedList().run()}
      />
      <Tool name="Quote" icon="quote" isOn={active.quote} onPress={() => run().toggleBlockquote().run()} />
      <Tool name="Link" icon="link" isOn={active.link} isOpen={isLinkOpen} onPress={onLink} />
      <Tool name="Picture" icon="picture" onPress={onPicture} />
      <Tool name="Insert table" icon="table" isDisabled={active.table} onPress={() => insertTable(editor)} />
      <Tool name="Undo" icon="undo" isDisabled={!active.undo} onPress={() => run().undo().run()} />
      <Tool name="Redo" icon="redo" isDisabled={!active.redo} onPress={() => run().redo().run()} />
    </div>
  );
}

interface ToolProps {
  name: string;
  icon: keyof typeof iconPaths;
  /** For toggles: whether it is on at the cursor. */
  isOn?: boolean;
  isOpen?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

/** A disabled tool stays focusable, so that undoing the last step does not lose the focus. */
function Tool({ name, icon, isOn, isOpen, isDisabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="editor-tool"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      aria-expanded={isOpen}
      aria-disabled={isDisabled || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={isDisabled ? undefined : onPress}
    >
      <Icon d={iconPaths[icon]} />
    </button>
  );
}

/** A table at the end gets a paragraph after it, so that the cursor can leave it. */
function insertTable(editor: Editor) {
  editor
    .chain()
    .focus()
    .insertTable({ rows: 3, cols: 3, withHeaderRow: true })
    .command(({ tr, state }) => {
      const paragraph = state.schema.nodes.paragraph?.create();
      if (paragraph && tr.doc.lastChild?.type.name === 'table') tr.insert(tr.doc.content.size, paragraph);
      return true;
    })
    .run();
}

const STOPS = 'button, select';

/**
 * Roving tabindex: the toolbar is one tab stop; the left and right arrow keys, Home and End move inside.
 * Spread the result onto the toolbar.
 */
function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const current = useRef<Element | null>(null);

  const updateTabStops = () => {
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    if (!stops.some((stop) => stop === current.current)) current.current = stops[0] ?? null;
    for (const stop of stops) stop.tabIndex = stop === current.current ? 0 : -1;
  };
  useLayoutEffect(updateTabStops);

  const onFocus = (event: FocusEvent) => {
    current.current = event.target.closest(STOPS);
    updateTabStops();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    const at = stops.findIndex((stop) => stop.contains(document.activeElement));
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stops.at(to % stops.length)?.focus();
  };

  return { ref, onFocus, onKeyDown };
}
