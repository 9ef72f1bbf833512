import './editor.css';
import './filled-window.css';
import './tables.css';
import { type Editor, EditorContent } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Loss } from '../../schema/warning.ts';
import { ContextTools } from './context-tools.tsx';
import { useFilledWindow } from './filled-window.ts';
import { LinkPanel } from './link-panel.tsx';
import { PasteLosses } from './paste-losses.tsx';
import { useVisibleWindow } from './sight.ts';
import { Toolbar } from './toolbar.tsx';
import { useFieldEditor } from './use-field-editor.ts';
import { picturesIn, type UploadPicture, usePictures } from './use-pictures.ts';
import { pictureWords, toolWords } from './words.ts';

interface RichTextFieldProps {
  label: string;
  /** HTML. A new value from outside replaces the text; a value that this field reported does not. */
  value: string;
  /** Called after a change by the user; an empty text is ''. */
  onChange: (html: string) => void;
  /** Whether it is the Nepali twin of a field beside it; then the names of its tools say which field they belong to. */
  isTwin?: true;
  /** Said below the label. */
  hint?: string;
  error?: string | undefined;
  uploadPicture: UploadPicture;
  onUploadError?: (message: string) => void;
  /**
   * Called when pictures begin to upload, and when they have arrived or failed.
   * @param inFlight 0 once none is left
   * @param isLost whether one has just failed
   */
  onUploading?: (inFlight: number, isLost: boolean) => void;
}

/** A field for rich text (requirement 16.2). */
export default function RichTextField({
  label,
  value,
  onChange,
  isTwin,
  hint,
  error,
  uploadPicture,
  onUploadError,
  onUploading,
}: RichTextFieldProps) {
  const id = useId();
  const [labelId, textId, hintId, errorId] = [`${id}-label`, `${id}-text`, `${id}-hint`, `${id}-error`];
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const [losses, setLosses] = useState<readonly Loss[]>([]);
  const field = useRef<HTMLDivElement>(null);
  const { isFilling, toggle } = useFilledWindow(field);
  const fileInput = useRef<HTMLInputElement>(null);
  const pictures = usePictures({ uploadPicture, onUploadError, onUploading });
  const editor: Editor = useFieldEditor({
    value,
    onChange,
    onLink: () => setIsLinkOpen(true),
    onFill: toggle,
    onFiles: (data) => {
      const files = picturesIn(data);
      if (files.length > 0) void pictures.add(editor, files);
      return files.length > 0;
    },
    onForeignPictures: pictures.reportForeign,
    onLosses: setLosses,
    attributes: {
      id: textId,
      class: 'editor-text rich-text',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      ...(error && { 'aria-invalid': 'true' }),
      ...(describedBy && { 'aria-describedby': describedBy }),
    },
  });

  useVisibleWindow(field, editor);
  useEffect(() => {
    if (editor.isFocused || isFilling) editor.commands.scrollIntoView();
  }, [editor, isFilling]);

  return (
    <div
      ref={field}
      className="editor-field"
      {...(isFilling && { role: 'dialog', 'aria-modal': true, 'aria-labelledby': labelId })}
    >
      <span id={labelId} className="field-label">
        {label}
      </span>
      {hint && (
        <p id={hintId} className="editor-hint field-hint">
          {hint}
        </p>
      )}
      <div className="editor" data-invalid={error ? true : undefined}>
        <Toolbar
          editor={editor}
          textId={textId}
          nameOf={(tool) => (isTwin ? toolWords.of(tool, label) : tool)}
          isLinkOpen={isLinkOpen}
          isFilling={isFilling}
          onFill={toggle}
          onLink={() => setIsLinkOpen((isOpen) => !isOpen)}
          onPicture={() => fileInput.current?.click()}
        />
        <input
          ref={fileInput}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            void pictures.add(editor, [...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <div className="editor-body">
          {isLinkOpen && <LinkPanel editor={editor} onClose={() => setIsLinkOpen(false)} />}
          <EditorContent editor={editor} />
        </div>
        {pictures.share !== null && (
          <p className="editor-context" role="status">
            {pictureWords.uploading} <progress value={pictures.share} aria-label={pictureWords.upload} />
          </p>
        )}
        <PasteLosses losses={losses} onClose={() => setLosses([])} />
        <ContextTools editor={editor} added={pictures.added} onDescribed={pictures.markDescribed} />
      </div>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
