import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { nameOfOwn } from '../../schema/twins.ts';
import { fieldsIn, messageOf } from '../api/api-error.ts';
import { toastError } from '../toast/toasts.ts';
import type { FormFiles } from './added-files.ts';
import { useFieldErrors } from './field-errors.ts';
import { changedTexts, type Files, hasFiles, type Texts } from './texts.ts';

/**
 * The state of a form: its values, the server's errors, and whether leaving would lose changes. Attach `form`
 * to the form element: the first invalid field gets the focus when errors are shown.
 * @param left files that another form has handed over, with their alt texts
 */
export function useFormValues(start: Texts, noFiles: Files, left?: FormFiles) {
  const { form, errors, show, forget, clear } = useFieldErrors();
  const [texts, setTexts] = useState(() => ({ ...start, ...left?.texts }));
  const [files, setFiles] = useState(() => ({ ...noFiles, ...left?.files }));
  /** For changes after an answer, which must not undo what was typed meanwhile. */
  const latest = useRef({ texts, files });
  useLayoutEffect(() => {
    latest.current = { texts, files };
  }, [texts, files]);
  const isSaved = useRef(false);

  const isTouched = Object.keys(changedTexts(start, texts)).length > 0 || hasFiles(files);
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
    files,
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
    setFilesOf(name: string, chosen: readonly File[]) {
      setFiles((present) => ({ ...present, [name]: chosen }));
      forget(name);
    },
    /** Puts in what is left of the files after an answer, with their alt texts. */
    putLeft(leftOf: (latest: FormFiles) => FormFiles) {
      const left = leftOf(latest.current);
      setTexts((present) => ({ ...present, ...left.texts }));
      setFiles((present) => ({ ...present, ...left.files }));
      for (const name of Object.keys(left.files)) forget(name);
    },
    /** Empties the form for the next of its kind. */
    startAgain() {
      setTexts(start);
      setFiles(noFiles);
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
