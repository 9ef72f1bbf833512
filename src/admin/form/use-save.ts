import { type MutationMeta, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { fieldsIn, messageOf } from '../api/api-error.ts';
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

interface Saving<Given> {
  type: TypeFacts;
  draft: Draft;
  /** The toast after saving. */
  message: string;
  /** Sends the values. `onProgress` takes the uploaded share, 0 to 1. */
  send(given: Given, onProgress: (part: number) => void): Promise<Saved>;
  /** Called with the stored record, instead of opening the list. */
  onSaved?: ((saved: Saved) => void) | undefined;
  /** Whether the form stays open after saving, because something else of its screen is unsaved; `onSaved` empties it. */
  isStaying?: (saved: Saved) => boolean;
  /**
   * Goes on with what was typed while the save was in flight, instead of `onSaved`.
   * @param sent the texts when Save was pressed
   */
  goOn?: ((saved: Saved, sent: Texts) => Promise<void> | void) | undefined;
  /** Handles an error; by default shows the server's field errors. `refuse` says what went wrong as well. */
  onRefusal?: (error: unknown, refuse: (error: unknown) => void) => Promise<void> | void;
  meta?: MutationMeta;
  /** The form is in a dialog, which shows `refusal` itself. */
  isInDialog?: boolean;
}

/** Saves a form once, even if the button is clicked repeatedly, tracks its progress, and handles success and errors. */
export function useSave<Given>(options: Saving<Given>) {
  const { type, draft, message, send, onSaved, isStaying, goOn, isInDialog = false } = options;
  const { refusal, refuse, clearRefusal } = useRefusal(draft, isInDialog);
  const { onRefusal = isInDialog ? refuse : draft.showErrors } = options;
  const meta = isInDialog ? QUIET : options.meta;
  const [progress, setProgress] = useState<number | null>(null);
  const announce = useSavedToast(type);
  const openList = useOpenList(type);
  const isSaving = useRef(false);
  const isDone = useRef(false);
  const sent = useRef(draft.texts);
  const mutation = useMutation({
    ...(meta && { meta }),
    mutationFn: (given: Given) => send(given, setProgress),
    onSuccess: async (saved) => {
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
    onError: (error) => onRefusal(error, refuse),
    onSettled: () => {
      isSaving.current = false;
      setProgress(null);
    },
  });
  return {
    isBusy: mutation.isPending,
    progress,
    /** The error that a dialog shows; '' if there is none. */
    refusal,
    save(given: Given) {
      if (isSaving.current || isDone.current) return;
      isSaving.current = true;
      sent.current = draft.texts;
      draft.clearErrors();
      clearRefusal();
      mutation.mutate(given);
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

/**
 * How a form says why a save was refused: by a toast or, in a dialog, by `refusal`, because toasts behind a modal
 * dialog are out of reach of screen readers (requirement 19.184).
 */
export function useRefusal(draft: Draft, isInDialog: boolean) {
  const [refusal, setRefusal] = useState('');
  return {
    refusal,
    refuse(error: unknown) {
      if (!isInDialog) toastError(messageOf(error));
      else if (!isBesideFields(error, draft)) setRefusal(messageOf(error));
      draft.showErrors(error);
    },
    clearRefusal: () => setRefusal(''),
  };
}

/** Whether the message belongs to a field of the form, which gets the focus and is read with it. */
const isBesideFields = (error: unknown, { texts, files }: Draft) =>
  Object.keys(fieldsIn(error)).some((name) => name in texts || name in files);
