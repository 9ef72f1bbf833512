import * as z from 'zod';
import { digitsIn } from '../../languages/digits.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { factsIn } from '../define-type.ts';
import {
  type Field,
  type FieldFacts,
  type Fields,
  fieldDefaults,
  type LabelOptions,
  type ValueOf,
} from '../field.ts';
import { filesOf, inputsOf, outputsOf, referencesInEach, withFile } from '../section.ts';
import { type TwinsOf, withTwins } from '../twins.ts';
import { frameOf } from './frame.ts';
import { listInColumn } from './list.ts';
import { words } from './words.ts';

export interface EntriesFacts extends FieldFacts {
  kind: 'entries';
  max: number;
  fields: FieldFacts[];
}

const MAX_ENTRIES = 30;
const { inRow } = sentencesIn(words);

type Entry<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> };

/** A list in a section, each entry of these fields. */
export function entries<F extends Fields>(
  label: string,
  { ne, of }: LabelOptions & { of: F },
): Field<Entry<F & TwinsOf<F>>[], 'entries'> {
  type E = Entry<F & TwinsOf<F>>;
  const entry = { fields: withTwins(of, '') };
  return {
    ...fieldDefaults,
    ...listInColumn<E>(),
    ...frameOf<EntriesFacts, E[]>(
      'entries',
      { label, ne },
      (language) => ({ max: MAX_ENTRIES, fields: factsIn(language, entry) }),
      (said, language, tools) => {
        const error = words[language].notEntries(said);
        return z.array(z.object(inputsOf(entry, tools), { error }), { error }).max(MAX_ENTRIES, {
          error: words[language].tooMany(said, digitsIn(language, MAX_ENTRIES)),
        }) as z.ZodType<E[]>;
      },
    ),
    entry,
    output: () => z.array(z.object(outputsOf(entry))) as unknown as z.ZodType<E[]>,
    filesIn: (value) => value.flatMap((one) => filesOf(entry, one)),
    references: referencesInEach(
      () => entry,
      (_, row, place) => inRow(row, place),
      // The one that has the same in all that visitors can see, wherever it stands now.
      (one, at, stored) =>
        stored.find((other) =>
          Object.entries(one).every(([name, value]) => value === null || value === other[name]),
        ) ?? stored[at],
    ),
    replaceFile: (value, path, by) => value.map((one) => withFile(entry, one, path, by)),
  };
}
