import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { EditorIcon, type EditorIconName } from './icons.tsx';
import { StyleSelects } from './style-selects.tsx';

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
  const is = useEditorState({
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
      <Tool name="Bold" icon="bold" isOn={is.bold} onPress={() => run().toggleBold().run()} />
      <Tool name="Italic" icon="italic" isOn={is.italic} onPress={() => run().toggleItalic().run()} />
      <Tool
        name="Underline"
        icon="underline"
        isOn={is.underline}
        onPress={() => run().toggleUnderline().run()}
      />
      <Tool
        name="Bulleted list"
        icon="bullets"
        isOn={is.bullets}
        onPress={() => run().toggleBulletList().run()}
      />
      <Tool
        name="Numbered list"
        icon="numbers"
        isOn={is.numbers}
        onPress={() => run().toggleOrderedList().run()}
      />
      <Tool name="Quote" icon="quote" isOn={is.quote} onPress={() => run().toggleBlockquote().run()} />
      <Tool name="Link" icon="link" isOn={is.link} isOpen={isLinkOpen} onPress={onLink} />
      <Tool name="Picture" icon="picture" onPress={onPicture} />
      <Tool name="Insert table" icon="table" isOff={is.table} onPress={() => insertTable(editor)} />
      <Tool name="Undo" icon="undo" isOff={!is.undo} onPress={() => run().undo().run()} />
      <Tool name="Redo" icon="redo" isOff={!is.redo} onPress={() => run().redo().run()} />
    </div>
  );
}

interface ToolProps {
  name: string;
  icon: EditorIconName;
  /** For toggles: whether it is on at the cursor. */
  isOn?: boolean;
  isOpen?: boolean;
  isOff?: boolean;
  onPress: () => void;
}

/** A disabled tool stays focusable, so that undoing the last step does not lose the focus. */
function Tool({ name, icon, isOn, isOpen, isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="editor-tool"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      aria-expanded={isOpen}
      aria-disabled={isOff || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : onPress}
    >
      <EditorIcon name={icon} />
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

  const settle = () => {
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    if (!stops.some((stop) => stop === current.current)) current.current = stops[0] ?? null;
    for (const stop of stops) stop.tabIndex = stop === current.current ? 0 : -1;
  };
  useLayoutEffect(settle);

  const onFocus = (event: FocusEvent) => {
    current.current = event.target.closest(STOPS);
    settle();
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
