import * as z from 'zod';
import { DEFAULT_LANGUAGE } from '../../languages/language.ts';
import { comparisons } from '../changes/by-kind.ts';
import {
  type Field,
  type FieldFacts,
  factsOf,
  fieldDefaults,
  type HintOptions,
  type LabelOptions,
  labelIn,
} from '../field.ts';
import { words } from './words.ts';

export interface FlagFacts extends FieldFacts {
  kind: 'flag';
  hint?: string;
}

/** A boolean in JSON; 'true' and 'false' of forms are converted where bodies are read. */
export function flag(label: string, { ne, hint }: LabelOptions & HintOptions): Field<boolean, 'flag'> {
  const labels = { label, nepaliLabel: ne };
  return {
    ...fieldDefaults,
    kind: 'flag',
    ...labels,
    required: false,
    blank: false,
    column: 'boolean',
    toStored: (value) => Number(value),
    fromStored: (stored) => Number(stored) !== 0,
    changes: comparisons.flag,
    input: ({ language = DEFAULT_LANGUAGE }) =>
      z.boolean({ error: words[language].notFlag(labelIn(language, labels)) }),
    output: () => z.boolean(),
    facts: factsOf<FlagFacts>(labels, { kind: 'flag', required: false, hint }),
  };
}
