import * as z from 'zod';
import { type Field, fieldDefaults } from '../field.ts';

/**
 * Yes or no, as JSON booleans; a form's 'true' and 'false' are made booleans where the form is read. No declared form
 * asks for one, so it is no kind that the back office has an input for.
 */
export function flag(label: string): Field<boolean, 'flag'> {
  return {
    ...fieldDefaults,
    kind: 'flag',
    label,
    required: false,
    blank: false,
    column: 'boolean',
    toStored: (value) => Number(value),
    fromStored: (stored) => Number(stored) !== 0,
    input: () => z.boolean({ error: `${label} has to be true or false.` }),
    output: () => z.boolean(),
    facts: (name) => ({ kind: 'flag', name, label, required: false }),
  };
}
