import { TextInput } from '@mantine/core';
import { changePassword } from '../api/session.ts';
import { Dialog, FormAnswers } from '../dialog/dialog.tsx';
import { toastSuccess } from '../toast/toasts.ts';
import { useTypedForm } from './typed-form.ts';
import { passwordWords } from './words.ts';
import './session.css';

/** Changes the person's own password. All other sessions end; this one continues with a new token. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { form, errors, refusal, isBusy } = useTypedForm({
    whenEmpty: { current: passwordWords.noCurrent, password: passwordWords.noNext },
    send: (textOf) => changePassword({ current: textOf('current'), password: textOf('password') }),
    onDone() {
      toastSuccess(passwordWords.changed);
      onClose();
    },
  });
  return (
    <Dialog title={passwordWords.title} onCancel={onClose}>
      <form {...form}>
        <p role="alert" className="refusal">
          {refusal}
        </p>
        <TextInput
          label={passwordWords.current}
          type="password"
          name="current"
          autoComplete="current-password"
          data-autofocus
          withAsterisk={false}
          required
          error={errors.current}
        />
        <TextInput
          label={passwordWords.next}
          description={passwordWords.hint}
          type="password"
          name="password"
          autoComplete="new-password"
          withAsterisk={false}
          required
          error={errors.password}
        />
        <FormAnswers onCancel={onClose} submit={passwordWords.save} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}
