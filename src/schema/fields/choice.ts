import * as z from 'zod';
import { DEFAULT_LANGUAGE } from '../../languages/language.ts';
import { comparisons } from '../changes/by-kind.ts';
import type { ContentType, FieldOfKind, Item } from '../define-type.ts';
import {
  type Field,
  type FieldFacts,
  type Fields,
  factsOf,
  type LabelOptions,
  labelIn,
  textFieldDefaults,
} from '../field.ts';
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
  const labels = { label, nepaliLabel: ne };
  return {
    ...textFieldDefaults,
    kind: 'choice',
    ...labels,
    required,
    changes: comparisons.choice,
    input: ({ language = DEFAULT_LANGUAGE }) =>
      lineOfText(labelIn(language, labels), { max: 200, required, language }),
    output: () => z.string(),
    isKeywordOnly: true,
    searchText: (value) => value,
    ...(narrowedBy && { narrowedBy }),
    facts: factsOf<ChoiceFacts>(labels, {
      kind: 'choice',
      required,
      from: from.name,
      ...(narrowedBy && { narrowedBy }),
    }),
  };
}
