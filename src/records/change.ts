import type { Actor } from '../accounts/actor.ts';
import { fieldsIn } from '../db/editing/snapshot.ts';
import { itemOfVersion } from '../db/editing/versions.ts';
import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import type { ContentType } from '../schema/define-type.ts';
import type { Values } from '../schema/derive/validator.ts';
import type { Site } from '../whole-site.ts';
import { removeFiles } from './files.ts';
import { findManaged, type Managed, managedFor, presentItem, type Seen, tagOf } from './managed.ts';

/** An open change, with the account for which it is made. */
export interface Work {
  site: Site;
  actor: Actor;
  change: Change;
}

/** Makes a change in somebody's name. @returns the result of `work`, after the commit */
export function makeChange<R>(site: Site, actor: Actor, work: (open: Work) => Promise<R>): Promise<R> {
  return site.database.write((change) => work({ site, actor, change }));
}

/** What a change of a record leaves to do or to tell. */
export interface Aftermath {
  /** Paths of files to remove after the commit. */
  dropped?: readonly string[];
  /** When the draft was to appear, if the change has ended that schedule. */
  endedSchedule?: string | null;
}

/**
 * Changes a record as staff see it: finds it in whatever state, checks the tag, and reads it again after the work.
 * @param seen undefined if the caller names no tag, or `work` checks it
 * @throws 404; 409 in the trash; 412 with `base` and `theirs`; and what `work` throws
 */
export async function changeManaged(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { seen, work }: { seen?: Seen | undefined; work(open: Work, present: Managed): Promise<Aftermath> },
): Promise<Managed> {
  const { managed, dropped } = await makeChange(site, actor, async (open) => {
    const { db } = open.change;
    const present = await managedFor(db, type, id);
    if (seen && !seen(tagOf(present))) throw await staleDraft(db, present);
    const { dropped = [], endedSchedule = null } = await work(open, present);
    return { managed: { ...((await findManaged(db, type, id)) ?? present), endedSchedule }, dropped };
  });
  await removeFiles(site, dropped);
  return managed;
}

/** The refusal with the common base and the other person's draft. */
export async function staleDraft(db: Db, managed: Managed) {
  return errors.stale({
    base: await baseOf(db, managed),
    theirs: fieldsIn(managed.type, presentItem(managed)),
  });
}

/** The fields of the version on which a draft is based; null if nothing was live. */
export async function baseOf(db: Db, { type, id, live, draft }: Managed): Promise<Values | null> {
  const n = draft ? draft.base : (live?.version ?? 0);
  if (n === live?.version) return fieldsIn(type, live.item);
  const item = n === 0 ? null : await itemOfVersion(db, type, id, n);
  return item && fieldsIn(type, item);
}
