import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import type { NewPicture } from './use-pictures.ts';

interface PlacedPicture {
  path: string;
  /** What it shows, in words. */
  alt: string;
  /** Where it stands in the text. */
  at: number;
}

/** The picture that is selected, or else the first of those added that stands in the text; null without any. */
export function pictureToDescribe(editor: Editor, added: readonly NewPicture[]): PlacedPicture | null {
  const { selection, doc } = editor.state;
  const isAdded = (src: unknown) => added.some(({ path }) => path === src);
  let found: PlacedPicture | null = null;
  doc.descendants((node, at) => {
    if (node.type.name !== 'image') return;
    const isSelected = selection instanceof NodeSelection && selection.from === at;
    if (!isSelected && (found || !isAdded(node.attrs.src))) return;
    found = { path: String(node.attrs.src), alt: String(node.attrs.alt ?? ''), at };
  });
  return found;
}

interface PictureToolsProps {
  editor: Editor;
  picture: PlacedPicture;
  /** The question was expected, and takes the focus. */
  isAwaited: boolean;
  onDone: () => void;
}

/** Asks what a picture of the text shows. */
export function PictureTools({ editor, picture: { alt, at }, isAwaited, onDone }: PictureToolsProps) {
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be laid out otherwise than the other tools
    <div className="editor-place" role="group" aria-label="Picture">
      <label htmlFor={id}>Alt text</label>
      <input
        ref={input}
        id={id}
        className="editor-alt"
        value={alt}
        maxLength={300}
        placeholder="What the picture shows, for those who cannot see it"
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
        Done
      </button>
      <button
        type="button"
        className="editor-text-tool"
        onClick={() => {
          editor.commands.deleteRange({ from: at, to: at + 1 });
          leave();
        }}
      >
        Remove picture
      </button>
    </div>
  );
}
