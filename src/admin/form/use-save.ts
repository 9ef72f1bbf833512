import { type MutationMeta, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { Version } from '../api/records.ts';
import { pathsOf, siteLinkOf } from '../paths.ts';
import { keyOf } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import type { Draft } from './use-draft.ts';

interface Saving<Given> {
  type: TypeFacts;
  draft: Draft;
  /** The toast after saving. */
  message: string;
  /** Sends the values. `onProgress` takes the uploaded share, 0 to 1. */
  send(given: Given, onProgress: (part: number) => void): Promise<Version>;
  /** Called with what is stored, instead of opening the list. */
  onSaved?: ((saved: Version) => void) | undefined;
  /** Handles an error; by default shows the server's field errors. */
  onRefusal?: (error: unknown) => Promise<void> | void;
  meta?: MutationMeta;
}

/** Saves a form once, even if the button is clicked repeatedly, tracks its progress, and handles success and errors. */
export function useSave<Given>({ type, draft, message, send, onSaved, onRefusal, meta }: Saving<Given>) {
  const [progress, setProgress] = useState<number | null>(null);
  const announce = useSavedToast(type);
  const openList = useOpenList(type);
  const isSaving = useRef(false);
  const mutation = useMutation({
    ...(meta && { meta }),
    mutationFn: (given: Given) => send(given, setProgress),
    onSuccess: (saved) => {
      draft.markSaved();
      announce(message, saved);
      (onSaved ?? openList)(saved);
    },
    onError: onRefusal ?? draft.showErrors,
    onSettled: () => {
      isSaving.current = false;
      setProgress(null);
    },
  });
  return {
    isBusy: mutation.isPending,
    progress,
    save(given: Given) {
      if (isSaving.current || mutation.isSuccess) return;
      isSaving.current = true;
      draft.clearErrors();
      mutation.mutate(given);
    },
  };
}

/** After every successful save: shows the toast. */
function useSavedToast(type: TypeFacts) {
  const queries = useQueryClient();
  return (message: string, { item }: Version) => {
    // Also marks the record's own query, so that no form starts from the version before.
    void queries.invalidateQueries({ queryKey: keyOf(type), refetchType: 'none' });
    toastSuccess(message, siteLinkOf(type, item));
  };
}

function useOpenList(type: TypeFacts) {
  const navigate = useNavigate();
  return () => void navigate(pathsOf(type).list);
}
