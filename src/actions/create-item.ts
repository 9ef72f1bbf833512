import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { insertItem, type Versioned } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import type { StoredPicture } from '../media/index.ts';
import { type ContentType, fieldsOf, type Item, type RecordBase } from '../schema/define-type.ts';
import { parseWhole, type Values } from '../schema/derive/validator.ts';
import type { Site } from '../whole-site.ts';
import { alignAltTexts } from './alt-texts.ts';
import { recordItemChange } from './audit-event.ts';
import { checkReferences } from './check-references.ts';
import { updateFileReferences } from './file-references.ts';
import { fillDocuments } from './fill-documents.ts';
import { refuseForeignFiles } from './foreign-files.ts';
import { putAt } from './place-item.ts';
import { recordVersion } from './record-version.ts';
import { mustNotNeedReview } from './review.ts';
import { checkUploads, insertPictures, noUploads, storePicturesThenCommit, type Uploads } from './uploads.ts';

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

/** Values of the picture fields, made from the stored pictures. */
export function pictureValues(
  type: ContentType,
  uploads: Uploads,
  pictures: readonly StoredPicture[],
): Values {
  const values: Values = {};
  let next = 0;
  for (const [name, field] of fieldsOf(type)) {
    if (field.inputMode !== 'files') continue;
    const count = uploads.get(name)?.length ?? 0;
    const paths = pictures.slice(next, next + count).map(({ path }) => path);
    next += count;
    values[name] = count === 0 ? field.blank : field.fromPictures(paths);
  }
  return values;
}

/** The uploads in the order of their fields. */
export function inFieldOrder(type: ContentType, uploads: Uploads) {
  return fieldsOf(type).flatMap(([name, field]) =>
    field.inputMode === 'files' ? (uploads.get(name) ?? []) : [],
  );
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
  { fields, uploads = noUploads, createdAt, after, inSameChange }: NewItem<R>,
): Promise<Versioned<R>> {
  mustHaveDuty(actor, 'publisher');
  const values = parseWhole(type, fields, site.tools);
  checkUploads(type, uploads, true);
  return storePicturesThenCommit(site, inFieldOrder(type, uploads), async (pictures) => {
    const now = site.now();
    const at = createdAt ?? now;
    const illustrations = pictureValues(type, uploads, pictures);
    const item: Item = {
      _id: site.newId(at),
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
      ...alignAltTexts(type, values, illustrations),
      ...illustrations,
    };
    const made = await site.database.write(async (change) => {
      await mustNotNeedReview(change.db, actor, type);
      await checkReferences(change, type, values);
      await refuseForeignFiles(change.db, type, undefined, values);
      await insertPictures(site, change, pictures, now);
      const inserted = await insertItem(change.db, type, await fillDocuments(change, type, item));
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
