import * as z from 'zod';
import { type Field, type FieldFacts, fieldDefaults, type HintOptions, type LabelOptions } from '../field.ts';
import { frameOf } from './frame.ts';
import { words } from './words.ts';

export interface FlagFacts extends FieldFacts {
  kind: 'flag';
  hint?: string;
}

const ofForms = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
  ['', false],
]);

/** A boolean in JSON, and 'true' or 'false' of forms. */
export function flag(label: string, { ne, hint }: LabelOptions & HintOptions): Field<boolean, 'flag'> {
  return {
    ...fieldDefaults,
    ...frameOf<FlagFacts, boolean>('flag', { label, ne }, { hint }, (said, language) =>
      z.preprocess((sent) => ofForms.get(sent) ?? sent, z.boolean({ error: words[language].notFlag(said) })),
    ),
    blank: false,
    column: 'boolean',
    toStored: (value) => Number(value),
    fromStored: (stored) => Number(stored) !== 0,
    output: () => z.boolean(),
  };
}
