import type { Language } from '../languages/language.ts';
import { describeType, type TypeFacts } from '../schema/derive/describe.ts';
import { application } from './application.ts';
import { contact } from './contact.ts';
import type { SubmissionType } from './submission.ts';

/** All forms that visitors send. */
export const submissionTypes: readonly SubmissionType[] = [application, contact];

/** Description of a visitors' form for the back office, as JSON: enough to list and show submissions. */
export interface SubmissionFacts extends TypeFacts {
  /** The form's fields, without `isView` and `lang`. */
  fields: TypeFacts['fields'];
  admin: SubmissionType['admin'];
  /** Any of these duties shows it; if there are none, every admin sees it. */
  duties: SubmissionType['duties'];
  /** Any of these duties deletes and exports it, and says that it is spam. */
  removalDuties: SubmissionType['removalDuties'];
}

export function describeSubmission(
  language: Language,
  { form, duties, removalDuties, admin, nepali }: SubmissionType,
): SubmissionFacts {
  const facts = describeType(language, form);
  const { many } = language === 'ne' ? nepali : admin;
  return {
    ...facts,
    admin: { ...admin, ...facts.admin, many },
    // What visitors are told is not shown to staff.
    words: { ...facts.words, created: '' },
    duties,
    removalDuties,
  };
}
