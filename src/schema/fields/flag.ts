import * as z from 'zod';
import { comparisons } from '../changes/by-kind.ts';
import { type Field, fieldDefaults } from '../field.ts';

/**
 * A boolean in JSON; 'true' and 'false' of forms are converted where bodies are read. The back office has no input for
 * this kind, because no declared form has one.
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
    changes: comparisons.flag,
    input: () => z.boolean({ error: `${label} has to be true or false.` }),
    output: () => z.boolean(),
    facts: (name) => ({ kind: 'flag', name, label, required: false }),
  };
}
