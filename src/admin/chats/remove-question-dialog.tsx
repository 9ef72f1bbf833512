import { useQueryClient } from '@tanstack/react-query';
import { langOf } from '../../ui/lang-of.ts';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { refreshUnanswered, removeUnanswered, type UnansweredQuestion } from './chat-queries.ts';
import { unansweredWords as words } from './words.ts';

interface RemoveQuestionDialogProps {
  question: UnansweredQuestion;
  onClose: () => void;
}

/** Asks before a question is removed from the list, and removes it. */
export function RemoveQuestionDialog({ question: { _id, question }, onClose }: RemoveQuestionDialogProps) {
  const queries = useQueryClient();
  return (
    <DeletionDialog
      title={words.removeTitle}
      message={words.removed}
      onDelete={() => removeUnanswered(_id)}
      refresh={() => refreshUnanswered(queries)}
      onClose={onClose}
    >
      <p>
        ‘<bdi lang={langOf(question)}>{question}</bdi>’ {words.removeExplains}
      </p>
    </DeletionDialog>
  );
}
