import { hash } from 'node:crypto';
import type { Submission, SubmissionType } from '../content/submission.ts';
import type { Item } from '../schema/define-type.ts';
import { dayInKathmandu } from '../schema/kathmandu.ts';

/** Letters and digits that cannot be taken for one another, on paper or over the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 5;

/**
 * By what name office and visitor speak of a submission: `A-261121-7K3FQ`, its kind, its day in Kathmandu, and a few
 * signs that follow from its id.
 */
export function referenceOf(
  { letter }: Pick<SubmissionType, 'letter'>,
  item: Pick<Item, '_id' | 'createdAt'>,
) {
  const digest = hash('sha256', item._id, 'buffer');
  const signs = [...digest.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letter}-${dayInKathmandu(item.createdAt).slice(2).replaceAll('-', '')}-${signs}`;
}

/** A stored row as the API returns it. */
export function submissionOf(type: SubmissionType, item: Item): Submission {
  return { ...item, reference: referenceOf(type, item) } as Submission;
}
