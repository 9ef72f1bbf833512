import { useCallback, useEffect, useRef, useState } from 'react';
import { fieldsIn } from '../api/api-error.ts';
import { changedTexts, type Files, hasFiles, type Texts } from './draft.ts';

/**
 * What is being written in a form, what the server said about it, and whether leaving would lose it. Its `form`
 * belongs on the form, which is led to its first field that does not hold whenever the server has found some.
 */
export function useDraft(start: Texts, noFiles: Files) {
  const { form, errors, show, forget, clear } = useFieldErrors();
  const [texts, setTexts] = useState(start);
  const [files, setFiles] = useState(noFiles);
  const isSaved = useRef(false);

  const isTouched = Object.keys(changedTexts(start, texts)).length > 0 || hasFiles(files);
  const isUnsaved = useCallback(() => isTouched && !isSaved.current, [isTouched]);

  return {
    form,
    texts,
    files,
    errors,
    isUnsaved,
    setText(name: string, text: string) {
      setTexts((present) => ({ ...present, [name]: text }));
      forget(name);
    },
    setFilesOf(name: string, chosen: readonly File[]) {
      setFiles((present) => ({ ...present, [name]: chosen }));
      forget(name);
    },
    markSaved() {
      isSaved.current = true;
    },
    /** Puts what the server said beside the fields; the toast is whoever saves' to show. */
    showErrors: (error: unknown) => show(fieldsIn(error)),
    clearErrors: clear,
  };
}

export type Draft = ReturnType<typeof useDraft>;

/** Field name → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * What is wrong with the fields of a form. `form` belongs on the form, which is led to the first of them whenever some
 * are shown.
 */
export function useFieldErrors() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [findings, setFindings] = useState(0);

  useEffect(() => {
    if (findings > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [findings]);

  return {
    form,
    errors,
    show(found: FieldErrors) {
      setErrors(found);
      setFindings((count) => count + 1);
    },
    forget(name: string) {
      if (name in errors) setErrors(({ [name]: _, ...others }) => others);
    },
    clear: () => setErrors({}),
  };
}
