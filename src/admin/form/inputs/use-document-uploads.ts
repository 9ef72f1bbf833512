import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Attachment } from '../../../schema/fields/attachments.ts';
import { ApiError, messageOf, UNREACHABLE } from '../../api/api-error.ts';
import { uploadDocument } from '../../api/uploads.ts';
import { useOnline } from '../../layout/use-online.ts';
import { dismissErrors, toastError } from '../../toast/toasts.ts';
import { ReportPendingUploads } from '../pending-uploads.ts';
import { fileWords } from './words.ts';

/** A chosen file whose upload is queued, in flight or failed. */
export interface Upload {
  key: number;
  file: File;
  /** The uploaded share, 0 to 1. */
  share: number;
  /** Why it failed, if a retry may help. */
  failure: string | null;
}

interface DocumentUploads {
  /** Name of the field. */
  name: string;
  /** How many more documents the field may hold. */
  room: number;
  onArrived: (document: Attachment) => void;
}

/** The server rejected the file itself, so that a retry would fail too. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

let lastKey = 0;

/** Uploads documents one after the other as soon as they are chosen. */
export function useDocumentUploads({ name, room, onArrived }: DocumentUploads) {
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
