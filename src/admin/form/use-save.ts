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
  /** The words of the toast when it went well. */
  message: string;
  /** Sends what is written. `onProgress` takes how much of it has gone, from 0 to 1. */
  send(given: Given, onProgress: (part: number) => void): Promise<Item>;
  /** What a refusal leads to; what the server said beside the fields unless told otherwise. */
  onRefusal?: (error: unknown) => Promise<void> | void;
  meta?: MutationMeta;
}

/** Saving a form: once however often it is pressed, with its progress, its refusal and what follows its success. */
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

/** What follows every successful save: the lists are asked anew, the toast tells it, and the list comes. */
function useSaved(type: TypeFacts) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (message: string, item: Item) => {
    void queries.invalidateQueries({ queryKey: keyOf(type), refetchType: 'none' });
    toastSuccess(message, siteLinkOf(type, item));
    void navigate(pathsOf(type).list);
  };
}
