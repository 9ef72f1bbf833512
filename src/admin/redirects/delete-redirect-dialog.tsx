import { useQueryClient } from '@tanstack/react-query';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { deleteRedirect, REDIRECTS_KEY, type Redirect } from './redirect-queries.ts';
import { redirectWords } from './words.ts';

interface DeleteRedirectDialogProps {
  redirect: Redirect;
  onClose: () => void;
}

/** Asks before a redirect is deleted, and deletes it. */
export function DeleteRedirectDialog({ redirect: { _id, from }, onClose }: DeleteRedirectDialogProps) {
  const queries = useQueryClient();
  return (
    <DeletionDialog
      title={redirectWords.deleteTitle}
      message={redirectWords.deleted}
      onDelete={() => deleteRedirect(_id)}
      refresh={() => queries.invalidateQueries({ queryKey: REDIRECTS_KEY })}
      onClose={onClose}
    >
      <p className="redirect-address">{redirectWords.deleteText(from)}</p>
    </DeletionDialog>
  );
}
