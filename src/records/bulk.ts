import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { publishersOf } from '../content/duties.ts';
import { AppError, errors } from '../errors.ts';
import type { Sentence } from '../languages/sentence.ts';
import { type ContentType, nounOf } from '../schema/define-type.ts';
import { RECORD_ID } from '../schema/fields/reference.ts';
import type { Site } from '../whole-site.ts';
import { actorOfPart, changeManaged } from './change.ts';
import type { Managed, Seen } from './managed.ts';
import { checkDates, publish, setDates } from './publish.ts';
import { deleteWithin, unpublish } from './take-down.ts';
import { intoTrash, putBack } from './trash.ts';

/** One record of several, as it was seen. */
export interface SeenRecord {
  id: string;
  seen: Seen;
}

export interface Refusal {
  id: string;
  code: string;
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

type BulkChange = (bulk: Bulk, record: SeenRecord) => Promise<Managed>;

/** The actions on several records at once, each record in a change of its own. */
const changes = {
  publish: ({ site, actor, type }, { id, seen }) => publish(site, actor, type, id, { seen }),
  unpublish: ({ site, actor, type }, { id, seen }) => unpublish(site, actor, type, id, seen),
  pin: ({ site, actor, type, until }, { id, seen }) =>
    changeManaged(site, actor, type, id, {
      seen,
      async work(open, present) {
        checkDates({ at: present.dates.publishAt, pinnedUntil: until }, present, site.now());
        await setDates(open, type, id, { pinnedUntil: until });
        return {};
      },
    }),
  trash: ({ site, actor, type }, { id, seen }) =>
    changeManaged(site, actor, type, id, {
      seen,
      async work(open, present) {
        if (present.live) return deleteWithin(open, type, present.live);
        await intoTrash(open, present);
        return {};
      },
    }),
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
  mustHaveDuty(bulk.actor, ...publishersOf(bulk.type));
  const outcome: BulkOutcome = { done: [], refused: [], unscheduled: [] };
  for (const record of new Map(records.map((one) => [one.id, one])).values()) {
    try {
      if (!RECORD_ID.test(record.id)) throw errors.notFound(nounOf(bulk.type));
      const changed = await changes[action]({ ...bulk, actor: actorOfPart(bulk.actor, record.id) }, record);
      outcome.done.push(record.id);
      if (changed.endedSchedule) outcome.unscheduled.push(record.id);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      outcome.refused.push({ id: record.id, code: error.code, sentence: error.sentence });
    }
  }
  return outcome;
}
