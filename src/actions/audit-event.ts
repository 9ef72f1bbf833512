import type { Change } from '../db/writer.ts';
import { type ContentType, type Item, titleOf } from '../schema/define-type.ts';
import type { ActionContext, Actor } from './context.ts';

export type AuditAction = 'created' | 'updated' | 'illustrated' | 'moved' | 'ordered' | 'deleted';

interface AuditEvent {
  action: AuditAction;
  /** Name of a content type, of a visitors' form, or 'settings'. */
  type: string;
  item: string;
  title: string;
}

/** Writes an audit event, within the change that it describes. */
export async function recordAuditEvent(
  context: ActionContext,
  actor: Actor,
  change: Change,
  event: AuditEvent,
): Promise<void> {
  const at = context.now();
  await change.db
    .insertInto('event')
    .values({ _id: context.newId(at), at: at.toISOString(), account: actor.account, ...event })
    .execute();
}

/** Within a change to a record: writes its audit event, updates the search index and raises the content version. */
export async function recordItemChange(
  context: ActionContext,
  actor: Actor,
  change: Change,
  action: AuditAction,
  type: ContentType,
  item: Item,
): Promise<void> {
  const event = { action, type: type.name, item: item._id, title: titleOf(type, item) };
  await recordAuditEvent(context, actor, change, event);
  if (action === 'deleted') await context.search.remove(change, type, item);
  else await context.search.put(change, type, item);
  await context.database.version.increment(change);
}
