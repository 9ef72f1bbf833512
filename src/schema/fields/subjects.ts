import * as z from 'zod';
import { digitsIn } from '../../languages/digits.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../languages/language.ts';
import { comparisons } from '../changes/by-kind.ts';
import { type Field, type FieldFacts, fieldDefaults, labelIn, type OwnLabel } from '../field.ts';
import { CREDIT_STEP, creditsIn, MAX_CREDITS } from './credits.ts';
import { words } from './in-each.ts';
import { listInColumn, listInForms } from './list.ts';
import { lineOfText, missing } from './plain-text.ts';

/** A subject that is taught in a semester. */
export interface Subject {
  /** Such as 'CACS201'; empty if it has none. */
  code: string;
  name: string;
  /** Null if unknown. */
  credits: number | null;
}

export interface SubjectsFacts extends FieldFacts {
  kind: 'subjects';
  /** How many there may be. */
  max: number;
}

const MAX_SUBJECTS = 30;
/** A list of subjects in the order in which they are shown. Credits may be halves, such as 1.5. */
export function subjects(
  ...[label = 'Subjects', { ne, required = false } = { ne: 'विषय' }]: OwnLabel<{ required?: boolean }>
): Field<Subject[], 'subjects'> {
  const labels = { label, nepaliLabel: ne };
  return {
    ...fieldDefaults,
    ...listInColumn<Subject>(),
    kind: 'subjects',
    ...labels,
    required,
    isListedByText: true,
    changes: comparisons.subjects,
    input: ({ language = DEFAULT_LANGUAGE }) => {
      const said = labelIn(language, labels);
      const { notSubjects, tooManySubjects } = words[language];
      return listInForms(
        z
          .array(subjectOf(said, language), { error: notSubjects(said) })
          .max(MAX_SUBJECTS, { error: tooManySubjects(said, digitsIn(language, MAX_SUBJECTS)) })
          .refine((list) => !required || list.length > 0, { error: missing(said, language) }),
      );
    },
    output: () => z.array(z.object({ code: z.string(), name: z.string(), credits: z.number().nullable() })),
    searchText: (value) => value.map(({ code, name }) => [code, name].filter(Boolean).join(' ')).join('; '),
    facts: (name, language = DEFAULT_LANGUAGE): SubjectsFacts => ({
      kind: 'subjects',
      name,
      label: labelIn(language, labels),
      required,
      max: MAX_SUBJECTS,
    }),
  };
}

function subjectOf(label: string, language: Language) {
  const { subjectCode, subjectName, creditsRange, notCredits, notSubjects } = words[language];
  const credits = notCredits(label, creditsRange(digitsIn(language, MAX_CREDITS)));
  return z.object(
    {
      code: lineOfText(subjectCode(label), { max: 50, required: false, language }).default(''),
      name: lineOfText(subjectName(label), { max: 200, required: true, language }),
      // Forms send texts.
      credits: z.preprocess(
        (sent) => (typeof sent === 'string' ? creditsIn(sent) : sent),
        z
          .number({ error: credits })
          .min(0, { error: credits })
          .max(MAX_CREDITS, { error: credits })
          .multipleOf(CREDIT_STEP, { error: credits })
          .nullable()
          .default(null),
      ),
    },
    { error: notSubjects(label) },
  );
}
