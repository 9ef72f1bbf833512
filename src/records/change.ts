import type { Actor, RepeatableCall } from '../accounts/actor.ts';
import { digestOf } from '../accounts/digest.ts';
import { lastChangeOf } from '../db/audit-events.ts';
import { itemOfVersion } from '../db/editing/versions.ts';
import type { Db } from '../db/engine.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { ContentType } from '../schema/define-type.ts';
import type { Values } from '../schema/derive/validator.ts';
import type { Site } from '../whole-site.ts';
import { removeFiles } from './files.ts';
import {
  findManaged,
  type Managed,
  managedFor,
  presentItem,
  type Seen,
  shownFields,
  tagOf,
} from './managed.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** An open change, with the account for which it is made. */
export interface Work {
  site: Site;
  actor: Actor;
  change: Change;
}

/** How long a call may be repeated. */
const REPEATED_WITHIN_MS = 24 * 3_600_000;

/**
 * Makes a change in somebody's name, once: a call that arrives again under its key within 24 hours gets the first one's
 * answer, which is stored in the change itself. Only successes are kept.
 * @param work returns what JSON can hold
 * @returns the result of `work`, after the commit
 * @throws 409 for another call or content under the key; and what `work` throws
 */
export async function makeChange<R>(site: Site, actor: Actor, work: (open: Work) => Promise<R>): Promise<R> {
  const { database } = site;
  const { call } = actor;
  if (!call) return database.write((change) => work({ site, actor, change }));
  const { answer, isRepeat } = await database.write(async (change) => {
    const earlier = await earlierAnswer<R>(site, change.db, actor);
    if (earlier) return { ...earlier, isRepeat: true };
    const answer = await work({ site, actor, change });
    const row = {
      call: call.call,
      digest: call.digest,
      answer: JSON.stringify({ answer }),
      createdAt: site.now().toISOString(),
    };
    await change.db
      .insertInto('call_key')
      .values({ key: storedKeyOf(actor.account, call), ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
    return { answer, isRepeat: false };
  });
  // Nobody may have confirmed the first one's commit.
  if (isRepeat) await database.confirm();
  return answer;
}

const storedKeyOf = (account: string, { key }: RepeatableCall) => digestOf(account, key);

/** What a repeated call was answered at first; undefined for one that was not made yet. @throws 409 */
export async function earlierAnswer<R>(
  { now }: Pick<Site, 'now'>,
  db: Db,
  { account, call }: Actor,
): Promise<{ answer: R } | undefined> {
  if (!call) return undefined;
  const row = await db
    .selectFrom('call_key')
    .selectAll()
    .where('key', '=', storedKeyOf(account, call))
    .where('createdAt', '>', oldestCall(now()))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.call !== call.call || row.digest !== call.digest) throw errors.conflict(sentences.otherCall);
  return JSON.parse(row.answer) as { answer: R };
}

const oldestCall = (now: Date) => new Date(now.getTime() - REPEATED_WITHIN_MS).toISOString();

/** The actor of one of several changes that a call makes. @param part names it among them */
export const actorOfPart = (actor: Actor, part: string): Actor =>
  actor.call ? { ...actor, call: { ...actor.call, key: `${actor.call.key} ${part}` } } : actor;

/** Deletes the keys of calls that are not repeated any more. */
export async function sweepCalls({ database, now }: Site): Promise<void> {
  await database.write(async ({ db }) => {
    await db.deleteFrom('call_key').where('createdAt', '<=', oldestCall(now())).execute();
  });
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
    const managed = (await findManaged(db, type, id)) ?? present;
    return { managed: { ...withoutType(managed), endedSchedule }, dropped };
  });
  await removeFiles(site, dropped);
  return { type, ...managed };
}

/** What can be stored of a record as staff see it; whoever asks for it knows its type. */
export const withoutType = ({ type: _, ...managed }: Managed) => managed;

/** The refusal with the common base, the other person's draft and, where there is none, who changed what is live. */
export async function staleDraft(db: Db, managed: Managed) {
  const { type, id, draft } = managed;
  return errors.stale({
    base: await baseOf(db, managed),
    theirs: await shownFields(db, type, presentItem(managed)),
    ...(!draft && { changed: await lastChangeOf(db, type.name, id) }),
  });
}

/** The fields of the version on which a draft is based; null if nothing was live. */
export async function baseOf(db: Db, { type, id, live, draft }: Managed): Promise<Values | null> {
  const n = draft ? draft.base : (live?.version ?? 0);
  if (n === live?.version) return shownFields(db, type, live.item);
  const item = n === 0 ? null : await itemOfVersion(db, type, id, n);
  return item && shownFields(db, type, item);
}
