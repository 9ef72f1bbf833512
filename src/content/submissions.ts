import { describeType, type TypeFacts } from '../schema/derive/describe.ts';
import { application } from './application.ts';
import { contact } from './contact.ts';
import type { SubmissionType } from './submission.ts';

/** Everything that visitors send. */
export const submissionTypes: readonly SubmissionType[] = [application, contact];

/** What the back office is told of something that visitors send, as JSON: enough to list and to read it. */
export interface SubmissionFacts extends TypeFacts {
  /** Of what a visitor fills in; whether it was viewed is no field of theirs. */
  fields: TypeFacts['fields'];
  admin: SubmissionType['admin'];
}

export const describeSubmission = ({ form, admin }: SubmissionType): SubmissionFacts => ({
  ...describeType(form),
  admin,
});
