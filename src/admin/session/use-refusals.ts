import { useEffect, useRef, useState } from 'react';

/** Field name → what is wrong with what was typed. */
type Refusals = Readonly<Record<string, string>>;

/** What a form is refused for, beside its fields; the first of these gets the focus. */
export function useRefusals() {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, refuse] = useState<Refusals>({});
  useEffect(() => {
    if (Object.keys(refusals).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  /** @param words what is said beside each field that has to be filled in, and is not */
  const isFilledIn = (typed: FormData, words: Refusals): boolean => {
    const empty = Object.entries(words).filter(([name]) => textIn(typed, name) === '');
    refuse(Object.fromEntries(empty));
    return empty.length === 0;
  };

  return { form, refuse, isFilledIn, refusalOf: (name: string) => ({ error: refusals[name] ?? null }) };
}

/** What was typed into a field. */
export const textIn = (typed: FormData, name: string) => String(typed.get(name) ?? '');
