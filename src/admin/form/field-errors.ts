import { useEffect, useRef, useState } from 'react';
import { dismissErrors } from '../toast/toasts.ts';

/** Field name → error message. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The errors of a form's fields. Attach `form` to the form element: the first invalid field gets the focus
 * when errors are shown.
 */
export function useFieldErrors() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [showCount, setShowCount] = useState(0);

  useEffect(() => {
    if (showCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [showCount]);

  return {
    form,
    errors,
    show(fieldErrors: FieldErrors) {
      setErrors(fieldErrors);
      setShowCount((count) => count + 1);
    },
    /** Removes the error of a field that is being corrected, also from the fields that share it (requirement 17.90). */
    forget(name: string) {
      const message = errors[name];
      if (message === undefined) return;
      const others = Object.entries(errors).filter(([, other]) => other !== message);
      if (others.length === 0) dismissErrors();
      setErrors(Object.fromEntries(others));
    },
    clear: () => setErrors({}),
  };
}
