import { type Editor, useEditorState } from '@tiptap/react';
import { ariaKeys, keyNames } from '../shortcuts/keys.ts';
import { alignTo, sideOf } from './alignment.ts';
import { FILL_KEYS } from './extensions.ts';
import { RAISED_KEYS } from './kept-markup.ts';
import { useRovingFocus } from './roving-focus.ts';
import { StyleSelects } from './style-selects.tsx';
import { Tool } from './tool.tsx';
import { alignWords, fillWords, toolWords } from './words.ts';

const RAISED = ['superscript', 'subscript'] as const;
const SIDES = ['left', 'center', 'right'] as const;
/** In the notation of the help sheet. */
const FILL_SHORTCUT = FILL_KEYS.replaceAll('-', '+');

interface ToolbarProps {
  editor: Editor;
  textId: string;
  /** Makes the name of a tool unique on a screen with several editors. */
  nameOf: (tool: string) => string;
  isLinkOpen: boolean;
  isFilling: boolean;
  onFill: () => void;
  onLink: () => void;
  onPicture: () => void;
}

/** The toolbar above the text: one tab stop, with arrow keys inside. */
export function Toolbar({
  editor,
  textId,
  nameOf,
  isLinkOpen,
  isFilling,
  onFill,
  onLink,
  onPicture,
}: ToolbarProps) {
  const roving = useRovingFocus();
  const active = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      underline: editor.isActive('underline'),
      superscript: editor.isActive('superscript'),
      subscript: editor.isActive('subscript'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      side: sideOf(editor),
      quote: editor.isActive('blockquote'),
      link: editor.isActive('link'),
      table: editor.isActive('table'),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();

  return (
    <div
      className="editor-toolbar"
      role="toolbar"
      aria-label={nameOf(toolWords.toolbar)}
      aria-controls={textId}
      {...roving}
    >
      <StyleSelects editor={editor} nameOf={nameOf} />
      <Tool
        name={nameOf(toolWords.bold)}
        icon="bold"
        isOn={active.bold}
        onPress={() => run().toggleBold().run()}
      />
      <Tool
        name={nameOf(toolWords.italic)}
        icon="italic"
        isOn={active.italic}
        onPress={() => run().toggleItalic().run()}
      />
      <Tool
        name={nameOf(toolWords.underline)}
        icon="underline"
        isOn={active.underline}
        onPress={() => run().toggleUnderline().run()}
      />
      {RAISED.map((mark) => (
        <Tool
          key={mark}
          name={nameOf(toolWords[mark])}
          tip={toolWords.withKeys(nameOf(toolWords[mark]), keyNames(RAISED_KEYS[mark]).join(' + '))}
          keys={ariaKeys(RAISED_KEYS[mark])}
          icon={mark}
          isOn={active[mark]}
          onPress={() => run().toggleMark(mark).run()}
        />
      ))}
      <Tool
        name={nameOf(toolWords.bullets)}
        icon="bullets"
        isOn={active.bullets}
        onPress={() => run().toggleBulletList().run()}
      />
      <Tool
        name={nameOf(toolWords.numbers)}
        icon="numbers"
        isOn={active.numbers}
        onPress={() => run().toggleOrderedList().run()}
      />
      {SIDES.map((side) => (
        <Tool
          key={side}
          name={nameOf(alignWords[side])}
          icon={side}
          isOn={active.side === side}
          isDisabled={active.side === null}
          onPress={() => alignTo(editor, side)}
        />
      ))}
      <Tool
        name={nameOf(toolWords.quote)}
        icon="quote"
        isOn={active.quote}
        onPress={() => run().toggleBlockquote().run()}
      />
      <Tool
        name={nameOf(toolWords.link)}
        icon="link"
        isOn={active.link}
        isOpen={isLinkOpen}
        onPress={onLink}
      />
      <Tool name={nameOf(toolWords.picture)} icon="picture" onPress={onPicture} />
      <Tool
        name={nameOf(toolWords.insertTable)}
        icon="table"
        isDisabled={active.table}
        onPress={() => insertTable(editor)}
      />
      <Tool
        name={nameOf(toolWords.undo)}
        icon="undo"
        isDisabled={!active.undo}
        onPress={() => run().undo().run()}
      />
      <Tool
        name={nameOf(toolWords.redo)}
        icon="redo"
        isDisabled={!active.redo}
        onPress={() => run().redo().run()}
      />
      <Tool
        name={nameOf(fillWords.name)}
        tip={fillWords.tip(keyNames(FILL_SHORTCUT).join(' + '))}
        keys={ariaKeys(FILL_SHORTCUT)}
        className="editor-tool editor-fill"
        icon={isFilling ? 'unfill' : 'fill'}
        isOn={isFilling}
        onPress={onFill}
      />
    </div>
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
