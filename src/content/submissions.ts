import { application } from './application.ts';
import { contact } from './contact.ts';
import type { SubmissionType } from './submission.ts';

/** Everything that visitors send. */
export const submissionTypes: readonly SubmissionType[] = [application, contact];
