import { Progress } from '@mantine/core';
import { ListButton } from './stored-documents.tsx';
import type { UnderWay } from './use-document-uploads.ts';

interface DocumentsUnderWayProps {
  underWay: readonly UnderWay[];
  onTryAgain: (upload: UnderWay) => void;
  onRemove: (key: number) => void;
}

/** Chosen documents that have not arrived yet: how far each is, or why it could not be sent. */
export function DocumentsUnderWay({ underWay, onTryAgain, onRemove }: DocumentsUnderWayProps) {
  return (
    <ul className="documents" aria-live="polite">
      {underWay.map((upload) => {
        const { key, file, share, failure } = upload;
        return (
          <li key={key}>
            <span>{file.name}</span>
            {failure === null ? (
              <>
                <span className="document-size">{share < 1 ? 'Uploading…' : 'Storing…'}</span>
                <Progress
                  className="document-progress"
                  value={share * 100}
                  aria-label={`Upload of ${file.name}`}
                />
              </>
            ) : (
              <>
                <span className="field-error">{failure}</span>
                <span className="document-buttons">
                  <ListButton does="Try again" name={file.name} onClick={() => onTryAgain(upload)} />
                  <ListButton does="Remove" name={file.name} onClick={() => onRemove(key)} />
                </span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
