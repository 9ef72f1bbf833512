import { hash } from 'node:crypto';
import type { SubmissionType } from '../content/submission.ts';
import type { Db } from '../db/engine.ts';
import { contentOf } from '../db/store.ts';
import type { ContentType, Item } from '../schema/define-type.ts';
import { foldWithDigits } from '../schema/fold.ts';
import { dayInKathmandu, startOfDay } from '../schema/kathmandu.ts';

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
  // As 'binary', each character has the code of one byte.
  const digest = hash('sha256', item._id, 'binary');
  let suffix = '';
  for (let at = 0; at < LENGTH; at += 1) suffix += ALPHABET[digest.charCodeAt(at) % ALPHABET.length];
  return `${letter}-${dayOf(item.createdAt)}-${suffix}`;
}

/** Days by the minute of the instant, because those of new submissions are the same thousands of times in a rush. */
let last = { minute: '', day: '' };

/** The day of an instant in Kathmandu, such as 261121. */
function dayOf(instant: string): string {
  const minute = instant.slice(0, 'YYYY-MM-DDTHH:MM'.length);
  if (minute !== last.minute) last = { minute, day: dayInKathmandu(instant).slice(2).replaceAll('-', '') };
  return last.day;
}

const DAY_MS = 86_400_000;
const WHOLE = /^([A-Z])-(\d{2})(\d{2})(\d{2})-[0-9A-Z]{5}$/;

/**
 * Ids of the submissions with this reference: none unless `q` is a whole one of this type, in any case. The reference
 * is derived from the id, so the submissions of its day are compared.
 */
export async function idsWithReference(
  db: Db,
  type: SubmissionType,
  folder: ContentType,
  q: string,
): Promise<string[]> {
  const reference = foldWithDigits(q).toUpperCase();
  const [, letter, year, month, day] = WHOLE.exec(reference) ?? [];
  const start = startOfDay(`20${year}-${month}-${day}`);
  if (letter !== type.letter || Number.isNaN(start)) return [];
  const rows = await contentOf(db)
    .selectFrom(folder.name)
    .select(['_id', 'createdAt'])
    .where('createdAt', '>=', new Date(start).toISOString())
    .where('createdAt', '<', new Date(start + DAY_MS).toISOString())
    .execute();
  return rows
    .map(({ _id, createdAt }) => ({ _id: String(_id), createdAt: String(createdAt) }))
    .filter((row) => referenceOf(type, row) === reference)
    .map(({ _id }) => _id);
}
