import type { FieldErrors } from '../form/use-draft.ts';

/** The text of a field. */
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
