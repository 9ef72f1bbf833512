import type { SubmissionType } from '../content/submission.ts';
import type { OpenDatabase } from '../db/database.ts';
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

async function countUnviewed({ reader }: OpenDatabase, { stored }: SubmissionType): Promise<number> {
  const { total } = await contentOf(reader)
    .selectFrom(stored.name)
    .select((eb) => eb.fn.countAll().as('total'))
    .where('isView', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(total);
}
