import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type Font, fontClass, fonts, sizes } from '../../schema/fields/rich-text/fonts.ts';
import { ariaKeys, keyNames } from '../shortcuts/keys.ts';
import { alignTo, sideOf } from './alignment.ts';
import { FILL_KEYS, RAISED_KEYS } from './extensions.ts';
import { Tool, useRovingFocus } from './tool.tsx';
import { alignWords, fillWords, toolWords } from './words.ts';

const RAISED = ['superscript', 'subscript'] as const;
const SIDES = ['left', 'center', 'right'] as const;
/** In the notation of the help sheet. */
const FILL_SHORTCUT = FILL_KEYS.replaceAll('-', '+');

/** What each of these tools switches on and off in the text, and how. */
const toggles = {
  bold: ['bold', (chain) => chain.toggleBold()],
  italic: ['italic', (chain) => chain.toggleItalic()],
  underline: ['underline', (chain) => chain.toggleUnderline()],
  superscript: ['superscript', (chain) => chain.toggleMark('superscript')],
  subscript: ['subscript', (chain) => chain.toggleMark('subscript')],
  bullets: ['bulletList', (chain) => chain.toggleBulletList()],
  numbers: ['orderedList', (chain) => chain.toggleOrderedList()],
  quote: ['blockquote', (chain) => chain.toggleBlockquote()],
} satisfies Record<string, [node: string, run: (chain: ChainedCommands) => ChainedCommands]>;

type Toggle = keyof typeof toggles;

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
      toggles: Object.fromEntries(
        Object.entries(toggles).map(([tool, [node]]) => [tool, editor.isActive(node)]),
      ),
      side: sideOf(editor),
      link: editor.isActive('link'),
      table: editor.isActive('table'),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const toggle = (tool: Toggle, keys?: string) => {
    const name = nameOf(toolWords[tool]);
    return (
      <Tool
        key={tool}
        name={name}
        {...(keys && { keys: ariaKeys(keys), tip: toolWords.withKeys(name, keyNames(keys).join(' + ')) })}
        icon={tool}
        isOn={active.toggles[tool]}
        onPress={() => toggles[tool][1](run()).run()}
      />
    );
  };

  return (
    <div
      className="editor-toolbar"
      role="toolbar"
      aria-label={nameOf(toolWords.toolbar)}
      aria-controls={textId}
      {...roving}
    >
      <StyleSelects editor={editor} nameOf={nameOf} />
      {toggle('bold')}
      {toggle('italic')}
      {toggle('underline')}
      {RAISED.map((mark) => toggle(mark, RAISED_KEYS[mark]))}
      {toggle('bullets')}
      {toggle('numbers')}
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
      {toggle('quote')}
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

/** The stored name of each font → the name by which it is known. */
const fontNames: Readonly<Record<Font, string>> = {
  arial: 'Arial',
  'comic-sans': 'Comic Sans',
  'courier-new': 'Courier New',
  georgia: 'Georgia',
  helvetica: 'Helvetica',
  Inter: 'Inter',
  lucida: 'Lucida',
};

const LEVELS = [2, 3, 4] as const;

/** The value of each paragraph style, a heading's level, and its label. */
const paragraphStyles = [
  ['paragraph', toolWords.paragraph],
  ['2', toolWords.heading],
  ['3', toolWords.subheading],
  ['4', toolWords.smallHeading],
] as const;

/** Selects for the style at the cursor: paragraph, font and size. */
function StyleSelects({ editor, nameOf }: { editor: Editor; nameOf: (tool: string) => string }) {
  const now = useEditorState({
    editor,
    selector: ({ editor }) => ({
      paragraph: String(LEVELS.find((level) => editor.isActive('heading', { level })) ?? 'paragraph'),
      font: String(editor.getAttributes('font').choice ?? ''),
      size: String(editor.getAttributes('size').choice ?? ''),
    }),
  });
  const setParagraph = (style: string) => {
    const level = LEVELS.find((each) => String(each) === style);
    const chain = editor.chain().focus();
    (level ? chain.setHeading({ level }) : chain.setParagraph()).run();
  };
  const setMark = (mark: 'font' | 'size') => (choice: string) => {
    const chain = editor.chain().focus();
    (choice ? chain.setMark(mark, { choice }) : chain.unsetMark(mark)).run();
  };

  return (
    <>
      <StyleSelect name={nameOf(toolWords.paragraphStyle)} value={now.paragraph} onChoose={setParagraph}>
        {paragraphStyles.map(([style, label]) => (
          <option key={style} value={style}>
            {label}
          </option>
        ))}
      </StyleSelect>
      <StyleSelect name={nameOf(toolWords.font)} value={now.font} onChoose={setMark('font')}>
        <option value="">{toolWords.standardFont}</option>
        {/* The words are the stored names, the label is what people see and hear. */}
        {fonts.map((font) => (
          <option key={font} className={fontClass(font)} label={fontNames[font]} value={font}>
            {font}
          </option>
        ))}
      </StyleSelect>
      <StyleSelect name={nameOf(toolWords.size)} value={now.size} onChoose={setMark('size')}>
        <option value="">{toolWords.standardSize}</option>
        {sizes.map((size) => (
          <option key={size} value={size}>
            {toolWords.sizes[size]}
          </option>
        ))}
      </StyleSelect>
    </>
  );
}

interface StyleSelectProps {
  name: string;
  value: string;
  onChoose: (value: string) => void;
  children: React.ReactNode;
}

function StyleSelect({ name, value, onChoose, children }: StyleSelectProps) {
  return (
    <select
      className="editor-select"
      aria-label={name}
      title={name}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {children}
    </select>
  );
}
