import type { Change } from '../db/writer.ts';
import { type ContentType, type Item, titleOf } from '../schema/define-type.ts';
import type { ActionContext, Actor } from './context.ts';

export type Deed = 'created' | 'updated' | 'illustrated' | 'moved' | 'deleted';

export interface Noted {
  action: Deed;
  /** Name of a content type, or of what else can be changed. */
  type: string;
  item: string;
  title: string;
}

/** Notes what was done and by whom; part of the change itself. */
export async function noteEvent(
  context: ActionContext,
  actor: Actor,
  change: Change,
  noted: Noted,
): Promise<void> {
  const at = context.now();
  await change.db
    .insertInto('event')
    .values({ _id: context.newId(at), at: at.toISOString(), account: actor.account, ...noted })
    .execute();
}

/** Notes what was done to a record, and that what is published and found is another from now on; part of the change. */
export async function recordChange(
  context: ActionContext,
  actor: Actor,
  change: Change,
  deed: Deed,
  type: ContentType,
  item: Item,
): Promise<void> {
  const noted = { action: deed, type: type.name, item: item._id, title: titleOf(type, item) };
  await noteEvent(context, actor, change, noted);
  if (deed === 'deleted') await context.search.remove(change, type, item._id);
  else await context.search.put(change, type, item);
  await context.database.version.increment(change);
}
