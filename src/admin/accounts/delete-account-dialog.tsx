import { useQueryClient } from '@tanstack/react-query';
import { langOf } from '../../ui/lang-of.ts';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { clearProfileAndLeave } from '../session/profile.ts';
import { ACCOUNTS_KEY, type Account, deleteAccount, isOwn } from './account-queries.ts';
import { deletionWords as words } from './words.ts';

interface DeleteAccountDialogProps {
  account: Account;
  onClose: () => void;
}

/** Asks before an account is deleted, and deletes it. Deleting one's own account signs out. */
export function DeleteAccountDialog({ account, onClose }: DeleteAccountDialogProps) {
  const queries = useQueryClient();
  const { _id, name, email } = account;
  return (
    <DeletionDialog
      title={words.question}
      message={words.done}
      onDelete={async () => {
        await deleteAccount(_id);
        if (isOwn(account)) await clearProfileAndLeave();
      }}
      refresh={() => queries.invalidateQueries({ queryKey: ACCOUNTS_KEY })}
      onClose={onClose}
    >
      <p>
        {isOwn(account) ? (
          words.own
        ) : (
          <>
            ‘<bdi lang={langOf(name)}>{name}</bdi>’ ({email}) {words.other}
          </>
        )}{' '}
        {words.instead}
      </p>
    </DeletionDialog>
  );
}
