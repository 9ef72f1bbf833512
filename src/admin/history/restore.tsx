import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { hasStatus } from '../api/api-error.ts';
import { type Managed, restoreVersion } from '../api/versions.ts';
import { DangerButton, Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import { formatDayAndTime } from '../format-time.ts';
import { pathsOf } from '../paths.ts';
import { keyOf } from '../queries.ts';
import { toastSuccess, toastWarnings } from '../toast/toasts.ts';
import { words } from './words.ts';

interface Wanted {
  n: number;
  /** Undefined restores the whole version. */
  fields?: readonly string[];
}

/**
 * Makes a draft of a version and opens the form with it. Asks first where a whole draft would be replaced; single
 * fields are put into it.
 */
export function useRestore(type: TypeFacts, id: string, { draft, etag }: Managed) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Wanted | null>(null);
  const isStarted = useRef(false);
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(type) });
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: Wanted) => restoreVersion(type, id, { ...wanted, etag }),
    async onSuccess(answer) {
      await queries.invalidateQueries({ queryKey: keyOf(type), refetchType: 'none' });
      toastSuccess(words.restored);
      toastWarnings(answer);
      await navigate(pathsOf(type).update({ _id: id }));
    },
    async onError(error) {
      setAsked(null);
      // Somebody has changed the draft; it is shown before another try.
      if (hasStatus(error, 412) || hasStatus(error, 404)) await refresh();
    },
    onSettled: () => {
      isStarted.current = false;
    },
  });
  const restore = (wanted: Wanted) => {
    if (isStarted.current) return;
    isStarted.current = true;
    mutate(wanted);
  };
  return {
    isBusy: isPending,
    ask: (wanted: Wanted) => (draft && !wanted.fields ? setAsked(wanted) : restore(wanted)),
    dialog: asked && draft && (
      <Dialog role="alertdialog" title={words.replaceTitle} onCancel={() => setAsked(null)}>
        <p>
          {words.replaceDraft(draft.by?.name ?? words.somebody, formatDayAndTime(new Date(draft.updatedAt)))}
        </p>
        <DialogAnswers>
          <Button variant="default" data-autofocus onClick={() => setAsked(null)}>
            {words.cancel}
          </Button>
          <DangerButton isBusy={isPending} onClick={() => restore(asked)}>
            {words.replace}
          </DangerButton>
        </DialogAnswers>
      </Dialog>
    ),
  };
}

interface RestoreButtonProps {
  isBusy: boolean;
  isSmall?: true;
  onRestore: () => void;
  children: string;
}

export function RestoreButton({ isBusy, isSmall, onRestore, children }: RestoreButtonProps) {
  return (
    <Button
      variant="default"
      {...(isSmall && { size: 'compact-sm' })}
      aria-disabled={isBusy}
      data-busy={isBusy || undefined}
      onClick={onRestore}
    >
      {children}
    </Button>
  );
}
