import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { langOf } from '../../ui/lang-of.ts';
import { hasStatus } from '../api/api-error.ts';
import { DeletionAnswers } from '../dialog/deletion-answers.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { clearProfile, leaveFor } from '../session/profile.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { ACCOUNTS_KEY, type Account, deleteAccount, isOwn } from './account-queries.ts';

interface DeleteAccountDialogProps {
  account: Account;
  onClose: () => void;
}

/** Asks before an account is deleted, and deletes it; whoever deletes their own is signed out with it. */
export function DeleteAccountDialog({ account, onClose }: DeleteAccountDialogProps) {
  const queries = useQueryClient();
  const { name, email } = account;
  const refresh = () => queries.invalidateQueries({ queryKey: ACCOUNTS_KEY });
  // The button that opened the dialog goes with its row, and nothing behind an open dialog takes the focus.
  const closeWithRow = () => {
    flushSync(onClose);
    document.getElementById('screen-title')?.focus();
  };
  const remove = useMutation({
    mutationFn: () => deleteAccount(account._id),
    async onSuccess() {
      if (isOwn(account)) {
        clearProfile();
        return leaveFor('/');
      }
      await refresh();
      toastSuccess('Account deleted Successfully');
      closeWithRow();
    },
    async onError(error) {
      if (!hasStatus(error, 404)) return onClose();
      await refresh();
      closeWithRow();
    },
  });

  return (
    <Dialog role="alertdialog" title="Are you really want to delete this account?" onCancel={onClose}>
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
      <DeletionAnswers isPending={remove.isPending} onCancel={onClose} onDelete={() => remove.mutate()} />
    </Dialog>
  );
}
