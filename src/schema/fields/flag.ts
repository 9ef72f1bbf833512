import * as z from 'zod';
import { type Field, type FieldFacts, fieldDefaults, type HintOptions, type LabelOptions } from '../field.ts';
import { frameOf } from './frame.ts';
import { words } from './words.ts';

export interface FlagFacts extends FieldFacts {
  kind: 'flag';
  hint?: string;
}

/** A boolean in JSON; 'true' and 'false' of forms are converted where bodies are read. */
export function flag(label: string, { ne, hint }: LabelOptions & HintOptions): Field<boolean, 'flag'> {
  return {
    ...fieldDefaults,
    ...frameOf<FlagFacts, boolean>('flag', { label, ne }, { hint }, (said, language) =>
      z.boolean({ error: words[language].notFlag(said) }),
    ),
    blank: false,
    column: 'boolean',
    toStored: (value) => Number(value),
    fromStored: (stored) => Number(stored) !== 0,
    output: () => z.boolean(),
  };
}
