import { useQueryClient } from '@tanstack/react-query';
import { langOf } from '../../ui/lang-of.ts';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { clearProfileAndLeave } from '../session/profile.ts';
import { ACCOUNTS_KEY, type Account, deleteAccount, isOwn } from './account-queries.ts';

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
      title="Are you really want to delete this account?"
      message="Account deleted Successfully"
      onDelete={async () => {
        await deleteAccount(_id);
        if (isOwn(account)) await clearProfileAndLeave();
      }}
      refresh={() => queries.invalidateQueries({ queryKey: ACCOUNTS_KEY })}
      onClose={onClose}
    >
      <p>
        {isOwn(account) ? (
          <>This is your own account. You will be signed out at once, and cannot sign in any more.</>
        ) : (
          <>
            ‘<bdi lang={langOf(name)}>{name}</bdi>’ ({email}) will be signed out at once, and cannot sign in
            any more.
          </>
        )}{' '}
        To keep the account and only shut it for a while, edit it and set ‘Disabled’.
      </p>
    </DeletionDialog>
  );
}
