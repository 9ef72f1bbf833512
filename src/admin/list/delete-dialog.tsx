import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { langOf } from '../../ui/lang-of.ts';
import { hasStatus } from '../api/api-error.ts';
import { deleteRecord } from '../api/records.ts';
import { DeletionAnswers } from '../dialog/deletion-answers.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { focusTitle } from '../layout/heading.tsx';
import { titleOf } from '../paths.ts';
import { refreshLists } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';

interface DeleteDialogProps {
  type: TypeFacts;
  item: Item;
  onClose: () => void;
  /** Its record is gone, and the dialog closed; otherwise the focus goes to the name of the screen. */
  onGone?: () => void;
  /** What becomes of it, after its name. */
  children: ReactNode;
}

/** Asks before a record is deleted, and deletes it. */
export function DeleteDialog({ type, item, onClose, onGone = focusTitle, children }: DeleteDialogProps) {
  const queries = useQueryClient();
  const title = titleOf(type, item);
  const refresh = () => refreshLists(queries, type);
  // The button that opened the dialog goes with its row, and nothing behind an open dialog takes the focus.
  const closeWithRow = () => {
    flushSync(onClose);
    onGone();
  };
  const remove = useMutation({
    mutationFn: () => deleteRecord(type, item._id),
    onSuccess: async () => {
      await refresh();
      toastSuccess(type.words.deleted);
      closeWithRow();
    },
    onError: async (error) => {
      if (!hasStatus(error, 404)) return onClose();
      await refresh();
      closeWithRow();
    },
  });

  return (
    <Dialog
      role="alertdialog"
      title={`Are you really want to delete this ${type.words.deletePrompt}?`}
      onCancel={onClose}
    >
      <p>
        ‘<bdi lang={langOf(title)}>{title}</bdi>’ {children}
      </p>
      <DeletionAnswers isPending={remove.isPending} onCancel={onClose} onDelete={() => remove.mutate()} />
    </Dialog>
  );
}
