import { application } from '../../content/application.ts';
import { contact } from '../../content/contact.ts';
import type { SubmissionType } from '../../content/submission.ts';
import { applications } from './applications.ts';
import type { Letter } from './letter.ts';
import { messages } from './messages.ts';

export interface SeedSubmission extends Letter {
  type: SubmissionType;
  /** What it is called in the list of what the seed made. */
  place: string;
}

const placed = (type: SubmissionType, letters: readonly Letter[]): SeedSubmission[] =>
  letters.map((letter, index) => ({ ...letter, type, place: `${type.name}/${index}` }));

/** Everything that visitors have sent to the demonstration college. */
export const submissions: readonly SeedSubmission[] = [
  ...placed(application, applications),
  ...placed(contact, messages),
];
