import type { Editor } from '@tiptap/react';
import { captionText, captionWith } from './caption.ts';
import { useRovingFocus } from './roving-focus.ts';
import { runTableTool, type TablePlace, tableTools } from './table-commands.ts';
import { Tool } from './tool.tsx';
import { tableWords } from './words.ts';

interface TableToolsProps {
  editor: Editor;
  place: TablePlace;
}

/** Tools for the table with the cursor: one tab stop, with arrow keys inside. Beside them its caption. */
export function TableTools({ editor, place }: TableToolsProps) {
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
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          editor.view.focus();
        }}
      />
    </label>
  );
}
