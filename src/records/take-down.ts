import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { forgetSemester } from '../accounts/studies.ts';
import { publishersOf } from '../content/duties.ts';
import { deleteDraft, openDrafts, touchDraft } from '../db/editing/drafts.ts';
import { clearMoment, takeMoments } from '../db/editing/moments.ts';
import { endPreviewsOf } from '../db/editing/previews.ts';
import { type AttachedRow, attachedTo, STUDENT, shelve, unshelve } from '../db/editing/shelved.ts';
import { itemIn } from '../db/editing/snapshot.ts';
import { deleteVersions, latestVersion } from '../db/editing/versions.ts';
import type { ContentRow, Db } from '../db/engine.ts';
import {
  deleteItem as deleteRow,
  findItem,
  findRow,
  idsReferencing,
  itemFrom,
  itemsReferencing,
  type Versioned,
} from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { type ContentType, fieldsOf, type Item, nounOf, titleOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { type RemovingAction, recordItemChange } from './audit.ts';
import { changeManaged, makeChange, type Work } from './change.ts';
import { beginDraft } from './draft.ts';
import { filesIn, forgetFiles, holdFiles, removeFiles, updateFileReferences } from './files.ts';
import type { Precondition } from './live.ts';
import type { Managed, Seen } from './managed.ts';
import { recordVersion } from './versions.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** A record that was taken out of the live ones, with the rows that went with it. */
interface TakenOut {
  item: Item;
  row: ContentRow;
  /** The records that went with it, and those that went with these. */
  attached: AttachedRow[];
  /** Paths of files to remove after the commit. */
  dropped: string[];
}

/**
 * Within a change: takes a record and those that go with it out of what is live, with their search entries.
 * @param action what the audit says
 * @throws 404
 */
async function takeOut(open: Work, type: ContentType, id: string, action: RemovingAction): Promise<TakenOut> {
  const { site, actor, change } = open;
  const row = await findRow(change.db, type, id);
  const item = row && (await deleteRow(change.db, type, id));
  if (!row || !item) throw errors.notFound(nounOf(type));
  const dropped = await updateFileReferences(change, type, item, null, site.now());
  const attached: AttachedRow[] = [];
  for (const other of site.types) {
    for (const [name, field] of fieldsOf(other)) {
      if (field.refersTo?.type !== type.name || !field.refersTo.cascades) continue;
      for (const referrer of await idsReferencing(change.db, other, name, id)) {
        const one = await takeOut(open, other, referrer, action);
        attached.push({ type: other.name, row: one.row }, ...one.attached);
        dropped.push(...one.dropped);
      }
    }
  }
  for (const student of await forgetSemester(change, type, id))
    attached.push({ type: STUDENT, row: { _id: student, semester: id } });
  await recordItemChange(site, actor, change, action, type, item);
  return { item, row, attached, dropped };
}

const STATE_AFTER = { deleted: 'trash', unpublished: 'draft', ended: 'ended' } as const;

/**
 * Within a change: takes a live record out and puts it on the shelf, with a last version.
 * @param at the instant from which it counts as taken out
 */
async function shelveLive(
  open: Work,
  type: ContentType,
  live: Versioned,
  { kind, at }: { kind: RemovingAction; at: string },
): Promise<TakenOut> {
  const { site, actor, change } = open;
  const id = live.item._id;
  // The version comes first, because it holds the files that the record drops.
  const version = Math.max(live.version, await latestVersion(change.db, id)) + 1;
  const after = { item: live.item, version };
  await recordVersion(site, actor, change, type, { before: live, after, kind });
  const taken = await takeOut(open, type, id, kind);
  await holdShelved(open, type, taken);
  const isTrash = kind === 'deleted';
  // What has come to its end has met its dates; what somebody takes out may be put back with them.
  const moments = kind === 'ended' ? [] : await takeMoments(change.db, id);
  // A link that has ended stays ended, also when the record is put back.
  if (isTrash) await endPreviewsOf(change.db, 'record', id, at);
  await shelve(change.db, type, taken.item, {
    state: STATE_AFTER[kind],
    was: 'live',
    row: taken.row,
    attached: taken.attached,
    moments,
    at,
    account: actor.account,
  });
  return taken;
}

/** Within a change: keeps the files of a shelved record, and of those that went with it, from being swept. */
async function holdShelved(
  { site, change }: Work,
  type: ContentType,
  { item, attached }: Pick<TakenOut, 'item' | 'attached'>,
): Promise<void> {
  const paths = attached.flatMap((one) => {
    const other = site.types.find(({ name }) => name === one.type);
    return other ? filesIn(other, itemFrom(other, one.row)) : [];
  });
  await holdFiles(change, 'shelved', item._id, [...filesIn(type, item), ...paths], site.now());
}

export interface Deletion {
  seen?: Precondition;
  /** Deletes without the trash, for the demonstration, which leaves nothing behind. */
  isForGood?: boolean;
}

/**
 * Deletes a record and those that go with it: into the trash, if its type has one.
 * @returns the deleted record
 * @throws 403, 404, 412
 */
export async function deleteItem(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { seen, isForGood = false }: Deletion = {},
): Promise<Item> {
  mustHaveDuty(actor, ...publishersOf(type));
  const { item, dropped } = await makeChange(site, actor, async (open) => {
    const present = await findItem(open.change.db, type, id);
    if (!present) throw errors.notFound(nounOf(type));
    if (seen && !seen(present.version)) throw errors.stale();
    return deleteWithin(open, type, present, isForGood);
  });
  await removeFiles(site, dropped);
  await site.database.reading.withRelated(type, [item]);
  return item;
}

/** @throws 409 naming one of the live records and drafts that cannot be without this one */
export async function mustNotBeHeld(
  { site, change: { db } }: Work,
  type: ContentType,
  id: string,
): Promise<void> {
  for (const other of site.types) {
    for (const [name, { refersTo }] of fieldsOf(other)) {
      if (refersTo?.type !== type.name || !refersTo.isHeld) continue;
      const [live] = await itemsReferencing(db, other, name, id);
      const holder = live ?? (await draftReferencing(db, other, name, id));
      if (holder) throw errors.conflict(sentences.held(nounOf(other), titleOf(other, holder)));
    }
  }
}

/** A draft outside the trash that names a record in this field; snapshots have no column for it. */
async function draftReferencing(
  db: Db,
  type: ContentType,
  field: string,
  id: string,
): Promise<Item | undefined> {
  const drafts = await openDrafts(db).select(['row', 'migration']).where('type', '=', type.name).execute();
  return drafts.map((draft) => itemIn(type, draft)).find((item) => item[field] === id);
}

/** Within a change: deletes a live record, into the trash if its type has one. */
export async function deleteWithin(
  open: Work,
  type: ContentType,
  present: Versioned,
  isForGood = false,
): Promise<TakenOut> {
  const { site, change } = open;
  if (!isForGood) await mustNotBeHeld(open, type, present.item._id);
  if (type.drafts && !isForGood)
    return shelveLive(open, type, present, { kind: 'deleted', at: site.now().toISOString() });
  const id = present.item._id;
  const forgotten = isForGood ? await forgetHistory(site, change, id) : [];
  const taken = await takeOut(open, type, id, 'deleted');
  await untie(change.db, id, taken.attached);
  return { ...taken, dropped: [...taken.dropped, ...forgotten] };
}

/**
 * Takes a record down: the live record becomes its draft, unless there is one, whose schedule ends.
 * @throws 403, 404; 409 unless it is live; 412
 */
export async function unpublish(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  seen: Seen,
): Promise<Managed> {
  mustHaveDuty(actor, ...publishersOf(type));
  return changeManaged(site, actor, type, id, {
    seen,
    async work(open, present) {
      const dropped = await takeDown(open, present, 'unpublished');
      return { dropped, endedSchedule: present.dates.publishAt };
    },
  });
}

/**
 * Within a change: takes a live record down, by hand or at its date.
 * @param at the instant from which it counts as taken down; now by default
 * @returns paths of files to remove after the commit
 * @throws 409 unless the record is live
 */
export async function takeDown(
  open: Work,
  managed: Managed,
  kind: 'unpublished' | 'ended',
  at = open.site.now().toISOString(),
): Promise<string[]> {
  const { type, id, live, draft } = managed;
  const { db } = open.change;
  if (!live) throw errors.conflict(sentences.notLive);
  const { dropped } = await shelveLive(open, type, live, { kind, at });
  // What somebody takes down has no dates left; a date that ends a record leaves what is to follow it.
  await clearMoment(db, id, 'expire');
  await clearMoment(db, id, 'unpin');
  if (kind === 'unpublished' && draft) await touchDraft(db, id);
  else if (kind === 'unpublished') await beginDraft(open, managed);
  return dropped;
}

/**
 * Within a change: deletes the draft, the versions, the moments and the links of a record, what the trash has of it, and what
 * the chat was taught with it.
 * @returns paths of files to remove after the commit
 */
export async function forgetHistory(
  { now }: Site,
  change: Change,
  record: string,
): Promise<readonly string[]> {
  const { db } = change;
  const unused: string[] = [];
  for (const id of await deleteVersions(db, record))
    unused.push(...(await holdFiles(change, 'version', id, [], now())));
  unused.push(...(await holdFiles(change, 'draft', record, [], now())));
  unused.push(...(await holdFiles(change, 'shelved', record, [], now())));
  await deleteDraft(db, record);
  await untie(db, record);
  await unshelve(db, record);
  await takeMoments(db, record);
  await db.deleteFrom('preview').where('record', '=', record).execute();
  return forgetFiles(change, unused);
}

/**
 * Within a change: unties the questions that staff have tied to a record that is gone for good, and to those that went
 * with it, and forgets what the assistant withheld of them. In the trash they stay tied, because what is put back answers
 * them again (requirement 20.161).
 * @param attached the rows that went with it; by default those that the shelf has
 */
export async function untie(db: Db, record: string, attached?: readonly AttachedRow[]): Promise<void> {
  const others = attached ?? (await attachedTo(db, record));
  const records = [record, ...others.map(({ row }) => String(row._id))];
  await db.deleteFrom('taught').where('item', 'in', records).execute();
  await db
    .updateTable('unanswered')
    .set({ withheldType: '', withheldItem: '', withheldText: '' })
    .where('withheldItem', 'in', records)
    .execute();
}
