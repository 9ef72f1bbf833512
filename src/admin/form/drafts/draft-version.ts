import { useQuery } from '@tanstack/react-query';
import type { Item } from '../../../schema/define-type.ts';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import {
  createDraft,
  isManagedVersion,
  type Managed,
  type ManagedVersion,
  putDraft,
  type ReviewAction,
  readManaged,
  reviewDraft,
} from '../../api/drafts.ts';
import { createRecord, updateRecord, type Version } from '../../api/records.ts';
import { useHasDuty } from '../../duties/own-duties.ts';
import { settingsQuery } from '../../settings/settings-queries.ts';
import { textFieldsOf } from '../inputs/index.ts';
import { formDataOf, type Texts, textsOf } from '../texts.ts';
import type { DraftCalls, Publish, RecordChange } from './draft-keeper.ts';
import { words } from './words.ts';

/** The record with its draft; without one, as it is or was live. */
export function draftVersion(version: ManagedVersion): ManagedVersion {
  const { item, managed } = version;
  const shown: Item = { ...item, ...managed.draft?.fields, _id: managed._id };
  return { ...version, item: shown };
}

export const readDraft = async (type: TypeFacts, id: string): Promise<ManagedVersion> =>
  draftVersion(await readManaged(type, id));

/** Whether a record has a draft that differs from the live record. */
export function hasChanges({ fields }: TypeFacts, { live, draft }: Managed): boolean {
  if (!draft) return false;
  return (
    !live || fields.some(({ name }) => JSON.stringify(draft.fields[name]) !== JSON.stringify(live[name]))
  );
}

export type Target = 'live' | 'draft';

/** What a change of a record's pictures changes: visitors see it at once only where nothing else waits to be published. */
export function useTarget(type: TypeFacts, { managed }: Version): Target {
  const canPublish = useHasDuty('publisher');
  const asksForReview = useAsksForReview(type);
  if (!managed) return 'live';
  return managed.draft || !managed.live || !canPublish || asksForReview ? 'draft' : 'live';
}

/** The record with the pictures that are changed. */
export const shownOf = (version: Version, target: Target): Version =>
  target === 'draft' && isManagedVersion(version) ? draftVersion(version) : version;

/**
 * Why the person may not change a record's draft: a scheduled one is changed by publishers only (requirement 19.57).
 * Null if they may.
 */
export function useScheduledLock(managed: Pick<Managed, 'publishAt'> | undefined): string | null {
  const canPublish = useHasDuty('publisher');
  const isScheduled = managed !== undefined && managed.publishAt !== null;
  return isScheduled && !canPublish ? words.scheduledLock : null;
}

/**
 * Whether drafts of a type are approved before they are published. For convenience only; the server sees to it.
 * @param isRead false for forms that open without a call, so that an ended session is noticed at Save; they use only
 *   cached data
 */
export function useAsksForReview(type: TypeFacts, isRead = true): boolean {
  const { data } = useQuery({ ...settingsQuery, enabled: isRead && type.drafts === true });
  return data?.facts.review.includes(type.name) ?? false;
}

/** The calls by which a form keeps the draft of a record of this type. */
export function draftCalls(type: TypeFacts): DraftCalls {
  return {
    create: (texts, key) => createDraft(type, formDataOf(texts), key),
    put: (id, kept, tag, key) => putDraft(type, id, kept, tag, key),
    liveTexts: ({ item, managed }) => (managed.live ? textsOf(textFieldsOf(type.fields), item) : null),
  };
}

/** Makes the body of an update of a live record. */
export type Encode = (changes: Texts) => FormData | object;

/**
 * The specified calls by which a form publishes.
 * @param after of a new record in a list ordered by hand: the one above it; '' for the first place
 */
export function publishing(type: TypeFacts, encode: Encode = formDataOf, after = ''): Publish {
  return (known, texts, key) => {
    if (known?.managed.live) return updateRecord(type, known.managed._id, encode(texts), known.tag, key);
    const body = formDataOf(after === '' ? texts : { ...texts, after });
    return createRecord(type, body, { tag: known?.tag ?? '', key });
  };
}

/** Submits, approves or returns the draft. */
export const reviewChange = (type: TypeFacts, action: ReviewAction, note = ''): RecordChange => ({
  what: `review ${action} ${note}`,
  make: ({ managed, tag }, key) => reviewDraft(type, managed._id, { action, note }, tag, key),
});
