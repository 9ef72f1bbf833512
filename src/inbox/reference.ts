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
  const digest = hash('sha256', item._id, 'hex');
  let suffix = '';
  for (let at = 0; at < LENGTH; at += 1) {
    const byte = Number.parseInt(digest.slice(2 * at, 2 * at + 2), 16);
    suffix += ALPHABET[byte % ALPHABET.length];
  }
  return `${letter}-${dayInKathmandu(item.createdAt).slice(2).replaceAll('-', '')}-${suffix}`;
}
