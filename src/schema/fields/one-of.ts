import * as z from 'zod';
import type { InEach } from '../../languages/language.ts';
import { type Field, type FieldFacts, type LabelOptions, textFieldDefaults } from '../field.ts';
import { frameOf } from './frame.ts';
import { words } from './words.ts';

export interface OneOfFacts extends FieldFacts {
  kind: 'one-of';
  options: { value: string; label: string }[];
}

/** One of a few fixed values, at first the first of them. */
export function oneOf<const Name extends string>(
  label: string,
  { ne, of }: LabelOptions & { of: Readonly<Record<Name, InEach<string>>> },
): Field<Name, 'one-of'> {
  const names = Object.keys(of) as [Name, ...Name[]];
  return {
    ...textFieldDefaults,
    ...frameOf<OneOfFacts, Name>(
      'one-of',
      { label, ne },
      (language) => ({ options: names.map((value) => ({ value, label: of[value][language] })) }),
      (said, language) => z.enum(names, { error: words[language].notOneOf(said, names.join(', ')) }),
    ),
    blank: names[0],
    fromStored: (stored) => names.find((name) => name === stored) ?? names[0],
    output: () => z.enum(names),
  };
}
