import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { addressFrom } from '../../schema/fields/rich-text/links.ts';
import { linkWords as words } from './words.ts';

/** Asks for the URL of the link at the cursor, or of a new link around the selection. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
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
    <div className="editor-link" role="dialog" aria-label={words.name} onKeyDown={onKeyDown}>
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
        <button type="button" className="editor-text-tool" data-main onClick={apply}>
          {words.apply}
        </button>
        {before && (
          <button type="button" className="editor-text-tool" onClick={remove}>
            {words.remove}
          </button>
        )}
        <button type="button" className="editor-text-tool" onClick={leave}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}

function insertLink(editor: Editor, text: string, href: string) {
  editor
    .chain()
    .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
    .unsetMark('link')
    .run();
}
