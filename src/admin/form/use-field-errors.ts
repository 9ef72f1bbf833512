import { useEffect, useRef, useState } from 'react';

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
