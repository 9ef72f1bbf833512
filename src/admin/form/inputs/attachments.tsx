import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Attachment, AttachmentsFacts } from '../../../schema/fields/attachments.ts';
import { formatFileSize } from '../../../ui/file-size.ts';
import { isHidden, readHidden } from '../../api/hidden-files.ts';
import { isDocument, uploadDocument } from '../../api/uploads.ts';
import { moved } from '../../gallery/arranging.ts';
import { DocumentIcon } from '../../icons.tsx';
import { digits } from '../../language.ts';
import { saveFile } from '../../list/download-button.tsx';
import { toastError } from '../../toast/toasts.ts';
import { FileControl } from './file-control.tsx';
import { jsonListOf, parseJsonList, type TextInputProps, type TextKind } from './input-kind.ts';
import { ListButton, UploadingFiles, useUploads } from './uploading.tsx';
import { fileWords } from './words.ts';

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

  const room = facts.max - documents.length;
  const attach = (document: Attachment) => {
    const others = documentsIn(present.current).filter(({ path }) => path !== document.path);
    present.current = jsonListOf([...others, document]);
    onChange(present.current);
    setAttached(document.name);
  };
  const uploads = useUploads({
    name: facts.name,
    room,
    send: uploadDocument,
    onArrived: attach,
  });
  const { inFlight, refusals, add } = uploads;
  const wrong = [...(error ? [error] : []), ...refusals];

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
      <UploadingFiles {...uploads} />
      <FileControl
        kind="document"
        input={input}
        icon={<DocumentIcon />}
        label={fileWords.choosePdf}
        hint={fileWords.pdfHint}
        errors={wrong}
        multiple
        onChosen={add}
        onPicked={
          room > inFlight.length ? ({ path, name, bytes }) => attach({ path, name, size: bytes }) : undefined
        }
      />
    </div>
  );
}

interface StoredDocumentsProps {
  documents: readonly Attachment[];
  onChange: (documents: readonly Attachment[]) => void;
  /** Called after a removal. The pressed button has disappeared with its document. */
  onRemoved: () => void;
}

/** The attached documents, in the order in which visitors see them. */
function StoredDocuments({ documents, onChange, onRemoved }: StoredDocumentsProps) {
  if (documents.length === 0) return null;
  const last = documents.length - 1;
  return (
    <ol className="documents">
      {documents.map((document, at) => (
        <li key={document.path}>
          <a
            href={document.path}
            download={document.name}
            onClick={(event) => {
              if (!isHidden(document.path)) return;
              event.preventDefault();
              void download(document);
            }}
          >
            {document.name}
          </a>
          <span className="document-size">{digits(formatFileSize(document.size))}</span>
          <span className="document-buttons">
            {last > 0 && (
              <>
                <ListButton
                  label={fileWords.up}
                  name={document.name}
                  isDisabled={at === 0}
                  onClick={() => onChange(moved(documents, at, at - 1))}
                />
                <ListButton
                  label={fileWords.down}
                  name={document.name}
                  isDisabled={at === last}
                  onClick={() => onChange(moved(documents, at, at + 1))}
                />
              </>
            )}
            <ListButton
              label={fileWords.remove}
              name={document.name}
              onClick={() => {
                onChange(documents.filter(({ path }) => path !== document.path));
                onRemoved();
              }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Downloads a document that has no public address, as the person who is signed in. */
async function download({ path, name }: Attachment) {
  try {
    saveFile({ name, blob: await readHidden(path) });
  } catch {
    toastError(fileWords.notFetched(name));
  }
}
