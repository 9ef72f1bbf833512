import { Button, Progress } from '@mantine/core';
import type { Attachment } from '../../../schema/fields/attachments.ts';
import { formatFileSize } from '../../../ui/file-size.ts';
import { fetchHidden, isHidden } from '../../api/hidden-files.ts';
import { digits } from '../../language.ts';
import { toastError } from '../../toast/toasts.ts';
import type { Upload } from './use-document-uploads.ts';
import { fileWords } from './words.ts';

interface UploadingDocumentsProps {
  inFlight: readonly Upload[];
  onTryAgain: (upload: Upload) => void;
  onRemove: (key: number) => void;
}

/** Documents in flight with their progress, or with the error that stopped them. */
export function UploadingDocuments({ inFlight, onTryAgain, onRemove }: UploadingDocumentsProps) {
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
export function StoredDocuments({ documents, onChange, onRemoved }: StoredDocumentsProps) {
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
                  onClick={() => onChange(swapped(documents, at, at - 1))}
                />
                <ListButton
                  label={fileWords.down}
                  name={document.name}
                  isDisabled={at === last}
                  onClick={() => onChange(swapped(documents, at, at + 1))}
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
  const url = await fetchHidden(path);
  if (url === null) return toastError(fileWords.notFetched(name));
  const link = window.document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

interface ListButtonProps {
  label: string;
  /** Name of the document. */
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

function swapped(documents: readonly Attachment[], at: number, other: number): Attachment[] {
  return documents.map(
    (document, index) => documents[index === at ? other : index === other ? at : index] ?? document,
  );
}
