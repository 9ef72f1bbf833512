import { createContext, use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { toastError } from '../toast/toasts.ts';
import { words } from './words.ts';

/** How many uploads of a field are in flight, and how many failed and may be retried. */
interface PendingUploads {
  inFlight: number;
  failed: number;
  /** One has just failed and cannot be retried. A waiting Save is called off, so that the person sees it missing. */
  isLost?: boolean;
}

/** Inputs that upload before Save report their uploads here, by field name. */
export const ReportPendingUploads = createContext<(name: string, unfinished: PendingUploads) => void>(
  () => {},
);

/** The uploads in a part of a form, whose fields may be called like those of another part. */
export function useUploadsWithin(part: string) {
  const report = use(ReportPendingUploads);
  const [pending, setPending] = useState<Readonly<Record<string, boolean>>>({});
  const reportWithin = useCallback(
    (name: string, unfinished: PendingUploads) => {
      report(`${part} ${name}`, unfinished);
      setPending((now) => ({ ...now, [name]: unfinished.inFlight + unfinished.failed > 0 }));
    },
    [report, part],
  );
  return { report: reportWithin, isAny: Object.values(pending).includes(true) };
}

/**
 * Delays Save until all uploads have arrived. Failed ones have to be retried or removed first, so that
 * nothing is silently left out.
 */
export function usePendingUploads(onSave: () => void, onSaveDraft?: () => void) {
  const [fields, setFields] = useState<Readonly<Record<string, PendingUploads>>>({});
  const [waiting, setWaiting] = useState<'save' | 'draft' | null>(null);
  const isWaiting = waiting !== null;
  const report = useCallback((name: string, unfinished: PendingUploads) => {
    setFields((present) => ({ ...present, [name]: unfinished }));
    if (unfinished.isLost) setWaiting(null);
  }, []);
  const sum = (key: 'inFlight' | 'failed') =>
    Object.values(fields).reduce((all, field) => all + field[key], 0);
  const inFlight = sum('inFlight');
  const failed = sum('failed');

  const go = useEffectEvent(() => {
    setWaiting(null);
    if (failed > 0) toastError(words.notAllUploaded);
    else if (waiting === 'draft') onSaveDraft?.();
    else onSave();
  });
  useEffect(() => {
    if (!isWaiting || inFlight > 0) return;
    // Waits for all effects of this render, so that the saved values include the last upload.
    const timer = setTimeout(go);
    return () => clearTimeout(timer);
  }, [isWaiting, inFlight]);

  return {
    report,
    isWaiting: isWaiting && inFlight > 0,
    isAny: inFlight + failed > 0,
    save: () => setWaiting('save'),
    saveDraft: () => setWaiting('draft'),
  };
}
