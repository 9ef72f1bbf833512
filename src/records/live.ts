import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import type { AuditAction } from '../content/audit.ts';
import { publishersOf } from '../content/duties.ts';
import { lastChangeOf } from '../db/audit-events.ts';
import { changedFields } from '../db/editing/snapshot.ts';
import {
  findItem,
  insertItem,
  type NewRecord,
  updateItem as updateRow,
  type Versioned,
} from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { addressIn, type ContentType, nounOf, type RecordBase } from '../schema/define-type.ts';
import { movedBy } from '../schema/derive/moved-twins.ts';
import { checkTogether, parsePartial, parseWhole, type Values } from '../schema/derive/validator.ts';
import type { Site } from '../whole-site.ts';
import { leaveFormer, newOwner, withAddress } from './addresses.ts';
import { recordItemChange } from './audit.ts';
import { makeChange, type Work } from './change.ts';
import { stopSchedule } from './draft.ts';
import { removeFiles, updateFileReferences } from './files.ts';
import { putAt } from './order.ts';
import {
  alignAltTexts,
  inOrderOf,
  type NewPictures,
  picturesIn,
  withNew,
  withoutAltText,
} from './pictures.ts';
import { mustNotNeedReview } from './review.ts';
import {
  insertPictures,
  newItem,
  noUploads,
  picturesOf,
  storePicturesThenCommit,
  type Uploads,
} from './uploads.ts';
import { fillDocuments, refuseForeignFiles, withReferences } from './values.ts';
import { recordVersion } from './versions.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** Whether the caller has seen this version (`If-Match`); undefined when the caller accepts any version. */
export type Precondition = ((version: number) => boolean) | undefined;

export interface NewItem<R extends RecordBase> {
  fields: Readonly<Values>;
  uploads?: Uploads;
  /** Set for imported records; the current time by default. */
  createdAt?: Date;
  /** For a type ordered by hand: id of the record above it; by default it comes first. */
  after?: string;
  /** Also runs in the transaction that stores the record. */
  inSameChange?: (change: Change, item: R) => Promise<void>;
}

/**
 * Publishes a new record.
 * @returns the record as the API returns it
 * @throws 400 naming the invalid fields; 403; 409 when the record above it is gone; and the refusals of `Media.prepare`
 */
export async function createItem<R extends RecordBase>(
  site: Site,
  actor: Actor,
  type: ContentType<R>,
  { fields, uploads: files = noUploads, createdAt, after, inSameChange }: NewItem<R>,
): Promise<Versioned<R>> {
  mustHaveDuty(actor, ...publishersOf(type));
  const values = parseWhole(type, fields, site.tools);
  const uploads = picturesOf(type, fields, files, true);
  return storePicturesThenCommit(site, actor, uploads, async (placed) => {
    const now = site.now();
    const item = newItem(site, type, { at: createdAt ?? now, values, placed });
    const made = await makeChange(site, actor, async (open) => {
      const { change } = open;
      await mustNotNeedReview(change.db, actor, type);
      await withReferences(change, type, values);
      await refuseForeignFiles(open, type, undefined, values);
      await insertPictures(open, [...placed.values()].flat());
      const filled = await withAddress(open, newOwner(type), await fillDocuments(change, type, item));
      // Each value was read by the declared field, so the record has the declared type.
      const inserted = await insertItem(change.db, type, filled as NewRecord<R>);
      if (after !== undefined) await putAt(change, type, item._id, { after });
      await updateFileReferences(change, type, null, inserted.item, now);
      await recordVersion(site, actor, change, type, { before: null, after: inserted, kind: 'saved' });
      await recordItemChange(site, actor, change, 'created', type, inserted.item);
      await inSameChange?.(change, inserted.item);
      return inserted;
    });
    await site.database.reading.withRelated(type, [made.item]);
    return made;
  });
}

interface LiveChange {
  action: AuditAction;
  seen: Precondition;
  /** Returns the new values, given the record as read within the change. */
  decide(present: Versioned, open: Work): Values | Promise<Values>;
}

/**
 * Changes one record: finds it, checks the precondition, decides, writes, updates its file references and writes a
 * version and an audit event; after the commit removes files that nothing references any more. Saving an unchanged
 * record changes nothing, so that it pushes no older version out of the history.
 * @throws 403; 404 when there is no such record, 409 when its type asks for review, 412 when it is newer than the caller
 *   has seen
 */
