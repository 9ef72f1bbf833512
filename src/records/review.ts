import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { publishersOf, writersOf } from '../content/duties.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { nepaliTitleOf } from '../db/both-titles.ts';
import { type Draft, type Review, setReview } from '../db/editing/drafts.ts';
import { shelvedItem } from '../db/editing/shelved.ts';
import { changedFields } from '../db/editing/snapshot.ts';
import type { Db } from '../db/engine.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { type ContentType, type Item, titleOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { changeManaged, staleDraft } from './change.ts';
import { beginDraft, endSchedule, mustBeAbleToChange } from './draft.ts';
import { type Managed, presentItem, type Seen, shownTagOf, tagOf } from './managed.ts';
import { collegeIn } from './read-college.ts';
import { mustBeWhole, withLineFeeds } from './values.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** Whether records of a type are approved before they are published, as the settings say. */
export async function asksForReview(db: Db, type: ContentType): Promise<boolean> {
  return type.drafts === true && (await collegeIn(db)).review.includes(type.name);
}

/**
 * Whether who has written in a draft of a type may not approve it (requirement 24.42). Without a review of the type nobody
 * has to.
 */
async function isApprovedByOther(db: Db, type: ContentType): Promise<boolean> {
  const { review, approvedByOther } = await collegeIn(db);
  return approvedByOther && review.includes(type.name);
}

/** For calls that publish at once, which have no draft that could have been approved. @throws 409 (requirement 19.49) */
export async function mustNotNeedReview(db: Db, actor: Actor, type: ContentType): Promise<void> {
  if (actor.role !== 'program' && (await asksForReview(db, type))) throw errors.needsReview();
}

/** The actions of a review: an author submits a draft, a publisher approves it or sends it back. */
export const REVIEW_ACTIONS = ['submit', 'approve', 'return'] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

const OUTCOMES: Readonly<Record<ReviewAction, Review>> = {
  submit: 'submitted',
  approve: 'approved',
  return: 'returned',
};

/**
 * Submits, approves or returns a draft. It holds for exactly this draft: a change of it ends the review. A
 * draft that is returned is no longer scheduled, since it is not to appear as it is.
 * @throws 400 for a draft that could not be published, or that is returned without words; 403; 404 without a draft;
 *   409 in the trash, and for an own draft that somebody else has to approve; 412
 */
export async function review(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { action, note, seen }: { action: ReviewAction; note: string; seen: Seen },
): Promise<Managed> {
  if (action === 'submit') mustHaveDuty(actor, ...writersOf(type));
  else mustHaveDuty(actor, ...publishersOf(type));
  if (action === 'return' && note === '') throw errors.invalid({ note: sentences.noNote });
  return changeManaged(site, actor, type, id, {
    async work(open, present) {
      const { change } = open;
      const isDown = !present.draft && !present.live;
      // Submitting an approved draft again ends its approval, without which its schedule cannot be met.
      if (action === 'submit' && present.draft?.review === 'approved') mustBeAbleToChange(actor, present);
      if (!seen(seenBy(action, present))) throw await staleDraft(change.db, present);
      if (!present.draft && !isDown) throw errors.notFound('draft');
      // A record that was taken down can be put back unchanged, so it has to be reviewable without a draft.
      if (isDown) await beginDraft(open, present);
      const writers = present.draft?.writers ?? [];
      const isForOther = await isApprovedByOther(change.db, type);
      if (action === 'approve' && isForOther && writers.includes(actor.account))
        throw errors.needsReview('own');
      const item = presentItem(present);
      if (action !== 'return') mustBeWhole(type, item, site.tools);
      const outcome = OUTCOMES[action];
      const endedSchedule = action === 'return' ? present.dates.publishAt : null;
      if (endedSchedule !== null) await endSchedule(open, id);
      // Who decides again reads what was asked for the last time, and by whom.
      const last = action === 'submit' && note === '' ? present.draft : null;
      const decidedBy = action === 'submit' ? (last?.decidedBy ?? '') : actor.account;
      await setReview(change.db, id, outcome, last?.reviewNote ?? note, decidedBy);
      const title = titleOf(type, item);
      await writeAuditEvent(site, change, actor, { action: outcome, type: type.name, item: id, title });
      await site.staffMails?.reviewed(site, change, {
        type,
        record: id,
        titles: { en: title, ne: nepaliTitleOf(type, item) || title },
        step: outcome,
        note,
        by: { account: actor.account, name: actor.name ?? '' },
        writers,
        isForOther,
        begun: present.draft?.createdAt ?? site.now().toISOString(),
      });
      return { endedSchedule };
    },
  });
}

/** The tag to match: undoing an approval or changing a decision requires having seen it. */
function seenBy(action: ReviewAction, present: Managed): string {
  const isSubmittedAgain = action === 'submit' && present.draft?.review === 'returned';
  return isSubmittedAgain ? tagOf(present) : shownTagOf(present);
}

/**
 * What visitors saw last goes back without another review, unchanged (requirement 24.43).
 * @param item what is to be published; an approval holds for the draft as it is
 * @throws 409 unless it is approved, on a type that asks for review
 */
export async function mustBeApproved(
  db: Db,
  managed: Managed,
  item: Item = presentItem(managed),
): Promise<void> {
  const { type, live, draft, shelved } = managed;
  if (!(await asksForReview(db, type))) return;
  const isSame = (other: Item) =>
    changedFields(type, withLineFeeds(type, other), withLineFeeds(type, item)).length === 0;
  const last = live?.item ?? (shelved && shelvedItem(type, shelved));
  if (last && isSame(last)) return;
  const isOfDraft = draft !== null && isSame(draft.item);
  if (draft?.review !== 'approved' || !isOfDraft) throw errors.needsReview(whyNot(draft, isOfDraft));
  const isOwn = draft.decidedBy === '' || draft.writers.includes(draft.decidedBy);
  if (isOwn && (await isApprovedByOther(db, type))) throw errors.needsReview('own');
}

/** What the review of a draft lacks, which a form may have changed. */
function whyNot(draft: Draft | null, isOfDraft: boolean): 'none' | 'submitted' | 'returned' {
  if (!isOfDraft || draft === null || draft.review === 'approved') return 'none';
  return draft.review ?? 'none';
}
