import type { FieldFacts } from '../../../schema/field.ts';

/**
 * What stands around every input: its label, whether it is needed, and what is wrong with it. Whether a value holds
 * is the server's to say (specification: Validation rules), so nothing is `required` for the browser.
 */
export function wrapperOf({ label, required }: FieldFacts, error: string | undefined) {
  return {
    label,
    ...(required && { description: 'Required', 'aria-required': true }),
    ...(error && { error }),
  };
}
