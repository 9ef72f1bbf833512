import type { Actor } from '../accounts/actor.ts';
import type { Db } from '../db/engine.ts';
import { errors } from '../errors.ts';
import type { ContentType } from '../schema/define-type.ts';
import { collegeIn } from './read-college.ts';

/** Whether records of a type are approved before they are published, as the settings say. */
export async function asksForReview(db: Db, type: ContentType): Promise<boolean> {
  return type.drafts === true && (await collegeIn(db)).review.includes(type.name);
}

/** For calls that publish at once, which have no draft that could have been approved. @throws 409 (requirement 19.49) */
export async function mustNotNeedReview(db: Db, actor: Actor, type: ContentType): Promise<void> {
  if (actor.role !== 'program' && (await asksForReview(db, type))) throw errors.needsReview();
}
