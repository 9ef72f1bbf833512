import type { ActionContext } from '../actions/context.ts';
import type { Draft } from '../db/editing/drafts.ts';
import type { Db } from '../db/engine.ts';
import { errors } from '../errors.ts';
import type { ContentType } from '../schema/define-type.ts';

/** Whether records of a type are approved before they are published, as the settings say. */
export async function asksForReview(_context: ActionContext, _db: Db, _type: ContentType): Promise<boolean> {
  return false;
}

/** @throws 409 unless the draft is approved, on a type that asks for review */
export async function mustBeApproved(
  context: ActionContext,
  db: Db,
  type: ContentType,
  draft: Draft | null,
): Promise<void> {
  if (draft?.review === 'approved') return;
  if (await asksForReview(context, db, type)) throw errors.needsReview();
}
