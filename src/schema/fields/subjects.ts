import * as z from 'zod';
import { comparisons } from '../changes/by-kind.ts';
import { type Field, type FieldFacts, fieldDefaults } from '../field.ts';
import { CREDIT_STEP, CREDITS_RANGE, creditsIn, MAX_CREDITS } from './credits.ts';
import { listInColumn, listInForms } from './list.ts';
import { missing, plainText } from './plain-text.ts';

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
export function subjects(label = 'Subjects', { required = false } = {}): Field<Subject[], 'subjects'> {
  const wrong = `${label} have to be a list of subjects { code, name, credits }.`;
  const credits = `${label}: credits have to be ${CREDITS_RANGE}.`;
  const subject = z.object(
    {
      code: plainText(`${label}: a code`, { max: 50, required: false }).default(''),
      name: plainText(`${label}: a name`, { max: 200, required: true }),
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
    { error: wrong },
  );
  return {
    ...fieldDefaults,
    ...listInColumn<Subject>(),
    kind: 'subjects',
    label,
    required,
    isListedByText: true,
    changes: comparisons.subjects,
    input: () =>
      listInForms(
        z
          .array(subject, { error: wrong })
          .max(MAX_SUBJECTS, { error: `${label}: at most ${MAX_SUBJECTS} in one semester.` })
          .refine((list) => !required || list.length > 0, { error: missing(label) }),
      ),
    output: () => z.array(z.object({ code: z.string(), name: z.string(), credits: z.number().nullable() })),
    searchText: (value) => value.map(({ code, name }) => [code, name].filter(Boolean).join(' ')).join('; '),
    facts: (name): SubjectsFacts => ({ kind: 'subjects', name, label, required, max: MAX_SUBJECTS }),
  };
}
