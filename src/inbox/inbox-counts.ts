import type { SubmissionType } from '../content/submission.ts';
import type { OpenDatabase } from '../db/database.ts';
import { countOf } from '../db/order.ts';
import { contentOf } from '../db/store.ts';

export interface InboxCount {
  /** Not yet viewed by the office, without spam. */
  unviewed: number;
  spam: number;
}

/** The badges of the inbox for these types, by the name of the submission type. */
export async function inboxCounts(
  database: OpenDatabase,
  types: readonly SubmissionType[],
): Promise<Record<string, InboxCount>> {
  const counts: Record<string, InboxCount> = {};
  for (const type of types) {
    counts[type.name] = {
      unviewed: await countUnviewed(database, type),
      spam: await database.reading.count(type.spam),
    };
  }
  return counts;
}

const countUnviewed = ({ reader }: OpenDatabase, { stored }: SubmissionType): Promise<number> =>
  countOf(contentOf(reader).selectFrom(stored.name).where('isView', '=', 0));
