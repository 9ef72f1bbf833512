import { type Editor, useEditorState } from '@tiptap/react';
import { PictureTools, pictureToDescribe } from './picture-tools.tsx';
import type { NewPicture } from './use-pictures.ts';

interface PlaceToolsProps {
  editor: Editor;
  /** The pictures that were put into the text and wait for their words. */
  added: readonly NewPicture[];
  onSettled: (path: string) => void;
}

/** Tools for the place where the cursor stands, below the text: a table's rows and columns, a picture's words, a list's depth. */
export function PlaceTools({ editor, added, onSettled }: PlaceToolsProps) {
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
        onDone={() => onSettled(path)}
      />
    );
  }
  if (place.isTable) return <ToolRow label="Table" editor={editor} tools={tableTools} />;
  if (place.isItem) return <ToolRow label="List" editor={editor} tools={listTools} />;
  return null;
}

type Run = (editor: Editor) => boolean;

const tableTools: Record<string, Run> = {
  'Row above': (editor) => editor.chain().focus().addRowBefore().run(),
  'Row below': (editor) => editor.chain().focus().addRowAfter().run(),
  'Delete row': (editor) => editor.chain().focus().deleteRow().run(),
  'Column before': (editor) => editor.chain().focus().addColumnBefore().run(),
  'Column after': (editor) => editor.chain().focus().addColumnAfter().run(),
  'Delete column': (editor) => editor.chain().focus().deleteColumn().run(),
  'Header row': (editor) => editor.chain().focus().toggleHeaderRow().run(),
  'Delete table': (editor) => editor.chain().focus().deleteTable().run(),
};

const listTools: Record<string, Run> = {
  'Indent item': (editor) => editor.chain().focus().sinkListItem('listItem').run(),
  'Outdent item': (editor) => editor.chain().focus().liftListItem('listItem').run(),
};

function ToolRow({ label, editor, tools }: { label: string; editor: Editor; tools: Record<string, Run> }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields, and these are buttons
    <div className="editor-place" role="group" aria-label={label}>
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
