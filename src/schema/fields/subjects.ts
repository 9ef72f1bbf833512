import * as z from 'zod';
import { digitsIn } from '../../languages/digits.ts';
import type { Language } from '../../languages/language.ts';
import { type Field, type FieldFacts, fieldDefaults, type OwnLabel } from '../field.ts';
import { areCredits, type Credits, creditsIn, MAX_CREDITS, MAX_CREDITS_TEXT } from './credits.ts';
import { frameOf } from './frame.ts';
import { listInColumn, listInForms } from './list.ts';
import { lineOfText, missing, storableText } from './plain-text.ts';
import { words } from './words.ts';

/** A subject that is taught in a semester. */
export interface Subject {
  /** Such as 'CACS201'; empty if it has none. */
  code: string;
  name: string;
  credits: Credits;
}

export interface SubjectsFacts extends FieldFacts {
  kind: 'subjects';
  /** How many there may be. */
  max: number;
}

const MAX_SUBJECTS = 30;
/** Credits in an answer: a number stays one. */
const creditsOut = z.union([z.number(), z.string()]).nullable();

/** A list of subjects in the order in which they are shown. */
export function subjects(
  ...[label = 'Subjects', { ne, required = false } = { ne: 'विषय' }]: OwnLabel<{ required?: boolean }>
): Field<Subject[], 'subjects'> {
  return {
    ...fieldDefaults,
    ...listInColumn<Subject>(),
    ...frameOf<SubjectsFacts, Subject[]>(
      'subjects',
      { label, ne, required },
      { max: MAX_SUBJECTS },
      (said, language) => {
        const { notSubjects, tooManySubjects } = words[language];
        return listInForms(
          z
            .array(subjectOf(said, language), { error: notSubjects(said) })
            .max(MAX_SUBJECTS, { error: tooManySubjects(said, digitsIn(language, MAX_SUBJECTS)) })
            .refine((list) => !required || list.length > 0, { error: missing(said, language) }),
        );
      },
    ),
    isListedByText: true,
    output: () => z.array(z.object({ code: z.string(), name: z.string(), credits: creditsOut })),
    searchText: (value) => value.map(({ code, name }) => [code, name].filter(Boolean).join(' ')).join('; '),
  };
}

function subjectOf(label: string, language: Language) {
  const { subjectCode, subjectName, creditsRange, notCredits, notSubjects } = words[language];
  const [most, longest] = [MAX_CREDITS, MAX_CREDITS_TEXT].map((number) => digitsIn(language, number));
  const credits = notCredits(label, creditsRange(most ?? '', longest ?? ''));
  return z.object(
    {
      code: lineOfText(subjectCode(label), { max: 50, required: false, language }).default(''),
      name: lineOfText(subjectName(label), { max: 200, required: true, language }),
      credits: z
        .union([z.number(), storableText(label, language)], { error: credits })
        .nullable()
        .default(null)
        // Forms send texts.
        .transform((sent) => (typeof sent === 'string' ? creditsIn(sent) : sent))
        .refine(areCredits, { error: credits }),
    },
    { error: notSubjects(label) },
  );
}
