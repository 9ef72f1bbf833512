import { useCallback, useRef, useState } from 'react';
import { nameOfOwn } from '../../schema/twins.ts';
import { fieldsIn, messageOf } from '../api/api-error.ts';
import { toastError } from '../toast/toasts.ts';
import { useFieldErrors } from './field-errors.ts';
import { changedTexts, type Texts } from './texts.ts';

/**
 * The state of a form: its values, the server's errors, and whether leaving would lose changes. Attach `form`
 * to the form element: the first invalid field gets the focus when errors are shown.
 */
export function useFormValues(start: Texts) {
  const { form, errors, show, forget, clear } = useFieldErrors();
  const [texts, setTexts] = useState(start);
  const isSaved = useRef(false);

  const isTouched = Object.keys(changedTexts(start, texts)).length > 0;
  const isUnsaved = useCallback(() => isTouched && !isSaved.current, [isTouched]);

  const setText = (name: string, text: string) => {
    setTexts((present) => ({ ...present, [name]: text }));
    // What is required may be written in either language.
    forget(name in errors ? name : nameOfOwn(name));
  };
  /** Shows the server's errors beside the fields. */
  const showErrors = (error: unknown) => show(fieldsIn(error));
  return {
    form,
    texts,
    errors,
    isUnsaved,
    setText,
    setAll(changed: Texts) {
      for (const [name, text] of Object.entries(changed)) setText(name, text);
    },
    /** What an input takes of a field. */
    fieldOf: (name: string) => ({
      value: texts[name] ?? '',
      error: errors[name],
      onChange: (text: string) => setText(name, text),
    }),
    /** Empties the form for the next of its kind. */
    startAgain() {
      setTexts(start);
      clear();
    },
    markSaved() {
      isSaved.current = true;
    },
    showErrors,
    /** Shows an error as a toast, and beside the fields that it is about. */
    refuse(error: unknown) {
      toastError(messageOf(error));
      showErrors(error);
    },
    clearErrors: clear,
    /** Gives the focus to a field that is wrong without an error of the last call. */
    focusInvalid: () => show({}),
    /** Gives the focus to the form's first field. */
    focusFirst: () => form.current?.querySelector<HTMLElement>('input:not([type="file"]), textarea')?.focus(),
  };
}

export type FormValues = ReturnType<typeof useFormValues>;
