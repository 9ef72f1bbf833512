import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { spaceBefore } from '../../languages/joined.ts';
import { hasStatus } from '../api/api-error.ts';
import { DeleteIcon } from '../icons.tsx';
import { focusTitle } from '../layout/heading.tsx';
import { useOneMutation } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { ConfirmDialog, Quoted } from './dialog.tsx';
import { words } from './words.ts';

/** What is asked before a deletion, and how it is done. */
export interface DeletionFacts {
  title: string;
  /** The title of what is deleted, with which the sentence about the consequence begins. */
  what?: string;
  consequence?: string;
  /** Below that sentence. */
  children?: ReactNode;
  /** Deletes it on the server. */
  onDelete: () => Promise<unknown>;
  /** The toast after a deletion. */
  message: string;
  /** Refetches the lists after a deletion, or after an error because the record was already deleted. */
  refresh: (error?: Error) => Promise<unknown>;
  /** Whether an error means that the record was already deleted; by default a 404. */
  isGone?: (error: Error) => boolean;
  /** Called right after the toast. */
  onDeleted?: (() => void) | undefined;
  /** Called after a deletion, once the dialog has closed; by default focuses the screen's title. */
  onGone?: () => void;
}

/** Asks for confirmation, then deletes; repeated clicks delete only once. */
export function DeletionDialog({
  title,
  what,
  consequence,
  children,
  onDelete,
  message,
  refresh,
  isGone = (error) => hasStatus(error, 404),
  onDeleted,
  onClose,
  onGone = focusTitle,
}: DeletionFacts & { onClose: () => void }) {
  const closeAndMoveFocus = () => {
    // The button that opened the dialog disappears with its row, and an open dialog keeps the focus inside.
    flushSync(onClose);
    onGone();
  };
  const { mutate, isPending } = useOneMutation({
    mutationFn: onDelete,
    async onSuccess() {
      toastSuccess(message);
      onDeleted?.();
      await refresh();
      closeAndMoveFocus();
    },
    async onError(error) {
      if (!isGone(error)) return onClose();
      await refresh(error);
      closeAndMoveFocus();
    },
  });
  return (
    <ConfirmDialog
      title={title}
      answer={words.delete}
      icon={<DeleteIcon />}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {consequence && (
        <p>
          {what !== undefined && <Quoted>{what}</Quoted>}
          {spaceBefore(consequence)}
          {consequence}
        </p>
      )}
      {children}
    </ConfirmDialog>
  );
}
