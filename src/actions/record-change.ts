import type { Change } from '../db/writer.ts';
import { type ContentType, type Item, titleOf } from '../schema/define-type.ts';
import type { ActionContext, Actor } from './context.ts';

export type Deed = 'created' | 'updated' | 'illustrated' | 'moved' | 'deleted';

/** Notes what was done, by whom, and that what is published is another from now on; part of the change itself. */
export async function recordChange(
  context: ActionContext,
  actor: Actor,
  change: Change,
  deed: Deed,
  type: ContentType,
  item: Item,
): Promise<void> {
  const at = context.now();
  await change.db
    .insertInto('event')
    .values({
      _id: context.newId(at),
      at: at.toISOString(),
      account: actor.account,
      action: deed,
      type: type.name,
      item: item._id,
      title: titleOf(type, item),
    })
    .execute();
  await context.database.version.raise(change);
}
