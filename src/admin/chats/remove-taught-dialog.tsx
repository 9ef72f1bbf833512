import { useQueryClient } from '@tanstack/react-query';
import { langOf } from '../../ui/lang-of.ts';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { refreshTaught, removeTaught, type TaughtQuestion } from './chat-queries.ts';
import { taughtWords as words } from './words.ts';

interface RemoveTaughtDialogProps {
  question: TaughtQuestion;
  onClose: () => void;
}

/** Asks before a question is untied from the record that answers it, and unties it. */
export function RemoveTaughtDialog({ question: { _id, question }, onClose }: RemoveTaughtDialogProps) {
  const queries = useQueryClient();
  return (
    <DeletionDialog
      title={words.removeTitle}
      message={words.removed}
      onDelete={() => removeTaught(_id)}
      refresh={() => refreshTaught(queries)}
      onClose={onClose}
    >
      <p>
        ‘<bdi lang={langOf(question)}>{question}</bdi>’ {words.removeExplains}
      </p>
    </DeletionDialog>
  );
}
