import { NodeSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import type { NewPicture } from './use-pictures.ts';
import { listWords, pictureWords, tableWords } from './words.ts';

interface ContextToolsProps {
  editor: Editor;
  /** Newly inserted pictures without an alt text. */
  added: readonly NewPicture[];
  onDescribed: (path: string) => void;
}

/**
 * Tools for the node at the cursor, below the text: rows and columns of a table, alt text of a picture, depth
 * of a list.
 */
export function ContextTools({ editor, added, onDescribed }: ContextToolsProps) {
  const place = useEditorState({
    editor,
    selector: ({ editor }) => ({
      isTable: editor.isActive('table'),
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
  if (place.isTable) return <ToolRow label={tableWords.name} editor={editor} tools={tableTools} />;
  if (place.isItem) return <ToolRow label={listWords.name} editor={editor} tools={listTools} />;
  return null;
}

type Run = (editor: Editor) => boolean;

const tableTools: Record<string, Run> = {
  [tableWords.rowAbove]: (editor) => editor.chain().focus().addRowBefore().run(),
  [tableWords.rowBelow]: (editor) => editor.chain().focus().addRowAfter().run(),
  [tableWords.deleteRow]: (editor) => editor.chain().focus().deleteRow().run(),
  [tableWords.columnBefore]: (editor) => editor.chain().focus().addColumnBefore().run(),
  [tableWords.columnAfter]: (editor) => editor.chain().focus().addColumnAfter().run(),
  [tableWords.deleteColumn]: (editor) => editor.chain().focus().deleteColumn().run(),
  [tableWords.headerRow]: (editor) => editor.chain().focus().toggleHeaderRow().run(),
  [tableWords.deleteTable]: (editor) => editor.chain().focus().deleteTable().run(),
};

const listTools: Record<string, Run> = {
  [listWords.indent]: (editor) => editor.chain().focus().sinkListItem('listItem').run(),
  [listWords.outdent]: (editor) => editor.chain().focus().liftListItem('listItem').run(),
};

function ToolRow({ label, editor, tools }: { label: string; editor: Editor; tools: Record<string, Run> }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields, and these are buttons
    <div className="editor-context" role="group" aria-label={label}>
      {Object.entries(tools).map(([name, run]) => (
        <button
          key={name}
          type="button"
          className="editor-text-tool"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

interface SelectedPicture {
  path: string;
  /** Alt text. */
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
    <div className="editor-context" role="group" aria-label={pictureWords.name}>
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
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          leave();
        }}
      />
      <button type="button" className="editor-text-tool" onClick={leave}>
        {pictureWords.done}
      </button>
      <button
        type="button"
        className="editor-text-tool"
        onClick={() => {
          editor.commands.deleteRange({ from: at, to: at + 1 });
          leave();
        }}
      >
        {pictureWords.remove}
      </button>
    </div>
  );
}
