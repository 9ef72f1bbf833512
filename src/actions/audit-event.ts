import type { Change } from '../db/writer.ts';
import { type ContentType, type Item, titleOf } from '../schema/define-type.ts';
import type { ActionContext, Actor } from './context.ts';

export type AuditAction = 'created' | 'updated' | 'illustrated' | 'moved' | 'deleted';

export interface AuditEvent {
  action: AuditAction;
  /** Name of a content type, or of what else can be changed. */
  type: string;
  item: string;
  title: string;
}

/** Notes what was done and by whom; part of the change itself. */
export async function recordAuditEvent(
  context: ActionContext,
  actor: Actor,
  change: Change,
  noted: AuditEvent,
): Promise<void> {
  const at = context.now();
  await change.db
    .insertInto('event')
    .values({ _id: context.newId(at), at: at.toISOString(), account: actor.account, ...noted })
    .execute();
}

/** Notes what was done to a record, and that what is published and found is another from now on; part of the change. */
export async function recordItemChange(
  context: ActionContext,
  actor: Actor,
  change: Change,
  action: AuditAction,
  type: ContentType,
  item: Item,
): Promise<void> {
  const noted = { action, type: type.name, item: item._id, title: titleOf(type, item) };
  await recordAuditEvent(context, actor, change, noted);
  if (action === 'deleted') await context.search.remove(change, type, item._id);
  else await context.search.put(change, type, item);
  await context.database.version.increment(change);
}
