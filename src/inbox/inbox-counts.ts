import type { SubmissionType } from '../content/submission.ts';
import { submissionTypes } from '../content/submissions.ts';
import type { OpenDatabase } from '../db/database.ts';
import { contentOf } from '../db/store.ts';

export interface InboxCount {
  /** Those that nobody of the office has viewed; spam is not among them. */
  unviewed: number;
  /** Those that are taken for spam. */
  spam: number;
}

/** How much waits for the office, by the name of what was sent. */
export async function inboxCounts(database: OpenDatabase): Promise<Record<string, InboxCount>> {
  const counts: Record<string, InboxCount> = {};
  for (const type of submissionTypes) {
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
