import * as z from 'zod';
import { type Field, type FieldFacts, fieldDefaults } from '../field.ts';
import { missing } from './plain-text.ts';

/** What the browser is told of one field of this kind. */
export interface ReferenceFacts extends FieldFacts {
  kind: 'reference';
  /** Type whose records are offered, and the response field that carries the chosen one's title. */
  to: string;
  titleAs: string;
}

interface ReferenceOptions {
  /** Name of the content type whose record is named. */
  to: string;
  /** The response carries the named record's title under this name. */
  titleAs: string;
  required?: boolean;
}

export const RECORD_ID = /^[0-9a-f]{24}$/;

/** The id of a record of another type, which must exist; deleting that record deletes this one. */
export function reference(label: string, { to, titleAs, required = false }: ReferenceOptions): Field<string> {
  return {
    ...fieldDefaults,
    kind: 'reference',
    label,
    required,
    blank: '',
    column: 'text',
    toStored: (value) => value,
    fromStored: (stored) => String(stored ?? ''),
    input: () =>
      z
        .string({ error: `${label} has to be the id of one that exists.` })
        .refine((id) => id !== '' || !required, { error: missing(label), abort: true })
        .refine((id) => id === '' || RECORD_ID.test(id), {
          error: `${label} has to be the id of one that exists.`,
        }),
    output: () => z.string().meta({ description: `The _id of a ${to}` }),
    refersTo: { type: to, onDelete: 'cascade', titleAs },
    facts: (name): ReferenceFacts => ({ kind: 'reference', name, label, required, to, titleAs }),
  };
}
