import { useRef } from 'react';
import type { Attachment, AttachmentsFacts } from '../../../schema/fields/attachments.ts';
import { formatFileSize } from '../../../ui/file-size.ts';
import { isHidden, readHidden } from '../../api/hidden-files.ts';
import { isDocument, uploadDocument } from '../../api/uploads.ts';
import { DocumentIcon } from '../../icons.tsx';
import { digits } from '../../language.ts';
import { DeleteAction } from '../../list/data-table.tsx';
import { saveFile } from '../../list/download-button.tsx';
import { Moves, usePartList } from '../../sections/part-list.tsx';
import { toastError } from '../../toast/toasts.ts';
import { FileControl, FileFrame } from './file-control.tsx';
import { jsonListOf, parseJsonList, type TextInputProps, type TextKind } from './input-kind.ts';
import { UploadingFiles, useUploads } from './uploading.tsx';
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

/** The attached documents, in the order in which visitors see them, and the input for others. */
function AttachmentsInput({ facts, value, onChange, error }: TextInputProps<AttachmentsFacts>) {
  const input = useRef<HTMLInputElement>(null);
  const { parts, change, announcement, announce } = usePartList(value, onChange, {
    nameOf: ({ name }: Attachment) => name,
    read: documentsIn,
  });
  const attach = (document: Attachment) => {
    change.set((now) => [
      ...now.filter(({ values }) => values.path !== document.path),
      change.keyed(document),
    ]);
    announce(fileWords.attached(document.name));
  };
  const uploads = useUploads({
    name: facts.name,
    max: facts.max,
    count: parts.length,
    send: uploadDocument,
    onArrived: attach,
  });
  const { inFlight, refusals, add } = uploads;
  const wrong = [...(error ? [error] : []), ...refusals];

  return (
    <FileFrame label={facts.label} isWrong={wrong.length > 0}>
      {parts.length > 0 && (
        <ol className="documents">
          {parts.map(({ key, values: document }, at) => (
            <li key={key}>
              <a
                id={change.idOf(key)}
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
              <Moves
                of={change.idOf(key)}
                at={at}
                count={parts.length}
                onMove={(target) => change.move(key, target)}
              >
                <DeleteAction
                  of={change.idOf(key)}
                  label={fileWords.remove}
                  onClick={() => {
                    change.remove(key);
                    input.current?.focus();
                  }}
                />
              </Moves>
            </li>
          ))}
        </ol>
      )}
      <p className="visually-hidden" role="status">
        {inFlight.length === 0 && announcement}
      </p>
      <UploadingFiles {...uploads} />
      <FileControl
        kind="document"
        input={input}
        icon={<DocumentIcon />}
        label={fileWords.chooseDocument}
        hint={fileWords.documentHint}
        errors={wrong}
        multiple
        onChosen={add}
        onPicked={
          parts.length + inFlight.length < facts.max
            ? ({ path, name, bytes }) => attach({ path, name, size: bytes })
            : undefined
        }
      />
    </FileFrame>
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
