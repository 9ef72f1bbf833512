import * as z from 'zod';
import { withoutMarks } from '../../languages/marks.ts';
import { type Field, type FieldFacts, fieldDefaults, type HintOptions, type LabelOptions } from '../field.ts';
import { frameOf } from './frame.ts';
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
  return {
    ...fieldDefaults,
    ...listInColumn<string>(),
    ...frameOf<SeveralFacts, string[]>('several', { label, ne }, { hint }, (said, language) => {
      const error = words[language].notAmong(said, of.join(', '));
      const list = z
        .array(z.enum(of, { error }), { error })
        .overwrite((names) => of.filter((name) => names.includes(name)));
      return z.preprocess(namesIn, list);
    }),
    output: () => z.array(z.string()),
  };
}

const namesIn = (sent: unknown) =>
  typeof sent === 'string'
    ? withoutMarks(sent)
        .split(/[\s,;]+/)
        .filter(Boolean)
    : sent;
