import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Attachment, AttachmentsFacts } from '../../../schema/fields/attachments.ts';
import { isDocument } from '../../api/uploads.ts';
import { DocumentIcon } from '../../icons.tsx';
import { StoredDocuments, UploadingDocuments } from './document-lists.tsx';
import { jsonListOf, parseJsonList, type TextInputProps, type TextKind } from './input-kind.ts';
import { useDocumentUploads } from './use-document-uploads.ts';
import { fileWords } from './words.ts';
import './attachments.css';

const documentsIn = (text: string): Attachment[] => parseJsonList(text).filter(isDocument);

export const attachmentsInput: TextKind<AttachmentsFacts> = {
  sends: 'text',
  position: 'last',
  textOf: jsonListOf,
  Input: AttachmentsInput,
  Display: ({ value }) =>
    documentsIn(value)
      .map(({ name }) => name)
      .join('\n'),
};

function AttachmentsInput({ facts, value, onChange, error }: TextInputProps<AttachmentsFacts>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const documents = documentsIn(value);
  /** Name of the document that arrived last. */
  const [attached, setAttached] = useState('');
  // Several uploads may finish between two renderings, so each is appended to the latest value.
  const present = useRef(value);
  useLayoutEffect(() => {
    present.current = value;
  }, [value]);

  const { inFlight, refusals, add, tryAgain, remove } = useDocumentUploads({
    name: facts.name,
    room: facts.max - documents.length,
    onArrived(document) {
      present.current = jsonListOf([...documentsIn(present.current), document]);
      onChange(present.current);
      setAttached(document.name);
    },
  });
  const wrong = [...(error ? [error] : []), ...refusals];
  const describedBy = [`${id}-hint`, ...(wrong.length > 0 ? [`${id}-error`] : [])].join(' ');

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out like the other labels
    <div
      className="file-picker"
      data-invalid={wrong.length > 0 || undefined}
      role="group"
      aria-labelledby={`${id}-label`}
    >
      <div className="field-label" id={`${id}-label`}>
        {facts.label}
      </div>
      <StoredDocuments
        documents={documents}
        onChange={(changed) => onChange(jsonListOf(changed))}
        onRemoved={() => input.current?.focus()}
      />
      <p className="visually-hidden" role="status">
        {inFlight.length === 0 && attached !== '' && fileWords.attached(attached)}
      </p>
      <UploadingDocuments inFlight={inFlight} onTryAgain={tryAgain} onRemove={remove} />
      <div className="file-picker-control">
        <input
          ref={input}
          id={id}
          type="file"
          accept="application/pdf,.pdf"
          multiple
          aria-invalid={wrong.length > 0 || undefined}
          aria-describedby={describedBy}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])]);
            // Cleared, so that the same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
        <label htmlFor={id}>
          <DocumentIcon />
          <span>{fileWords.choosePdf}</span>
        </label>
        <p id={`${id}-hint`} className="field-hint">
          {fileWords.pdfHint}
        </p>
        {wrong.length > 0 && (
          <div id={`${id}-error`} className="field-error">
            {wrong.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
