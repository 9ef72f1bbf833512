import * as z from 'zod';
import { DEFAULT_LANGUAGE } from '../../languages/language.ts';
import { withoutMarks } from '../../languages/marks.ts';
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
import { listInColumn } from './list.ts';
import { words } from './words.ts';

export interface SeveralFacts extends FieldFacts {
  kind: 'several';
  hint?: string;
}

interface Options extends LabelOptions, HintOptions {
  /** What there is to choose from. */
  of: readonly string[];
}

/** Some of a fixed set of names, in its order; forms send them with commas between them. */
export function several(label: string, { ne, hint, of }: Options): Field<string[], 'several'> {
  const labels = { label, nepaliLabel: ne };
  return {
    ...fieldDefaults,
    ...listInColumn<string>(),
    kind: 'several',
    ...labels,
    required: false,
    changes: comparisons.several,
    input({ language = DEFAULT_LANGUAGE }) {
      const error = words[language].notAmong(labelIn(language, labels), of.join(', '));
      const list = z
        .array(z.enum(of, { error }), { error })
        .overwrite((names) => of.filter((name) => names.includes(name)));
      return z.preprocess(namesIn, list);
    },
    output: () => z.array(z.string()),
    facts: factsOf<SeveralFacts>(labels, { kind: 'several', required: false, hint }),
  };
}

const namesIn = (sent: unknown) =>
  typeof sent === 'string'
    ? withoutMarks(sent)
        .split(/[\s,;]+/)
        .filter(Boolean)
    : sent;
