import type { Moment } from '../db/editing/moments.ts';
import { AppError } from '../errors.ts';
import type { Sentence } from '../languages/sentence.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { titleOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { words } from './in-each.ts';
import { findManaged, presentItem } from './managed.ts';

const said = sentencesIn(words);

/** A moment whose change failed. It stays and is tried again. */
export interface Failure {
  moment: Moment;
  error: unknown;
}

/** A record whose scheduled change failed, for staff. */
export interface OverdueRecord extends Pick<Moment, 'type' | 'what' | 'at'> {
  _id: string;
  title: string;
  /** Why, in a sentence or two. */
  reason: Sentence;
}

/** How many are named one by one. */
const MAX_NAMED = 20;

export const keyOf = ({ record, what }: Pick<Moment, 'record' | 'what'>): string => `${record}.${what}`;

/** The reason of a failure for people: the message of a refusal, but no internal errors. */
const reasonOf = (error: unknown): Sentence =>
  error instanceof AppError && error.status < 500 ? error.sentence : said.notStored;

/** The failures whose moment is still there, the earliest first. */
export async function overdueRecords(
  { database: { reader }, types }: Site,
  failures: readonly Failure[],
): Promise<OverdueRecord[]> {
  const found: OverdueRecord[] = [];
  const sorted = failures.toSorted((a, b) => a.moment.at.localeCompare(b.moment.at));
  for (const { moment, error } of sorted.slice(0, MAX_NAMED)) {
    const { record, what, at } = moment;
    const type = types.find(({ name }) => name === moment.type);
    const isLeft = await reader
      .selectFrom('moment')
      .select('_id')
      .where('_id', '=', keyOf(moment))
      .where('at', '=', at)
      .executeTakeFirst();
    const managed = type && isLeft && (await findManaged(reader, type, record));
    if (!managed) continue;
    const title = titleOf(type, presentItem(managed));
    found.push({ _id: record, type: type.name, title, what, at, reason: reasonOf(error) });
  }
  return found;
}
