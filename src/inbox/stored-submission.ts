import type { StoredSubmission, Submission, SubmissionType } from '../content/submission.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Db } from '../db/engine.ts';
import { countOf } from '../db/order.ts';
import { contentOf, findItem, insertItem } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import type { ContentType } from '../schema/define-type.ts';
import type { ReadSubmission } from './read-submission.ts';
import { referenceOf } from './reference.ts';

/** The folder of a submission: its type's `stored` (the inbox) or `spam`. Each is a table. */
export type Folder = ContentType<StoredSubmission>;

export interface FoundSubmission {
  item: Submission;
  /** The row itself. */
  stored: StoredSubmission;
  version: number;
  folder: Folder;
}

/** A new submission as a row. @param values the fields and the language */
export const submissionItem = (
  _id: string,
  createdAt: string,
  { values, lang }: Pick<ReadSubmission, 'values' | 'lang'>,
  isView = false,
): StoredSubmission => ({
  _id,
  ...values,
  isView,
  lang,
  createdAt,
  updatedAt: createdAt,
});

/** A stored row as the API returns it; `late` is there, and true, only for what came too late. */
export function submissionOf(type: SubmissionType, { late, ...item }: StoredSubmission): Submission {
  return { ...item, ...(late && { late }), reference: referenceOf(type, item) };
}

/** @returns the submission from the inbox or the spam folder; null if there is none */
export async function findSubmission(
  db: Db,
  type: SubmissionType,
  id: string,
): Promise<FoundSubmission | null> {
  for (const folder of [type.stored, type.spam]) {
    const found = await findItem(db, folder, id);
    if (!found) continue;
    return { item: submissionOf(type, found.item), stored: found.item, version: found.version, folder };
  }
  return null;
}

/** Writes a new submission to a folder, within a change. */
export async function insertSubmission(
  change: Change,
  type: SubmissionType,
  { folder, item }: { folder: Folder; item: StoredSubmission },
): Promise<Submission> {
  return submissionOf(type, (await insertItem(change.db, folder, item)).item);
}

interface InboxCount {
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
