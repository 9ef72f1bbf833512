import { createContext, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { toastError } from '../toast/toasts.ts';

/** How many files of a field are still leaving, and how many could not and may be tried again. */
interface Unfinished {
  underWay: number;
  failed: number;
}

/** Takes what is unfinished of the field of that name, from inputs that send files on their own before Save. */
export const ReportUnfinished = createContext<(name: string, unfinished: Unfinished) => void>(() => {});

/**
 * Lets Save wait until everything that left on its own has arrived. What failed is asked to be tried again or removed
 * first, so that nothing is left out in silence.
 */
export function useUnfinished(onSave: () => void) {
  const [fields, setFields] = useState<Readonly<Record<string, Unfinished>>>({});
  const [isWaiting, setWaiting] = useState(false);
  const report = useCallback((name: string, unfinished: Unfinished) => {
    setFields((present) => ({ ...present, [name]: unfinished }));
  }, []);
  const sum = (key: keyof Unfinished) => Object.values(fields).reduce((all, field) => all + field[key], 0);
  const underWay = sum('underWay');
  const failed = sum('failed');

  const go = useEffectEvent(() => {
    setWaiting(false);
    if (failed > 0)
      toastError('Not everything could be uploaded. Try again, or remove what failed, then save.');
    else onSave();
  });
  useEffect(() => {
    if (!isWaiting || underWay > 0) return;
    // After all effects of this rendering, so that what is saved is what has just arrived.
    const timer = setTimeout(go);
    return () => clearTimeout(timer);
  }, [isWaiting, underWay]);

  return {
    report,
    isWaiting: isWaiting && underWay > 0,
    isAny: underWay + failed > 0,
    save: () => setWaiting(true),
  };
}
