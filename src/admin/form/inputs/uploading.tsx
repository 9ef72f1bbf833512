import { Button, Progress } from '@mantine/core';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError, messageOf, UNREACHABLE } from '../../api/api-error.ts';
import { useOnline } from '../../layout/use-online.ts';
import { dismissErrors, toastError } from '../../toast/toasts.ts';
import { ReportPendingUploads } from '../pending-uploads.ts';
import { fileWords } from './words.ts';
import './attachments.css';

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

interface UploadFacts<Answer> {
  /** Of the field that waits for them. */
  name: string;
  /** How many files the field takes; any number by default. */
  max?: number;
  /** How many it has. */
  count?: number;
  send: (file: File, onProgress: (share: number) => void) => Promise<Answer>;
  onArrived: (answer: Answer, file: File) => void;
}

/** Uploads files one after the other as soon as they are chosen. What failed is tried again alone. */
export function useUploads<Answer>(facts: UploadFacts<Answer>) {
  const { name, max = Number.POSITIVE_INFINITY, count = 0, send: upload, onArrived } = facts;
  const [inFlight, setInFlight] = useState<readonly Upload[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const arrived = useRef(onArrived);
  useLayoutEffect(() => {
    arrived.current = onArrived;
  }, [onArrived]);

  const report = use(ReportPendingUploads);
  const isLost = refusals.length > 0;
  const failed = inFlight.filter(({ failure }) => failure !== null).length;
  useEffect(() => {
    report(name, { inFlight: inFlight.length - failed, failed, isLost });
    return () => report(name, { inFlight: 0, failed: 0 });
  }, [report, name, inFlight.length, failed, isLost]);

  const change = (key: number, to: Partial<Upload>) =>
    setInFlight((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)));
  const remove = (key: number) => setInFlight((all) => all.filter((each) => each.key !== key));

  const send = async ({ key, file }: Upload) => {
    try {
      arrived.current(await upload(file, (share) => change(key, { share })), file);
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
      const taken = files.slice(0, Math.max(0, max - count - inFlight.length));
      const left = files.slice(taken.length);
      // The error of a file ends when another one is chosen (requirement 17.91).
      for (const refusal of refusals) dismissErrors(refusal);
      setRefusals(left.map((file) => fileWords.leftOut(file.name, max)));
      const uploads = taken.map((file) => ({ key: ++lastKey, file, share: 0, failure: null }));
      setInFlight((all) => [...all, ...uploads]);
      for (const upload of uploads) enqueue(upload);
    },
    tryAgain,
    remove,
  };
}

type Uploads = Pick<ReturnType<typeof useUploads>, 'inFlight' | 'tryAgain' | 'remove'>;

/** Files in flight with their progress, or with the error that stopped them. */
export function UploadingFiles({ inFlight, tryAgain, remove }: Uploads) {
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
                  <ListButton label={fileWords.tryAgain} name={file.name} onClick={() => tryAgain(upload)} />
                  <ListButton label={fileWords.remove} name={file.name} onClick={() => remove(key)} />
                </span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ListButtonProps {
  label: string;
  name: string;
  onClick: () => void;
}

/** A button of a row. Its accessible name includes the file. */
export function ListButton({ label, name, onClick }: ListButtonProps) {
  return (
    <Button variant="default" size="compact-sm" onClick={onClick}>
      {label}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}
