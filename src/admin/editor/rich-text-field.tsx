import { ACCEPTED_DOCUMENTS } from '../../schema/document-names.ts';
import './editor.css';
import './filled-window.css';
import './tables.css';
import { type Editor, EditorContent } from '@tiptap/react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { LibraryKind } from '../../content/library.ts';
import { inLanguage } from '../../languages/sentence.ts';
import { addressFrom } from '../../schema/fields/rich-text/links.ts';
import type { Loss } from '../../schema/warning.ts';
import { words as dialogWords } from '../dialog/words.ts';
import { UploadingFiles } from '../form/inputs/uploading.tsx';
import { digits, language } from '../language.ts';
import { Picker } from '../library/choose-button.tsx';
import { ContextTools } from './context-tools.tsx';
import { useVisibleWindow } from './sight.ts';
import { TextTool } from './tool.tsx';
import { Toolbar } from './toolbar.tsx';
import { useFieldEditor } from './use-field-editor.ts';
import { insertLink, linkTo, picturesIn, usePictures } from './use-pictures.ts';
import { pasteWords, toolWords, linkWords as words } from './words.ts';

interface LinkPanelProps {
  editor: Editor;
  /** Opens the choice of a document to link to. */
  onDocument: () => void;
  onClose: () => void;
}

/** Asks for the URL of the link at the cursor, or of a new link around the selection. */
function LinkPanel({ editor, onDocument, onClose }: LinkPanelProps) {
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [isWrong, setIsWrong] = useState(false);
  const inputId = useId();
  const errorId = useId();

  const leave = () => {
    editor.view.focus();
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    leave();
  };
  const apply = () => {
    const href = addressFrom(typed);
    if (typed.trim() === '' && before) return remove();
    if (href === '') return setIsWrong(true);
    const isNewText = editor.state.selection.empty && !before;
    if (isNewText) insertLink(editor, typed.trim(), href);
    else editor.chain().extendMarkRange('link').setLink({ href }).run();
    leave();
  };
  // A form cannot be nested in the record's form, so the keys are handled here.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      leave();
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      apply();
    }
  };

  return (
    <div className="editor-link" role="dialog" aria-label={toolWords.link} onKeyDown={onKeyDown}>
      <label htmlFor={inputId}>{words.address}</label>
      <input
        id={inputId}
        // biome-ignore lint/a11y/noAutofocus: the panel opens because someone asked to type an address
        autoFocus
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setIsWrong(false);
        }}
      />
      {isWrong && (
        <p id={errorId} className="field-error" role="alert">
          {words.wrong}
        </p>
      )}
      <div className="editor-link-answers">
        <TextTool data-main onClick={apply}>
          {words.apply}
        </TextTool>
        {before && <TextTool onClick={remove}>{words.remove}</TextTool>}
        <TextTool onClick={onDocument}>{words.document}</TextTool>
        <TextTool onClick={leave}>{dialogWords.cancel}</TextTool>
      </div>
    </div>
  );
}

/** Elements over the field that may take the focus without ending the mode. */
const OVERLAYS = '.toaster, dialog';
const TAB_STOPS = 'button, select, input, [contenteditable="true"]';

/**
 * Whether the field fills the window (requirement 17.51). While it does, Tab stays inside; Esc ends it, and so does
 * focus moved elsewhere by script, for example to a field that Save refused. The element stays where it is in the
 * document, so that cursor, focus and undo stay as they are.
 */
function useFilledWindow(field: RefObject<HTMLElement | null>) {
  const [isFilling, setIsFilling] = useState(false);

  useEffect(() => {
    const element = field.current;
    if (!isFilling || !element) return;
    // Listens on the document, so that an open panel inside the field handles Escape first.
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || !element.contains(target) || event.isComposing) return;
      // ProseMirror prevents the default of every Escape in the text.
      const isFree = !event.defaultPrevented || target.isContentEditable;
      if (event.key === 'Escape' && isFree) setIsFilling(false);
      if (event.key === 'Tab' && !event.defaultPrevented) keepInside(event, element);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && !element.contains(target) && !target.closest(OVERLAYS))
        setIsFilling(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [field, isFilling]);

  return { isFilling, toggle: () => setIsFilling((before) => !before) };
}

