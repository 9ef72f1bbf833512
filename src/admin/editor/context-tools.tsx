import { NodeSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { runTableTool, type TablePlace, tablePlace, tableTools } from './table-commands.ts';
import { captionText, captionWith } from './tables.ts';
import { TextTool, Tool, useRovingFocus } from './tool.tsx';
import type { NewPicture } from './use-pictures.ts';
import { listWords, pictureWords, tableWords, toolWords } from './words.ts';

interface TableToolsProps {
  editor: Editor;
  place: TablePlace;
}

/** Tools for the table with the cursor: one tab stop, with arrow keys inside. Beside them its caption. */
function TableTools({ editor, place }: TableToolsProps) {
  const roving = useRovingFocus();
  return (
    <div className="editor-context">
      <div className="editor-table-tools" role="toolbar" aria-label={tableWords.name} {...roving}>
        {tableTools.map((tool) => (
          <Tool
            key={tool}
            name={tableWords.tools[tool]}
            icon={tool}
            isOn={place.isOn[tool]}
            isDisabled={place.isDisabled[tool]}
            onPress={() => runTableTool(editor, tool)}
          />
        ))}
      </div>
      <Caption editor={editor} place={place} />
    </div>
  );
}

/** Calls back for the keys that lead from an input back into the text. */
const onLeavingKey = (leave: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== 'Escape') return;
  event.preventDefault();
  leave();
};

function Caption({ editor, place: { at, caption } }: TableToolsProps) {
  return (
    <label className="editor-caption">
      {tableWords.caption}
      <input
        className="editor-alt"
        value={captionText(caption)}
        maxLength={300}
        placeholder={tableWords.captionHint}
        onChange={({ currentTarget: { value } }) => {
          const written = captionWith(caption, value);
          editor.commands.command(({ tr }) => Boolean(tr.setNodeAttribute(at, 'caption', written)));
        }}
        onKeyDown={onLeavingKey(() => editor.view.focus())}
      />
    </label>
  );
}

interface ContextToolsProps {
  editor: Editor;
  /** Newly inserted pictures without an alt text. */
  added: readonly NewPicture[];
  onDescribed: (path: string) => void;
}

/**
 * Tools for the node at the cursor, below the text: rows, columns and cells of a table, alt text of a picture, depth
 * of a list.
 */
export function ContextTools({ editor, added, onDescribed }: ContextToolsProps) {
  const place = useEditorState({
    editor,
    selector: ({ editor }) => ({
      table: tablePlace(editor.state),
      isItem: editor.isActive('listItem'),
      picture: pictureToDescribe(editor, added),
    }),
  });
  if (place.picture) {
    const { path } = place.picture;
    const isAwaited = added.some((picture) => picture.path === path && picture.isAwaited);
    return (
      <PictureTools
        key={path}
        editor={editor}
        picture={place.picture}
        isAwaited={isAwaited}
        onDone={() => onDescribed(path)}
      />
    );
  }
  if (place.table) return <TableTools editor={editor} place={place.table} />;
  if (place.isItem) return <ListTools editor={editor} />;
  return null;
}

const listTools: Readonly<Record<string, (editor: Editor) => boolean>> = {
  [listWords.indent]: (editor) => editor.chain().focus().sinkListItem('listItem').run(),
  [listWords.outdent]: (editor) => editor.chain().focus().liftListItem('listItem').run(),
};

function ListTools({ editor }: { editor: Editor }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields, and these are buttons
    <div className="editor-context" role="group" aria-label={listWords.name}>
      {Object.entries(listTools).map(([name, run]) => (
        <TextTool key={name} onMouseDown={(event) => event.preventDefault()} onClick={() => run(editor)}>
          {name}
        </TextTool>
      ))}
    </div>
  );
}

interface SelectedPicture {
  path: string;
  alt: string;
  /** Its position in the document. */
  at: number;
}

/** The selected picture, or else the first inserted one without an alt text; null if there is none. */
function pictureToDescribe(editor: Editor, added: readonly NewPicture[]): SelectedPicture | null {
  const { selection, doc } = editor.state;
  const isAdded = (src: unknown) => added.some(({ path }) => path === src);
  let result: SelectedPicture | null = null;
  doc.descendants((node, at) => {
    if (node.type.name !== 'image') return;
    const isSelected = selection instanceof NodeSelection && selection.from === at;
    if (!isSelected && (result || !isAdded(node.attrs.src))) return;
    result = { path: String(node.attrs.src), alt: String(node.attrs.alt ?? ''), at };
  });
  return result;
}

interface PictureToolsProps {
  editor: Editor;
  picture: SelectedPicture;
  /** Whether the input takes the focus when it appears. */
  isAwaited: boolean;
  onDone: () => void;
}

/** Asks for the alt text of a picture. */
function PictureTools({ editor, picture: { alt, at }, isAwaited, onDone }: PictureToolsProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAwaited) input.current?.focus();
  }, [isAwaited]);
  const leave = () => {
    editor.view.focus();
    onDone();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be laid out differently from the other tools
    <div className="editor-context" role="group" aria-label={toolWords.picture}>
      <label htmlFor={id}>{pictureWords.alt}</label>
      <input
        ref={input}
        id={id}
        className="editor-alt"
        value={alt}
        maxLength={300}
        placeholder={pictureWords.altHint}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          editor.commands.command(({ tr }) => Boolean(tr.setNodeAttribute(at, 'alt', value)));
        }}
        onKeyDown={onLeavingKey(leave)}
      />
      <TextTool onClick={leave}>{pictureWords.done}</TextTool>
      <TextTool
        onClick={() => {
          editor.commands.deleteRange({ from: at, to: at + 1 });
          leave();
        }}
      >
        {pictureWords.remove}
      </TextTool>
    </div>
  );
}
