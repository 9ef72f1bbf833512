import { type Draft, findDraft } from '../db/editing/drafts.ts';
import { type Dates, datesIn, momentsOf } from '../db/editing/moments.ts';
import { findShelved, type Shelved, shelvedItem } from '../db/editing/shelved.ts';
import { fieldsIn } from '../db/editing/snapshot.ts';
import type { Db } from '../db/engine.ts';
import { hideAway } from '../db/related.ts';
import { findItem, type Versioned } from '../db/store.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { type ContentType, type Item, nounOf } from '../schema/define-type.ts';
import type { Values } from '../schema/derive/validator.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** The state of a record; only live ones are public. */
export type RecordState = 'draft' | 'scheduled' | 'live' | 'ended' | 'trash';

/** A record with everything that staff see of it. */
export interface Managed {
  type: ContentType;
  id: string;
  live: Versioned | null;
  draft: Draft | null;
  shelved: Shelved | null;
  dates: Dates;
  /** After a change: when its draft was to appear, if the change has ended that schedule. */
  endedSchedule?: string | null;
}

/** @returns null if there is no such record, live or not */
export async function findManaged(db: Db, type: ContentType, id: string): Promise<Managed | null> {
  const live = await findItem(db, type, id);
  const draft = await findDraft(db, type, id);
  const shelved = live ? null : await findShelved(db, type, id);
  if (!live && !draft && !shelved) return null;
  return { type, id, live, draft, shelved, dates: datesIn(await momentsOf(db, id)) };
}

/** A record that a call is to change. @throws 404; 409 for a record in the trash */
export async function managedFor(db: Db, type: ContentType, id: string): Promise<Managed> {
  const managed = await findManaged(db, type, id);
  if (!managed) throw errors.notFound(nounOf(type));
  if (stateOf(managed) === 'trash') throw errors.conflict(sentences.inTrash);
  return managed;
}

export function stateOf({ live, shelved, dates }: Managed): RecordState {
  if (live) return 'live';
  if (shelved?.state === 'trash' || shelved?.state === 'ended') return shelved.state;
  return dates.publishAt === null ? 'draft' : 'scheduled';
}

/** The record as visitors see it, or saw it last; null for one that was never live. */
export const lastLive = ({ type, live, shelved }: Managed): Item | null =>
  live?.item ?? (shelved && shelvedItem(type, shelved));

/** The fields that a form starts from: the draft, else the live or last live record. */
export function presentItem(managed: Managed): Item {
  const item = managed.draft?.item ?? lastLive(managed);
  if (!item) throw new Error('A record without a draft that was never live');
  return item;
}

/** The fields of a record as answers have them: references to what is not live read as null. */
export async function shownFields(db: Db, type: ContentType, item: Item): Promise<Values> {
  const fields = fieldsIn(type, item);
  await hideAway(db, type, [fields]);
  return fields;
}

/** Whether a tag, as `If-Match` names it, is that of this state of the record. */
export type Seen = (tag: string) => boolean;

/** Names the state of a draft, or of the record if there is no draft. */
export function tagOf({ id, live, draft, shelved, dates }: Managed): string {
  const shelvedAt = shelved?.at ?? '';
  return tagFor(id, { draft: draft?.version ?? 0, live: live?.version ?? 0, shelvedAt, dates });
}

/**
 * The tag that staff receive. It includes the review's decision, which does not change the draft. Only another review
 * must match that part (`review`): of two publishers who decide about the same draft, the second is refused.
 */
export function shownTagOf(managed: Managed): string {
  return tagOf(managed) + decisionTag(managed.draft?.review);
}

/** The part of a tag that names a decision; empty before there is one. */
export const decisionTag = (review: string | null | undefined): string =>
  review === 'approved' || review === 'returned' ? `.${review}` : '';

/** The parts of a tag; a version is 0 if there is no draft or no live record. */
interface TagParts {
  draft: number;
  live: number;
  shelvedAt: string;
  dates: Dates;
}

/** The tag of a record, from the columns of a list. */
export function tagFor(id: string, { draft, live, shelvedAt, dates }: TagParts): string {
  if (draft > 0) return `${id}.d${draft}`;
  return `${id}.${live > 0 ? live : `s${Date.parse(shelvedAt)}`}${datesTag(dates)}`;
}

/** Begins the part of a tag that names dates. */
export const DATES_MARK = '@';

/**
 * The dates that a record without a draft has, since they are no part of its version. A draft gets another version
 * instead when they change (`touchDraft`).
 */
function datesTag({ expireAt, pinnedUntil }: Dates): string {
  const named = [expireAt, pinnedUntil].map((at) => (at === null ? '' : Date.parse(at).toString(36)));
  return named.some((at) => at !== '') ? `.${DATES_MARK}${named.join('-')}` : '';
}
