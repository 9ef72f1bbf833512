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
  /** The duties any of which shows it; every admin sees it where there is none. */
  duties: SubmissionType['duties'];
}

export const describeSubmission = ({ form, duties, admin }: SubmissionType): SubmissionFacts => ({
  ...describeType(form),
  admin,
  duties,
});
