import { useQuery } from '@tanstack/react-query';
import { publishersOf } from '../../../content/duties.ts';
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
import { altTextFieldsOf, pictureFieldsOf, textFieldsOf } from '../inputs/index.ts';
import { formDataOf, type Texts, textsNamed, textsOf } from '../texts.ts';
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
export const hasChanges = (type: TypeFacts, { live, draft }: Managed): boolean =>
  draft !== null && !(live && isSame(type, draft.fields, live));

/** Whether publishing a record that is not live shows visitors what they saw last, which needs no other review. */
export const isAsSeenLast = (type: TypeFacts, { last, draft }: Managed): boolean =>
  last !== null && (draft === null || isSame(type, draft.fields, last));

type Fields = Readonly<Record<string, unknown>>;

const isSame = ({ fields }: TypeFacts, one: Fields, other: Fields) =>
  fields.every(({ name }) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

export type Target = 'live' | 'draft';

/** What a change of a record's pictures changes: visitors see it at once only where nothing else waits to be published. */
export function useTarget(type: TypeFacts, { managed }: Version): Target {
  const canPublish = useHasDuty(...publishersOf(type));
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
export function useScheduledLock(
  type: TypeFacts,
  managed: Pick<Managed, 'publishAt'> | undefined,
): string | null {
  const canPublish = useHasDuty(...publishersOf(type));
  const isScheduled = managed !== undefined && managed.publishAt !== null;
  return isScheduled && !canPublish ? words.scheduledLock : null;
}

/**
 * How drafts of a type are approved before they are published: whether they are, and whether by somebody else than who has
 * written in them. For convenience only; the server sees to it.
 * @param query how the settings are read
 */
export function useReviewRules(
  type: TypeFacts,
  query: typeof settingsQuery = settingsQuery,
): { isAsked: boolean; isForOther: boolean } {
  const { data } = useQuery({ ...query, enabled: type.drafts === true });
  const isAsked = data?.facts.review.includes(type.name) ?? false;
  return { isAsked, isForOther: isAsked && data?.facts.approvedByOther === true };
}

export const useAsksForReview = (type: TypeFacts) => useReviewRules(type).isAsked;

/** The calls by which a form keeps the draft of a record of this type. */
export function draftCalls(type: TypeFacts): DraftCalls {
  return {
    create: (texts, key) => createDraft(type, formDataOf(texts), key),
    put(id, kept, tag, key, texts) {
      // The server clears the alt text of a picture that is replaced, so the form's own is sent with the new one.
      const illustrated = pictureFieldsOf(type.fields).filter(({ facts: { name } }) => name in kept.fields);
      const fields = { ...kept.fields, ...textsNamed(altTextFieldsOf(illustrated), texts) };
      return putDraft(type, id, { ...kept, fields }, tag, key);
    },
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
