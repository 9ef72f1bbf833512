import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { fieldsIn, messageOf } from '../api/api-error.ts';
import { Dialog, DialogError, FormAnswers } from '../dialog/dialog.tsx';
import { useFieldErrors } from '../form/use-draft.ts';
import { QUIET } from '../queries.ts';
import { isFilledIn, textIn } from '../session/typed-fields.ts';
import { words } from './words.ts';

interface PasswordQuestionProps<T> {
  title: string;
  hint?: string;
  /** The words of the button. */
  answer: string;
  act: (password: string) => Promise<T>;
  onDone: (result: T) => void;
  onCancel: () => void;
}

/** Asks for the person's password before a change of how they sign in. */
export function PasswordQuestion<T>(props: PasswordQuestionProps<T>) {
  const { title, hint, answer, act, onDone, onCancel } = props;
  const { form, errors, show, clear } = useFieldErrors();
  const acting = useMutation({
    mutationFn: act,
    meta: QUIET,
    onSuccess: onDone,
    onError: (error) => show(fieldsIn(error)),
  });
  const { error } = acting;
  const isGeneral = error !== null && Object.keys(fieldsIn(error)).length === 0;
  return (
    <Dialog title={title} onCancel={onCancel}>
      <form
        ref={form}
        className="credentials"
        noValidate
        onInput={() => {
          clear();
          if (acting.isError) acting.reset();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          if (!acting.isPending && isFilledIn(typed, { password: words.noPassword }, show))
            acting.mutate(textIn(typed, 'password'));
        }}
      >
        {hint && <p>{hint}</p>}
        {isGeneral && <DialogError>{messageOf(error)}</DialogError>}
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
        <FormAnswers onCancel={onCancel} submit={answer} isBusy={acting.isPending} />
      </form>
    </Dialog>
  );
}
