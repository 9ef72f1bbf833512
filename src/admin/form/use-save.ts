import { type MutationMeta, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
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
  send(given: Given, onProgress: (part: number) => void): Promise<Item>;
  /** Handles an error; by default shows the server's field errors. */
  onRefusal?: (error: unknown) => Promise<void> | void;
  meta?: MutationMeta;
}

/** Saves a form once, even if the button is clicked repeatedly, tracks its progress, and handles success and errors. */
export function useSave<Given>({ type, draft, message, send, onRefusal, meta }: Saving<Given>) {
  const [progress, setProgress] = useState<number | null>(null);
  const saved = useSaved(type);
  const isSaving = useRef(false);
  const mutation = useMutation({
    ...(meta && { meta }),
    mutationFn: (given: Given) => send(given, setProgress),
    onSuccess: (item) => {
      draft.markSaved();
      saved(message, item);
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

/** After every successful save: invalidates the lists, shows a toast and opens the list. */
function useSaved(type: TypeFacts) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (message: string, item: Item) => {
    void queries.invalidateQueries({ queryKey: keyOf(type), refetchType: 'none' });
    toastSuccess(message, siteLinkOf(type, item));
    void navigate(pathsOf(type).list);
  };
}
