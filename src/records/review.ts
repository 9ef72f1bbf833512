import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { type Draft, type Review, setReview } from '../db/editing/drafts.ts';
import type { Db } from '../db/engine.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { type ContentType, titleOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { changeManaged, staleDraft } from './change.ts';
import { beginDraft, endSchedule, mustBeAbleToChange } from './draft.ts';
import { type Managed, presentItem, type Seen, shownTagOf, tagOf } from './managed.ts';
import { collegeIn } from './read-college.ts';
import { mustBeWhole } from './values.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** Whether records of a type are approved before they are published, as the settings say. */
export async function asksForReview(db: Db, type: ContentType): Promise<boolean> {
  return type.drafts === true && (await collegeIn(db)).review.includes(type.name);
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
 *   409 in the trash; 412
 */
export async function review(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { action, note, seen }: { action: ReviewAction; note: string; seen: Seen },
): Promise<Managed> {
  if (action === 'submit') mustHaveDuty(actor, 'author');
  else mustHaveDuty(actor, 'publisher');
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
      const item = presentItem(present);
      if (action !== 'return') mustBeWhole(type, item, site.tools);
      const outcome = OUTCOMES[action];
      const endedSchedule = action === 'return' ? present.dates.publishAt : null;
      if (endedSchedule !== null) await endSchedule(open, id);
      await setReview(change.db, id, outcome, note);
      const event = { action: outcome, type: type.name, item: id, title: titleOf(type, item) };
      await writeAuditEvent(site, change, actor, event);
      return { endedSchedule };
    },
  });
}

/** The tag to match: undoing an approval or changing a decision requires having seen it. */
function seenBy(action: ReviewAction, present: Managed): string {
  const isSubmittedAgain = action === 'submit' && present.draft?.review === 'returned';
  return isSubmittedAgain ? tagOf(present) : shownTagOf(present);
}

/** @throws 409 unless the draft is approved, on a type that asks for review */
export async function mustBeApproved(db: Db, type: ContentType, draft: Draft | null): Promise<void> {
  if (draft?.review === 'approved') return;
  if (await asksForReview(db, type)) throw errors.needsReview();
}
