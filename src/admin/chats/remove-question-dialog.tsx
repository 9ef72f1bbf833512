import { useQueryClient } from '@tanstack/react-query';
import { langOf } from '../../ui/lang-of.ts';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { refreshUnanswered, removeUnanswered, type UnansweredQuestion } from './chat-queries.ts';

interface RemoveQuestionDialogProps {
  question: UnansweredQuestion;
  onClose: () => void;
}

/** Asks before a question is removed from the list, and removes it. */
export function RemoveQuestionDialog({ question: { _id, question }, onClose }: RemoveQuestionDialogProps) {
  const queries = useQueryClient();
  return (
    <DeletionDialog
      title="Are you really want to delete this question?"
      message="Question removed"
      onDelete={() => removeUnanswered(_id)}
      refresh={() => refreshUnanswered(queries)}
      onClose={onClose}
    >
      <p>
        ‘<bdi lang={langOf(question)}>{question}</bdi>’ leaves this list; in the history it stays. Asked
        again, it comes back.
      </p>
    </DeletionDialog>
  );
}
