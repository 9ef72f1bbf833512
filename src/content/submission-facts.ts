import { describeType, type TypeFacts } from '../schema/derive/describe.ts';
import type { SubmissionType } from './submission.ts';

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
