import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { removeFiles } from '../actions/change-item.ts';
import { deleteWithin } from '../actions/delete-item.ts';
import { AppError, errors } from '../errors.ts';
import type { Sentence } from '../languages/sentence.ts';
import { type ContentType, nounOf } from '../schema/define-type.ts';
import { RECORD_ID } from '../schema/fields/reference.ts';
import type { Site } from '../whole-site.ts';
import type { Work } from './go-live.ts';
import { type Managed, managedFor, type Seen, tagOf } from './managed.ts';
import { checkDates, publish, setDates } from './publish.ts';
import { staleDraft } from './save-draft.ts';
import { unpublish } from './take-down.ts';
import { intoTrash, putBack } from './trash.ts';

/** One record of several, as it was seen. */
export interface SeenRecord {
  id: string;
  seen: Seen;
}

export interface Refusal {
  id: string;
  code: string;
  /** Why. */
  sentence: Sentence;
}

export interface BulkOutcome {
  done: string[];
  refused: Refusal[];
  /** Those whose draft was scheduled, and is no more. */
  unscheduled: string[];
}

interface Bulk {
  site: Site;
  actor: Actor;
  type: ContentType;
  /** For `pin`: until when, an instant; null ends it. */
  until: string | null;
}

type BulkChange = (bulk: Bulk, record: SeenRecord) => Promise<Managed | undefined>;

/** The actions on several records at once, each record in a change of its own. */
const changes = {
  publish: ({ site, actor, type }, { id, seen }) => publish(site, actor, type, id, { seen }),
  unpublish: ({ site, actor, type }, { id, seen }) => unpublish(site, actor, type, id, seen),
  pin: ({ until, ...bulk }, record) => withinChange(bulk, (work) => pin(work, bulk.type, record, until)),
  trash: (bulk, record) => withinChange(bulk, (work) => trash(work, bulk.type, record)),
  untrash: ({ site, actor, type }, { id, seen }) => putBack(site, actor, type, id, seen),
} satisfies Record<string, BulkChange>;

export type BulkAction = keyof typeof changes;
export const BULK_ACTIONS = Object.keys(changes) as BulkAction[];

/**
 * Changes several records, one after the other. Refused records, for example those that changed since they were read,
 * are returned with the reason; the others are changed.
 * @throws 403, and errors that do not concern a single record, such as a failing database
 */
export async function changeSeveral(
  bulk: Bulk,
  action: BulkAction,
  records: readonly SeenRecord[],
): Promise<BulkOutcome> {
  mustHaveDuty(bulk.actor, 'publisher');
  const outcome: BulkOutcome = { done: [], refused: [], unscheduled: [] };
  for (const record of new Map(records.map((one) => [one.id, one])).values()) {
    try {
      if (!RECORD_ID.test(record.id)) throw errors.notFound(nounOf(bulk.type));
      const changed = await changes[action](bulk, record);
      outcome.done.push(record.id);
      if (changed?.endedSchedule) outcome.unscheduled.push(record.id);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      outcome.refused.push({ id: record.id, code: error.code, sentence: error.sentence });
    }
  }
  return outcome;
}

/** Runs one change. @param change returns paths of files to remove after the commit */
async function withinChange(
  { site, actor }: Pick<Bulk, 'site' | 'actor'>,
  change: (work: Work) => Promise<string[]>,
): Promise<undefined> {
  const dropped = await site.database.write((opened) => change({ site, actor, change: opened }));
  await removeFiles(site, dropped);
}

async function pin(work: Work, type: ContentType, { id, seen }: SeenRecord, until: string | null) {
  const present = await managedFor(work.change.db, type, id);
  if (!seen(tagOf(present))) throw await staleDraft(work.change.db, present);
  checkDates({ at: present.dates.publishAt, pinnedUntil: until }, present, work.site.now());
  await setDates(work, type, id, { pinnedUntil: until });
  return [];
}

async function trash(work: Work, type: ContentType, { id, seen }: SeenRecord): Promise<string[]> {
  const present = await managedFor(work.change.db, type, id);
  if (!seen(tagOf(present))) throw await staleDraft(work.change.db, present);
  if (present.live) return (await deleteWithin(work, type, id, { present: present.live })).dropped;
  await intoTrash(work, present);
  return [];
}
