import type { FieldErrors } from '../form/use-field-errors.ts';

/** What was typed into a field. */
export const textIn = (typed: FormData, name: string) => String(typed.get(name) ?? '');

/**
 * Whether every one of these fields is filled in; says so beside each that is not.
 * @param words what is said, by field
 */
export function isFilledIn(
  typed: FormData,
  words: FieldErrors,
  show: (errors: FieldErrors) => void,
): boolean {
  const lacking = Object.entries(words).filter(([name]) => textIn(typed, name) === '');
  show(Object.fromEntries(lacking));
  return lacking.length === 0;
}