async function changeLive(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { action, seen, decide }: LiveChange,
): Promise<Versioned> {
  mustHaveDuty(actor, ...publishersOf(type));
  const { changed, dropped } = await makeChange(site, actor, async (open) => {
    const { change } = open;
    const present = await findItem(change.db, type, id);
    if (!present) throw errors.notFound(nounOf(type));
    await mustNotNeedReview(change.db, actor, type);
    if (seen && !seen(present.version))
      throw errors.stale({ changed: await lastChangeOf(change.db, type.name, id) });
    const owner = { type, id, present: present.item, known: addressIn(type, present.item) ?? null };
    const values = await withAddress(open, owner, await decide(present, open));
    const isEqual = changedFields(type, present.item, { ...present.item, ...values }).length === 0;
    if (isEqual) return { changed: present, dropped: [] };
    const now = site.now();
    const changed = await updateRow(change.db, type, present.item, values, now.toISOString());
    if (!changed) throw errors.notFound(nounOf(type));
    await recordVersion(site, actor, change, type, { before: present, after: changed, kind: 'saved' });
    await leaveFormer(open, owner, changed.item.address);
    await stopSchedule(site, change, type, id);
    const dropped = await updateFileReferences(change, type, present.item, changed.item, now);
    await recordItemChange(site, actor, change, action, type, changed.item);
    return { changed, dropped };
  });
  await removeFiles(site, dropped);
  await site.database.reading.withRelated(type, [changed.item]);
  return changed;
}

/**
 * Changes only the named fields.
 * @throws 400, and as `changeLive`
 */
export async function updateItem(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  fields: Readonly<Values>,
  seen?: Precondition,
): Promise<Versioned> {
  mustHaveDuty(actor, ...publishersOf(type));
  const sent = parsePartial(type, fields, site.tools);
  return changeLive(site, actor, type, id, {
    action: 'updated',
    seen,
    async decide({ item }, open) {
      const { change } = open;
      const values = await withReferences(change, type, { ...sent, ...movedBy(type, item, sent) }, item);
      checkTogether(type, item, values);
      await refuseForeignFiles(open, type, id, values);
      return alignAltTexts(type, await fillDocuments(change, type, values), item);
    },
  });
}

/**
 * Replaces a record's picture, whose file is removed after the commit, or appends to its list in the order sent;
 * concurrent additions both succeed.
 * @throws as `changeLive`, and the refusals of `Media.prepare`
 */
export async function illustrate(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { uploads, seen, ...pictures }: NewPictures & { seen?: Precondition },
): Promise<Versioned> {
  mustHaveDuty(actor, ...publishersOf(type));
  // Avoids decoding pictures for a record that does not exist.
  if (!(await site.database.reading.one(type, id))) throw errors.notFound(nounOf(type));
  return storePicturesThenCommit(site, actor, new Map([[pictures.field, uploads]]), (placed) =>
    changeLive(site, actor, type, id, {
      action: 'illustrated',
      seen,
      async decide({ item }, open) {
        const stored = placed.get(pictures.field) ?? [];
        await insertPictures(open, stored, { record: id });
        return withNew(type, item, { ...pictures, stored });
      },
    }),
  );
}

export interface ImagePosition {
  /** Name of a field of the kind `images`. */
  field: string;
  /** From 0. */
  index: number;
  /** The path that the caller expects there. */
  image?: string;
  seen?: Precondition;
}

/**
 * Removes the picture at a position from a record's list.
 * @throws as `changeLive`; 409 when there is no such position, or it has another picture than the expected one
 */
export function deleteImageAt(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { field, index, image, seen }: ImagePosition,
): Promise<Versioned> {
  return changeLive(site, actor, type, id, {
    action: 'illustrated',
    seen,
    decide({ item }) {
      const paths = picturesIn(type, field, item);
      if (index >= paths.length) throw errors.conflict(sentences.noImageThere);
      if (image !== undefined && paths[index] !== image) throw errors.conflict(sentences.otherImageThere);
      return {
        [field]: paths.filter((_, position) => position !== index),
        ...withoutAltText(type, field, item, index),
      };
    },
  });
}

export interface ImageOrder {
  /** Name of a field of the kind `images`. */
  field: string;
  /** The paths of all its pictures, in their new order. */
  paths: readonly string[];
  seen?: Precondition;
}

/**
 * Puts the pictures of a record's list in another order, their alternative texts along with them.
 * @throws as `changeLive`; 409 when the paths are not those of the record's pictures (requirement 17.41)
 */
export function orderImages(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { field, paths, seen }: ImageOrder,
): Promise<Versioned> {
  return changeLive(site, actor, type, id, {
    action: 'illustrated',
    seen,
    decide({ item }) {
      const present = picturesIn(type, field, item);
      if (present.toSorted().join() !== paths.toSorted().join())
        throw errors.conflict(sentences.imagesChanged);
      if (present.join() === paths.join()) return {};
      return { [field]: paths, ...inOrderOf(type, field, item, paths) };
    },
  });
}
