import { Button, Progress } from '@mantine/core';
import { use, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Attachment, AttachmentsFacts } from '../../../schema/fields/attachments.ts';
import { formatFileSize } from '../../../ui/file-size.ts';
import { ApiError, messageOf, UNREACHABLE } from '../../api/api-error.ts';
import { isHidden, readHidden } from '../../api/hidden-files.ts';
import { isDocument, uploadDocument } from '../../api/uploads.ts';
import { moved } from '../../gallery/arranging.ts';
import { DocumentIcon } from '../../icons.tsx';
import { digits } from '../../language.ts';
import { useOnline } from '../../layout/use-online.ts';
import { saveFile } from '../../list/download-button.tsx';
import { dismissErrors, toastError } from '../../toast/toasts.ts';
import { ReportPendingUploads } from '../pending-uploads.ts';
import { jsonListOf, parseJsonList, type TextInputProps, type TextKind } from './input-kind.ts';
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

  const room = facts.max - documents.length;
  const { inFlight, refusals, add, tryAgain, remove } = useDocumentUploads(facts.name, room, (document) => {
    present.current = jsonListOf([...documentsIn(present.current), document]);
    onChange(present.current);
    setAttached(document.name);
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

/** A chosen file whose upload is queued, in flight or failed. */
interface Upload {
  key: number;
  file: File;
  /** The uploaded share, 0 to 1. */
  share: number;
  /** Why it failed, if a retry may help. */
  failure: string | null;
}

/** The server rejected the file itself, so that a retry would fail too. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

let lastKey = 0;

/**
 * Uploads documents one after the other as soon as they are chosen.
 * @param name of the field
 * @param room how many more documents it may hold
 */
function useDocumentUploads(name: string, room: number, onArrived: (document: Attachment) => void) {
  const [inFlight, setInFlight] = useState<readonly Upload[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const arrived = useRef(onArrived);
  useLayoutEffect(() => {
    arrived.current = onArrived;
  }, [onArrived]);

  const report = use(ReportPendingUploads);
  const failed = inFlight.filter(({ failure }) => failure !== null).length;
  useEffect(() => {
    report(name, { inFlight: inFlight.length - failed, failed });
  }, [report, name, inFlight.length, failed]);

  const change = (key: number, to: Partial<Upload>) =>
    setInFlight((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)));
  const remove = (key: number) => setInFlight((all) => all.filter((each) => each.key !== key));

  const send = async ({ key, file }: Upload) => {
    try {
      arrived.current(await uploadDocument(file, (share) => change(key, { share })));
      remove(key);
      dismissErrors(fileWords.about(file.name, UNREACHABLE));
    } catch (error) {
      const message = fileWords.about(file.name, messageOf(error));
      toastError(message);
      if (!isFinal(error)) {
        change(key, { failure: messageOf(error) });
        return;
      }
      remove(key);
      setRefusals((all) => [...new Set([...all, message])]);
    }
  };
  const enqueue = (upload: Upload) => {
    queue.current = queue.current.then(() => send(upload));
  };

  const tryAgain = (upload: Upload) => {
    const again = { ...upload, share: 0, failure: null };
    change(upload.key, again);
    enqueue(again);
  };
  // An upload that failed for lack of a connection is retried when it is back (requirement 17.92).
  useOnline(() => inFlight.filter(({ failure }) => failure === UNREACHABLE).forEach(tryAgain));

  return {
    inFlight,
    refusals,
    add(files: readonly File[]) {
      const taken = files.slice(0, Math.max(0, room - inFlight.length));
      const left = files.slice(taken.length);
      setRefusals(left.map((file) => fileWords.tooManyDocuments(file.name)));
      const uploads = taken.map((file) => ({ key: ++lastKey, file, share: 0, failure: null }));
      setInFlight((all) => [...all, ...uploads]);
      for (const upload of uploads) enqueue(upload);
    },
    tryAgain,
    remove,
  };
}

interface UploadingDocumentsProps {
  inFlight: readonly Upload[];
  onTryAgain: (upload: Upload) => void;
  onRemove: (key: number) => void;
}

/** Documents in flight with their progress, or with the error that stopped them. */
function UploadingDocuments({ inFlight, onTryAgain, onRemove }: UploadingDocumentsProps) {
  return (
    <ul className="documents" aria-live="polite">
      {inFlight.map((upload) => {
        const { key, file, share, failure } = upload;
        return (
          <li key={key}>
            <span>{file.name}</span>
            {failure === null ? (
              <>
                <span className="document-size">{share < 1 ? fileWords.uploading : fileWords.storing}</span>
                <Progress
                  className="document-progress"
                  value={share * 100}
                  aria-label={fileWords.uploadOf(file.name)}
                />
              </>
            ) : (
              <>
                <span className="field-error">{failure}</span>
                <span className="document-buttons">
                  <ListButton
                    label={fileWords.tryAgain}
                    name={file.name}
                    onClick={() => onTryAgain(upload)}
                  />
                  <ListButton label={fileWords.remove} name={file.name} onClick={() => onRemove(key)} />
                </span>
              </>
            )}
          </li>
        );
      })}
    </ul>
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

interface ListButtonProps {
  label: string;
  name: string;
  isDisabled?: boolean;
  onClick: () => void;
}

/** A button of a row. Its accessible name includes the document. */
function ListButton({ label, name, isDisabled = false, onClick }: ListButtonProps) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
    >
      {label}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}
