import * as z from 'zod';
import { type Field, type FieldFacts, fieldDefaults } from '../field.ts';
import { plainText } from './plain-text.ts';

/** What the browser is told of one field of this kind. */
export interface ChoiceFacts extends FieldFacts {
  kind: 'choice';
  from: string;
  narrowedBy?: string;
}

interface ChoiceOptions {
  /** Name of the content type whose titles are offered. */
  from: string;
  /**
   * Name of a choice field of the same form. Only those records are offered whose reference field of that name
   * points to the record chosen there.
   */
  narrowedBy?: string;
  required?: boolean;
}

/**
 * The title of a record of another type, stored by value: it stays when that record is renamed or deleted, and
 * the API takes any text (decision D31).
 */
export function choice(label: string, { from, narrowedBy, required = false }: ChoiceOptions): Field<string> {
  return {
    ...fieldDefaults,
    kind: 'choice',
    label,
    required,
    blank: '',
    column: 'text',
    toStored: (value) => value,
    fromStored: (stored) => String(stored ?? ''),
    input: () => plainText(label, { max: 200, required }),
    output: () => z.string(),
    isAside: true,
    searchText: (value) => value,
    facts: (name): ChoiceFacts => ({
      kind: 'choice',
      name,
      label,
      required,
      from,
      ...(narrowedBy && { narrowedBy }),
    }),
  };
}
