import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { langOf } from '../../ui/lang-of.ts';
import { titleOf } from '../addresses.ts';
import { hasStatus } from '../api/api-error.ts';
import { deleteRecord } from '../api/records.ts';
import { DeletionAnswers } from '../dialog/deletion-answers.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { keyOf } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';

interface DeleteDialogProps {
  type: TypeFacts;
  item: Item;
  onClose: () => void;
}

/** Asks before a record is deleted, and deletes it. */
export function DeleteDialog({ type, item, onClose }: DeleteDialogProps) {
  const queries = useQueryClient();
  const title = titleOf(type, item);
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(type) });
  // The button that opened the dialog goes with its row, and nothing behind an open dialog takes the focus.
  const closeWithRow = () => {
    flushSync(onClose);
    document.getElementById('screen-title')?.focus();
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
        ‘<bdi lang={langOf(title)}>{title}</bdi>’ will be gone for visitors at once, and cannot be brought
        back.
      </p>
      <DeletionAnswers isPending={remove.isPending} onCancel={onClose} onDelete={() => remove.mutate()} />
    </Dialog>
  );
}
