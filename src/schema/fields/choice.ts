import * as z from 'zod';
import type { ContentType, FieldOfKind, Item } from '../define-type.ts';
import { type Field, type FieldFacts, type Fields, type LabelOptions, textFieldDefaults } from '../field.ts';
import { frameOf } from './frame.ts';
import { lineOfText } from './plain-text.ts';

export interface ChoiceFacts extends FieldFacts {
  kind: 'choice';
  from: string;
  narrowedBy?: string;
}

interface ChoiceOptions<F extends Fields, Name extends string> extends LabelOptions {
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
  { ne, from, narrowedBy, required = false }: ChoiceOptions<F, Name>,
): Field<string, 'choice'> & { readonly narrowedBy?: Name } {
  return {
    ...textFieldDefaults,
    ...frameOf<ChoiceFacts, string>(
      'choice',
      { label, ne, required },
      { from: from.name, ...(narrowedBy && { narrowedBy }) },
      (said, language) => lineOfText(said, { max: 200, required, language }),
    ),
    output: () => z.string(),
    isKeywordOnly: true,
    searchText: (value) => value,
    ...(narrowedBy && { narrowedBy }),
  };
}
