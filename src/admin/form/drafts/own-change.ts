import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { hasStatus } from '../../api/api-error.ts';
import {
  type Managed,
  type ManagedVersion,
  type Publication,
  type ReviewAction,
  readManaged,
} from '../../api/drafts.ts';
import { hasChanges } from './draft-version.ts';

/** A change of a record whose draft was kept. */
export interface RecordChange {
  make: (kept: ManagedVersion) => Promise<ManagedVersion>;
  /** Whether the record is as the change would leave it. */
  isMade: (kept: ManagedVersion) => (present: Managed) => boolean;
}

/** Statuses by which a change is refused that has been made already. */
const REFUSED = [404, 409, 412];

/**
 * Makes a change of a record. A refusal may be about the person's own change, whose answer was lost: if the record is as
 * the change would leave it, the change counts as made (requirement 19.171).
 * @param isMade whether the record is as the change would leave it
 */
export async function makeOnce(
  type: TypeFacts,
  id: string,
  make: () => Promise<ManagedVersion>,
  isMade: (present: Managed) => boolean,
): Promise<ManagedVersion> {
  try {
    return await make();
  } catch (error) {
    if (!REFUSED.some((status) => hasStatus(error, status))) throw error;
    const present = await readManaged(type, id);
    if (isMade(present.managed)) return present;
    throw error;
  }
}

/** Whether two drafts have the same fields. */
const isSameDraft = (type: TypeFacts, one: Managed['draft'], other: Managed['draft']) =>
  type.fields.every(({ name }) => JSON.stringify(one?.fields[name]) === JSON.stringify(other?.fields[name]));

/** Whether a record is live as its draft was before. */
export const isPublished =
  (type: TypeFacts, { managed: { draft } }: ManagedVersion) =>
  (present: Managed): boolean =>
    present.live !== null && present.draft === null && !hasChanges(type, { ...present, draft });

/** Whether a record has these dates, and the same draft as before. */
export const isScheduled =
  (type: TypeFacts, { managed: { draft } }: ManagedVersion, { at, expireAt, pinnedUntil }: Publication) =>
  (present: Managed): boolean =>
    isSameMoment(present.publishAt, at) &&
    isSameMoment(present.expireAt, expireAt) &&
    isSameMoment(present.pinnedUntil, pinnedUntil) &&
    isSameDraft(type, present.draft, draft);

const isSameMoment = (one: string | null, other: string | null = null) =>
  one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);

export const isTakenDown = ({ state }: Managed): boolean => state === 'draft';

/** Whether a draft is gone, and not because it was published. */
export const isThrownAway =
  ({ managed: { version } }: ManagedVersion) =>
  (present: Managed): boolean =>
    present.state === 'trash' || (present.draft === null && present.version === version);

const OUTCOMES = { submit: 'submitted', approve: 'approved', return: 'returned' } as const;

/** Whether the draft of before has this decision. */
export const isReviewed =
  (type: TypeFacts, { managed: { draft } }: ManagedVersion, action: ReviewAction) =>
  (present: Managed): boolean =>
    present.review === OUTCOMES[action] && (draft === null || isSameDraft(type, present.draft, draft));
