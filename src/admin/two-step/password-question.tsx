import { TextInput } from '@mantine/core';
import { Dialog, DialogError, FormAnswers } from '../dialog/dialog.tsx';
import { useTypedForm } from '../session/typed-form.ts';
import { words as sessionWords } from '../session/words.ts';
import { words } from './words.ts';

interface PasswordQuestionProps<T> {
  title: string;
  hint?: string;
  answer: string;
  act: (password: string) => Promise<T>;
  onDone: (result: T) => void;
  onCancel: () => void;
}

/** Asks for the person's password before a change of how they sign in. */
export function PasswordQuestion<T>(props: PasswordQuestionProps<T>) {
  const { title, hint, answer, act, onDone, onCancel } = props;
  const { form, errors, refusal, isBusy } = useTypedForm({
    whenEmpty: { password: sessionWords.noPassword },
    send: (textOf) => act(textOf('password')),
    onDone,
  });
  return (
    <Dialog title={title} onCancel={onCancel}>
      <form {...form}>
        {hint && <p>{hint}</p>}
        {refusal && <DialogError>{refusal}</DialogError>}
        <TextInput
          label={words.password}
          description={words.passwordHint}
          type="password"
          name="password"
          autoComplete="current-password"
          data-autofocus
          withAsterisk={false}
          required
          error={errors.password}
        />
        <FormAnswers onCancel={onCancel} submit={answer} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}
