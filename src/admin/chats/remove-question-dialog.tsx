import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { langOf } from '../../ui/lang-of.ts';
import { hasStatus } from '../api/api-error.ts';
import { DeletionAnswers } from '../dialog/deletion-answers.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { focusTitle } from '../layout/heading.tsx';
import { toastSuccess } from '../toast/toasts.ts';
import { refreshUnanswered, removeUnanswered, type UnansweredQuestion } from './chat-queries.ts';

interface RemoveQuestionDialogProps {
  question: UnansweredQuestion;
  onClose: () => void;
}

/** Asks before a question is taken from the list, and takes it from there. */
export function RemoveQuestionDialog({ question: { _id, question }, onClose }: RemoveQuestionDialogProps) {
  const queries = useQueryClient();
  // The button that opened the dialog goes with its row, and nothing behind an open dialog takes the focus.
  const closeWithRow = async () => {
    await refreshUnanswered(queries);
    flushSync(onClose);
    focusTitle();
  };
  const remove = useMutation({
    mutationFn: () => removeUnanswered(_id),
    async onSuccess() {
      toastSuccess('Question removed');
      await closeWithRow();
    },
    onError: (error) => (hasStatus(error, 404) ? closeWithRow() : onClose()),
  });
  return (
    <Dialog role="alertdialog" title="Are you really want to delete this question?" onCancel={onClose}>
      <p>
        ‘<bdi lang={langOf(question)}>{question}</bdi>’ leaves this list; in the history it stays. Asked
        again, it comes back.
      </p>
      <DeletionAnswers isPending={remove.isPending} onCancel={onClose} onDelete={() => remove.mutate()} />
    </Dialog>
  );
}
