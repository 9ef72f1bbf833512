import * as z from 'zod';
import { type Field, type FieldFacts, fieldDefaults } from '../field.ts';
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
const MAX_CREDITS = 60;

/** Forms send texts: an empty one means unknown. */
const numberIn = (sent: unknown) => {
  if (typeof sent !== 'string') return sent;
  return sent.trim() === '' ? null : Number(sent);
};

/** A list of subjects in the order in which they are shown. Credits may be halves, such as 1.5. */
export function subjects(label = 'Subjects', { required = false } = {}): Field<Subject[], 'subjects'> {
  const wrong = `${label} have to be a list of subjects { code, name, credits }.`;
  const credits = `${label}: credits have to be a number from 0 to ${MAX_CREDITS}, such as 3 or 1.5, or empty.`;
  const subject = z.object(
    {
      code: plainText(`${label}: a code`, { max: 50, required: false }).default(''),
      name: plainText(`${label}: a name`, { max: 200, required: true }),
      credits: z.preprocess(
        numberIn,
        z
          .number({ error: credits })
          .min(0, { error: credits })
          .max(MAX_CREDITS, { error: credits })
          .multipleOf(0.5, { error: credits })
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
