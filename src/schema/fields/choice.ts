import * as z from 'zod';
import { comparisons } from '../changes/by-kind.ts';
import type { ContentType, FieldOfKind, Item } from '../define-type.ts';
import { type Field, type FieldFacts, type Fields, textFieldDefaults } from '../field.ts';
import { plainText } from './plain-text.ts';

export interface ChoiceFacts extends FieldFacts {
  kind: 'choice';
  from: string;
  narrowedBy?: string;
}

interface ChoiceOptions<F extends Fields, Name extends string> {
  /** The content type whose titles are offered. */
  from: ContentType<Item, F>;
  /**
   * Name of another choice in the same form: only records are offered whose reference field of that name points to
   * the record chosen there.
   */
  narrowedBy?: Name;
  required?: boolean;
}

/**
 * The title of a record of another type, stored by value: it stays when that record is renamed or deleted, and
 * the API takes any text (requirement 3.18).
 */
export function choice<F extends Fields, const Name extends FieldOfKind<F, 'reference'> = never>(
  label: string,
  { from, narrowedBy, required = false }: ChoiceOptions<F, Name>,
): Field<string, 'choice'> & { readonly narrowedBy?: Name } {
  return {
    ...textFieldDefaults,
    kind: 'choice',
    label,
    required,
    changes: comparisons.choice,
    input: () => plainText(label, { max: 200, required }),
    output: () => z.string(),
    isKeywordOnly: true,
    searchText: (value) => value,
    ...(narrowedBy && { narrowedBy }),
    facts: (name): ChoiceFacts => ({
      kind: 'choice',
      name,
      label,
      required,
      from: from.name,
      ...(narrowedBy && { narrowedBy }),
    }),
  };
}
