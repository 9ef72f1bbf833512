import { hash } from 'node:crypto';
import type { SubmissionType } from '../content/submission.ts';
import type { Item } from '../schema/define-type.ts';
import { dayInKathmandu } from '../schema/kathmandu.ts';

/** Crockford's base 32: no character looks or sounds like another, on paper or over the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 5;

/**
 * The reference of a submission that office and visitor use, such as `A-261121-7K3FQ`: the type's letter, the day in
 * Kathmandu, and five characters derived from the id.
 */
export function referenceOf(
  { letter }: Pick<SubmissionType, 'letter'>,
  item: Pick<Item, '_id' | 'createdAt'>,
) {
  const digest = hash('sha256', item._id, 'buffer');
  const suffix = [...digest.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letter}-${dayInKathmandu(item.createdAt).slice(2).replaceAll('-', '')}-${suffix}`;
}
