import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { fieldsIn, messageOf } from '../api/api-error.ts';
import { changePassword } from '../api/session.ts';
import { Dialog, FormAnswers } from '../dialog/dialog.tsx';
import { useFieldErrors } from '../form/use-draft.ts';
import { QUIET } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { isFilledIn, textIn } from './typed-fields.ts';
import './session.css';
import { passwordWords } from './words.ts';

const WHEN_EMPTY = { current: passwordWords.noCurrent, password: passwordWords.noNext };

/** Changes the person's own password. All other sessions end; this one continues with a new token. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { form, errors, show, forget } = useFieldErrors();
  const change = useMutation({
    mutationFn: changePassword,
    meta: QUIET,
    onSuccess() {
      toastSuccess(passwordWords.changed);
      onClose();
    },
    onError: (error) => show(fieldsIn(error)),
  });
  const { error } = change;
  const isGeneralError = error !== null && Object.keys(fieldsIn(error)).length === 0;

  return (
    <Dialog title={passwordWords.title} onCancel={onClose}>
      <form
        ref={form}
        className="credentials"
        noValidate
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) forget(target.name);
          if (change.isError) change.reset();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          if (change.isPending || !isFilledIn(typed, WHEN_EMPTY, show)) return;
          change.mutate({ current: textIn(typed, 'current'), password: textIn(typed, 'password') });
        }}
      >
        <p role="alert" className="refusal">
          {isGeneralError && messageOf(error)}
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
        <FormAnswers onCancel={onClose} submit={passwordWords.save} isBusy={change.isPending} />
      </form>
    </Dialog>
  );
}
