import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { Version } from '../api/records.ts';
import { pathsOf, siteLinkOf } from '../paths.ts';
import { keyOf, QUIET } from '../queries.ts';
import { toastError, toastSuccess } from '../toast/toasts.ts';
import { changedTexts, type Texts } from './draft.ts';
import type { Draft } from './use-draft.ts';

export interface Saved extends Version {
  /** What failed although the record was saved, in words. */
  warning?: string;
  /** The chosen files that were stored with it. */
  accepted?: readonly File[];
  /** The texts that were saved; by default those of the form when Save was pressed. */
  texts?: Texts;
}

interface Saving {
  type: TypeFacts;
  draft: Draft;
  /** The toast after saving. */
  message: string;
  /** Sends the values. `onProgress` takes the uploaded share, 0 to 1. */
  send(onProgress: (part: number) => void): Promise<Saved>;
  /** Called with the stored record, instead of opening the list. */
  onSaved?: (saved: Saved) => void;
  /** Whether the form stays open after saving, because something else of its screen is unsaved; `onSaved` empties it. */
  isStaying?: (saved: Saved) => boolean;
  /**
   * Goes on with what was typed while the save was in flight, instead of `onSaved`.
   * @param sent the texts when Save was pressed
   */
  goOn?: (saved: Saved, sent: Texts) => void;
  /** Handles an error; by default shows it. */
  onRefusal?: (error: unknown) => void;
}

/** Saves a form once, even if the button is clicked repeatedly, tracks its progress, and handles success and errors. */
export function useSave(options: Saving) {
  const { type, draft, message, send, onSaved, isStaying, goOn, onRefusal = draft.refuse } = options;
  const [progress, setProgress] = useState<number | null>(null);
  const announce = useSavedToast(type);
  const openList = useOpenList(type);
  const isSaving = useRef(false);
  const isDone = useRef(false);
  const sent = useRef(draft.texts);
  const mutation = useMutation({
    meta: QUIET,
    mutationFn: () => send(setProgress),
    onSuccess: (saved) => {
      announce(message, saved);
      // After the toast of the success, which ends the errors before it.
      if (saved.warning !== undefined) toastError(saved.warning);
      // A pending mutation takes the handlers of each render, so these texts are those of the last one.
      const texts = saved.texts ?? sent.current;
      if (goOn && Object.keys(changedTexts(texts, draft.texts)).length > 0) return goOn(saved, texts);
      if (!isStaying?.(saved)) {
        isDone.current = true;
        draft.markSaved();
      }
      (onSaved ?? openList)(saved);
    },
    onError: onRefusal,
    onSettled: () => {
      isSaving.current = false;
      setProgress(null);
    },
  });
  return {
    isBusy: mutation.isPending,
    progress,
    save() {
      if (isSaving.current || isDone.current) return;
      isSaving.current = true;
      sent.current = draft.texts;
      draft.clearErrors();
      mutation.mutate();
    },
  };
}

/** After every successful save: shows the toast. */
export function useSavedToast(type: TypeFacts) {
  const queries = useQueryClient();
  return (message: string, { item }: Version) => {
    // Also marks the record's own query, so that no form starts from the version before.
    void queries.invalidateQueries({ queryKey: keyOf(type), refetchType: 'none' });
    toastSuccess(message, siteLinkOf(type, item));
  };
}

export function useOpenList(type: TypeFacts) {
  const navigate = useNavigate();
  return () => void navigate(pathsOf(type).list);
}
