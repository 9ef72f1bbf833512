import { useQueryClient } from '@tanstack/react-query';
import { langOf } from '../../ui/lang-of.ts';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { type Chat, deleteChat, refreshChats } from './chat-queries.ts';
import { words as shared, deletionWords as words } from './words.ts';

interface DeleteChatDialogProps {
  chat: Chat;
  onClose: () => void;
}

/** Asks before a chat is deleted, and deletes it. */
export function DeleteChatDialog({ chat: { _id, title }, onClose }: DeleteChatDialogProps) {
  const queries = useQueryClient();
  return (
    <DeletionDialog
      title={words.question}
      message={words.done}
      onDelete={() => deleteChat(_id)}
      refresh={() => refreshChats(queries)}
      onClose={onClose}
    >
      <p>
        ‘<bdi lang={langOf(title)}>{title || shared.withoutWords}</bdi>’ {words.explains}
      </p>
    </DeletionDialog>
  );
}
