import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, messageOf } from '../api/api-error.ts';
import { changePassword } from '../api/own-account.ts';
import { Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import { QUIET } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import './session.css';

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '');

/** Changes one's own password. It ends every other session; this one goes on with a new token. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const change = useMutation({
    mutationFn: changePassword,
    meta: QUIET,
    onSuccess() {
      toastSuccess('Password changed. Everywhere else you are signed out.');
      onClose();
    },
  });
  const { error } = change;
  const fields = error instanceof ApiError ? error.fields : {};
  const isElsewhere = error !== null && Object.keys(fields).length === 0;
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);

  return (
    <Dialog title="Change password" onCancel={onClose}>
      <form
        ref={form}
        className="credentials"
        onSubmit={(event) => {
          event.preventDefault();
          if (change.isPending) return;
          const typed = new FormData(event.currentTarget);
          change.mutate({ current: textIn(typed, 'current'), password: textIn(typed, 'password') });
        }}
      >
        <p role="alert" className="refusal">
          {isElsewhere && messageOf(error)}
        </p>
        <TextInput
          label="Current password"
          type="password"
          name="current"
          autoComplete="current-password"
          data-first
          withAsterisk={false}
          required
          {...(fields.current && { error: fields.current })}
        />
        <TextInput
          label="New password"
          description="At least 10 characters"
          type="password"
          name="password"
          autoComplete="new-password"
          withAsterisk={false}
          required
          {...(fields.password && { error: fields.password })}
        />
        <DialogAnswers>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={change.isPending} data-busy={change.isPending || undefined}>
            Save
          </Button>
        </DialogAnswers>
      </form>
    </Dialog>
  );
}
