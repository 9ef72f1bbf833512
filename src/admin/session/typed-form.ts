import type { SubmitEvent, SyntheticEvent } from 'react';
import { fieldsIn, messageOf } from '../api/api-error.ts';
import { type FieldErrors, useFieldErrors } from '../form/field-errors.ts';
import { QUIET, useOneMutation } from '../queries.ts';

export const textIn = (typed: FormData, name: string) => String(typed.get(name) ?? '');

/**
 * Whether all these fields are filled in; shows an error beside each that is not.
 * @param words error message by field
 */
export function isFilledIn(
  typed: FormData,
  words: FieldErrors,
  show: (errors: FieldErrors) => void,
): boolean {
  const missing = Object.entries(words).filter(([name]) => textIn(typed, name) === '');
  show(Object.fromEntries(missing));
  return missing.length === 0;
}

interface TypedForm<Answer> {
  /** Error messages of fields that must be filled in. */
  whenEmpty?: FieldErrors;
  send: (textOf: (name: string) => string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** The field beside which every error stands; by default each stands beside its own. */
  errorAt?: string;
}

/** A short form whose fields are read when it is sent. Attach `form` to the form element. */
export function useTypedForm<Answer>({ whenEmpty, send, onDone, errorAt }: TypedForm<Answer>) {
  const { form: ref, errors, show, forget } = useFieldErrors();
  const errorsOf = (error: Error): FieldErrors =>
    errorAt ? { [errorAt]: fieldsIn(error)[errorAt] ?? messageOf(error) } : fieldsIn(error);
  const sending = useOneMutation({
    mutationFn: (typed: FormData) => send((name) => textIn(typed, name)),
    meta: QUIET,
    onSuccess: onDone,
    onError: (error) => show(errorsOf(error)),
  });
  const { error, isPending } = sending;
  return {
    errors,
    isBusy: isPending,
    /** The message of an error that names no field, or ''. */
    refusal: error && Object.keys(errorsOf(error)).length === 0 ? messageOf(error) : '',
    form: {
      ref,
      className: 'credentials',
      noValidate: true,
      onInput({ target }: SyntheticEvent) {
        if (target instanceof HTMLInputElement) forget(target.name);
        if (error) sending.reset();
      },
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        if (isPending || (whenEmpty && !isFilledIn(typed, whenEmpty, show))) return;
        sending.mutate(typed);
      },
    },
  };
}
