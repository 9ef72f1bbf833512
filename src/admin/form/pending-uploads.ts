import { createContext, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { toastError } from '../toast/toasts.ts';

/** How many files of a field are still leaving, and how many could not and may be tried again. */
interface PendingUploads {
  inFlight: number;
  failed: number;
}

/** Takes what is unfinished of the field of that name, from inputs that send files on their own before Save. */
export const ReportPendingUploads = createContext<(name: string, unfinished: PendingUploads) => void>(
  () => {},
);

/**
 * Lets Save wait until everything that left on its own has arrived. What failed is asked to be tried again or removed
 * first, so that nothing is left out in silence.
 */
export function usePendingUploads(onSave: () => void) {
  const [fields, setFields] = useState<Readonly<Record<string, PendingUploads>>>({});
  const [isWaiting, setWaiting] = useState(false);
  const report = useCallback((name: string, unfinished: PendingUploads) => {
    setFields((present) => ({ ...present, [name]: unfinished }));
  }, []);
  const sum = (key: keyof PendingUploads) =>
    Object.values(fields).reduce((all, field) => all + field[key], 0);
  const inFlight = sum('inFlight');
  const failed = sum('failed');

  const go = useEffectEvent(() => {
    setWaiting(false);
    if (failed > 0)
      toastError('Not everything could be uploaded. Try again, or remove what failed, then save.');
    else onSave();
  });
  useEffect(() => {
    if (!isWaiting || inFlight > 0) return;
    // After all effects of this rendering, so that what is saved is what has just arrived.
    const timer = setTimeout(go);
    return () => clearTimeout(timer);
  }, [isWaiting, inFlight]);

  return {
    report,
    isWaiting: isWaiting && inFlight > 0,
    isAny: inFlight + failed > 0,
    save: () => setWaiting(true),
  };
}