/** Leads from the last tab stop to the first, and back. */
function keepInside(event: globalThis.KeyboardEvent, element: HTMLElement) {
  const stops = [...element.querySelectorAll<HTMLElement>(TAB_STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

const MAX_TOLD = 3;

/** The line below the text that says what the last paste lost. */
function PasteLosses({ losses, onClose }: { losses: readonly Loss[]; onClose: () => void }) {
  const sentences = losses.slice(0, MAX_TOLD).map(({ what }) => inLanguage(what, language));
  if (losses.length > MAX_TOLD) sentences.push(pasteWords.more(digits(losses.length - MAX_TOLD)));
  return (
    <div role="status">
      {losses.length > 0 && (
        <p className="editor-context">
          {pasteWords.lost(sentences.join(' '))}
          <TextTool onClick={onClose}>{pasteWords.close}</TextTool>
        </p>
      )}
    </div>
  );
}

interface RichTextFieldProps {
  name: string;
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
}

export default function RichTextField({
  name,
  label,
  value,
  onChange,
  isTwin,
  hint,
  error,
}: RichTextFieldProps) {
  const id = useId();
  const [labelId, textId, hintId, errorId] = [`${id}-label`, `${id}-text`, `${id}-hint`, `${id}-error`];
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const [losses, setLosses] = useState<readonly Loss[]>([]);
  const field = useRef<HTMLDivElement>(null);
  const { isFilling, toggle } = useFilledWindow(field);
  const fileInput = useRef<HTMLInputElement>(null);
  const documentInput = useRef<HTMLInputElement>(null);
  const [isPicking, setIsPicking] = useState<LibraryKind | null>(null);
  const { pictures, documents, ...inserted } = usePictures(name, () => editor);
  const editor: Editor = useFieldEditor({
    value,
    onChange,
    onLink: () => setIsLinkOpen(true),
    onFill: toggle,
    onFiles: (data) => {
      const files = picturesIn(data);
      if (files.length > 0) pictures.add(files);
      return files.length > 0;
    },
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
        <p id={hintId} className="editor-hint field-hint" lang={language}>
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
          onPicture={() => setIsPicking('picture')}
        />
        {isPicking === 'picture' && (
          <Picker
            kind="picture"
            onUpload={() => fileInput.current?.click()}
            onChosen={(picture) => inserted.insert(editor, picture)}
            onClose={() => setIsPicking(null)}
          />
        )}
        {isPicking === 'document' && (
          <Picker
            kind="document"
            onUpload={() => documentInput.current?.click()}
            onChosen={({ path, name, title, title_ne }) => linkTo(editor, path, title || title_ne || name)}
            onClose={() => setIsPicking(null)}
          />
        )}
        <input
          ref={documentInput}
          type="file"
          accept={ACCEPTED_DOCUMENTS}
          hidden
          onChange={({ currentTarget }) => {
            documents.add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <input
          ref={fileInput}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            pictures.add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <div className="editor-body">
          {isLinkOpen && (
            <LinkPanel
              editor={editor}
              onDocument={() => {
                setIsLinkOpen(false);
                setIsPicking('document');
              }}
              onClose={() => setIsLinkOpen(false)}
            />
          )}
          <EditorContent editor={editor} />
        </div>
        {[pictures, documents].map(
          (uploads, at) =>
            uploads.inFlight.length > 0 && (
              <div key={at === 0 ? 'pictures' : 'documents'} className="editor-context">
                <UploadingFiles {...uploads} />
              </div>
            ),
        )}
        <PasteLosses losses={losses} onClose={() => setLosses([])} />
        <ContextTools editor={editor} added={inserted.added} onDescribed={inserted.markDescribed} />
      </div>
      {error && (
        <p id={errorId} className="field-error" lang={language}>
          {error}
        </p>
      )}
    </div>
  );
}
