import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { CONTENT_DUTIES } from '../content/duties.ts';
import { knownFiles } from '../db/known-files.ts';
import type { Change } from '../db/writer.ts';
import { AppError, errors } from '../errors.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import type { DocumentUpload, Received, StoredDocument, StoredPicture, Upload } from '../media/index.ts';
import { blanksOf, type ContentType, fieldsOf, type Item } from '../schema/define-type.ts';
import type { Values } from '../schema/derive/validator.ts';
import { labelOf } from '../schema/field.ts';
import { MAX_FILES } from '../schema/fields/image.ts';
import type { Warning } from '../schema/warning.ts';
import type { Site } from '../whole-site.ts';
import { recordUploads } from './audit.ts';
import { earlierAnswer, makeChange } from './change.ts';
import { alignAltTexts } from './pictures.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** Received files by field name, not decoded yet. */
export type Uploads = ReadonlyMap<string, readonly Upload[]>;

export const noUploads: Uploads = new Map();

/**
 * Checks the number of files for each field, before any of them is decoded.
 * @param whole whether required pictures must be among them
 * @throws 400 naming the field with too few or too many files, or when there are too many in total
 */
export function checkUploads(type: ContentType, uploads: Uploads, whole: boolean): void {
  for (const [name, field] of fieldsOf(type)) {
    const count = uploads.get(name)?.length ?? 0;
    if (field.maxFiles > 0 && count > field.maxFiles) {
      throw errors.invalid({ [name]: sentences.tooMany(labelOf(field), numeral(field.maxFiles)) });
    }
    if (whole && field.inputMode === 'files' && field.required && count === 0) {
      throw errors.invalid({ [name]: sentences.noPicture(labelOf(field)) });
    }
  }
  const total = [...uploads.values()].reduce((sum, { length }) => sum + length, 0);
  if (total > MAX_FILES) throw errors.malformed(sentences.tooManyFiles(numeral(MAX_FILES)));
}

/** The stored pictures of each field that has some, in the order of the fields. */
export function storedByField(
  type: ContentType,
  uploads: Uploads,
  pictures: readonly StoredPicture[],
): [field: string, stored: readonly StoredPicture[]][] {
  let next = 0;
  return fieldsOf(type).flatMap(([name, { inputMode }]) => {
    const count = inputMode === 'files' ? (uploads.get(name)?.length ?? 0) : 0;
    if (count === 0) return [];
    next += count;
    return [[name, pictures.slice(next - count, next)]];
  });
}

/** Values of the picture fields, made from the stored pictures. */
function pictureValues(type: ContentType, uploads: Uploads, pictures: readonly StoredPicture[]): Values {
  const stored = new Map(storedByField(type, uploads, pictures));
  return Object.fromEntries(
    fieldsOf(type).flatMap(([name, field]) => {
      if (field.inputMode !== 'files') return [];
      const paths = stored.get(name)?.map(({ path }) => path);
      return [[name, paths ? field.fromPictures(paths) : field.blank]];
    }),
  );
}

export function inFieldOrder(type: ContentType, uploads: Uploads) {
  return fieldsOf(type).flatMap(([name, field]) =>
    field.inputMode === 'files' ? (uploads.get(name) ?? []) : [],
  );
}

/**
 * A new record from the fields that were read and the pictures that were stored; what is not named is blank.
 * @param at when it counts as made
 */
export function newItem(
  site: Site,
  type: ContentType,
  {
    at,
    values,
    uploads,
    pictures,
  }: { at: Date; values: Values; uploads: Uploads; pictures: readonly StoredPicture[] },
): Item {
  const illustrations = pictureValues(type, uploads, pictures);
  return {
    _id: site.newId(at),
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    ...blanksOf(type),
    ...alignAltTexts(type, values, illustrations),
    ...illustrations,
  };
}

/** Stores the uploads as pictures, then commits the change that references them. */
export function storePicturesThenCommit<T>(
  site: Site,
  actor: Actor,
  uploads: readonly Upload[],
  work: (pictures: StoredPicture[]) => Promise<T>,
): Promise<T> {
  return storeThenCommit(site, actor, uploads, (upload) => site.media.prepare(upload), work);
}

/** Says of which uploads, now stored, only the first frame was kept (requirement 23.85). */
export function animationsIn(uploads: Uploads): Warning[] {
  return [...uploads].flatMap(([field, list]) => {
    const count = list.filter(({ isAnimated }) => isAnimated).length;
    if (count === 0) return [];
    const what = list.length === 1 ? sentences.animation : sentences.animations(numeral(count));
    return [{ field, kind: 'animation', what }];
  });
}

/** Inserts the rows of pictures within a change, which ends their leases. @param isUnused for pictures that no record references yet */
export async function insertPictures(
  { uploadLeases }: Site,
  change: Change,
  pictures: readonly StoredPicture[],
  now: Date,
  { isUnused = false } = {},
): Promise<void> {
  await uploadLeases.settle(
    change,
    pictures.map(({ path }) => path),
  );
  for (const { path, width, height, color, widths, bytes } of pictures) {
    await change.db
      .insertInto('picture')
      .values({
        path,
        width,
        height,
        color,
        widths: JSON.stringify(widths),
        bytes,
        createdAt: now.toISOString(),
        unusedSince: isUnused ? now.toISOString() : null,
      })
      .execute();
  }
}

const CODES_BEFORE_WRITING = new Set(['no-space', 'database-away', 'database-damaged']);

/**
 * Stores uploads durably, then commits the change that references them and ends their leases; removes the stored files when
 * either fails. The uploads themselves belong to the caller.
 * @param work gets no files for a call that was answered before, which `makeChange` answers alike
 */
async function storeThenCommit<U extends Received, Stored extends { path: string }, T>(
  site: Site,
  actor: Actor,
  uploads: readonly U[],
  store: (upload: U) => Promise<Stored>,
  work: (stored: Stored[]) => Promise<T>,
): Promise<T> {
  if (await earlierAnswer(site, site.database.reader, actor)) return work([]);
  const stored: Stored[] = [];
  try {
    for (const upload of uploads) stored.push(await store(upload));
  } catch (error) {
    await site.media.abandon(stored);
    throw error;
  }
  try {
    const result = await work(stored);
    if (actor.call) await abandonUnused(site, stored);
    return result;
  } catch (error) {
    if (await isSurelyAbsent(site, stored, error)) await site.media.abandon(stored);
    else site.media.leave(stored);
    throw error;
  }
}

/** Removes what was stored while another process made the same call. */
async function abandonUnused({ database, media }: Site, stored: readonly { path: string }[]) {
  const paths = stored.map(({ path }) => path);
  const used = await knownFiles(database.reader, paths);
  await media.abandon(stored.filter(({ path }) => !used.has(path)));
}

/**
 * Whether no row has these paths, now or after a crash. After an unclear failure, such as a broken connection, the
 * change may have been committed; the writer's queue runs this check after that is decided. If the check fails too, the
 * files stay for recovery once their leases have ended.
 */
async function isSurelyAbsent(
  { database }: Site,
  stored: readonly { path: string }[],
  error: unknown,
): Promise<boolean> {
  if (stored.length === 0) return true;
  if (error instanceof AppError) {
    // While nothing can be written, the check would fail as well.
    if (error.status < 500 || CODES_BEFORE_WRITING.has(error.code)) return true;
    // The row may be in the log of the database, which brings it back after a crash.
    if (error.code === 'unconfirmed') return false;
  }
  const paths = stored.map(({ path }) => path);
  return database
    .write(({ db }) => knownFiles(db, paths))
    .then(
      (known) => known.size === 0,
      () => false,
    );
}

/**
 * Stores a document for a record to reference. The sweep deletes it if no record does within a day.
 * @throws 403, and the refusals of `Media.storeDocument`
 */
export async function storeDocument(
  site: Site,
  actor: Actor,
  upload: DocumentUpload,
): Promise<StoredDocument> {
  mustHaveDuty(actor, ...CONTENT_DUTIES);
  return storeDocumentsThenCommit(site, actor, [upload], (documents) =>
    makeChange(site, actor, async ({ change }) => {
      await insertDocuments(site, actor, change, documents);
      return theOnly(documents);
    }),
  );
}

/** Stores the uploads as documents, then commits the change that references them. */
export function storeDocumentsThenCommit<T>(
  site: Site,
  actor: Actor,
  uploads: readonly DocumentUpload[],
  work: (documents: StoredDocument[]) => Promise<T>,
): Promise<T> {
  return storeThenCommit(site, actor, uploads, (upload) => site.media.storeDocument(upload), work);
}

/**
 * Stores a picture for use inside rich text. The sweep deletes it if no saved text references it within a day.
 * @throws 403, and the refusals of `Media.prepare`
 */
export async function storePicture(site: Site, actor: Actor, upload: Upload): Promise<StoredPicture> {
  mustHaveDuty(actor, ...CONTENT_DUTIES);
  return storePicturesThenCommit(site, actor, [upload], (pictures) =>
    makeChange(site, actor, async ({ change }) => {
      await insertPictures(site, change, pictures, site.now(), { isUnused: true });
      await recordUploads(site, actor, change, 'picture', pictures);
      return theOnly(pictures);
    }),
  );
}

function theOnly<T>([stored]: readonly T[]): T {
  if (stored === undefined) throw new Error('The storage returned no file');
  return stored;
}

/**
 * Inserts the rows of documents within a change, which ends their leases. They count as unused until a record that names
 * them is live or kept.
 */
export async function insertDocuments(
  site: Site,
  actor: Actor,
  change: Change,
  documents: readonly StoredDocument[],
): Promise<void> {
  const paths = documents.map(({ path }) => path);
  await site.uploadLeases.settle(change, paths);
  const now = site.now().toISOString();
  const rows = documents.map((document) => ({ ...document, createdAt: now, unusedSince: now }));
  await change.db.insertInto('attachment').values(rows).execute();
  await recordUploads(site, actor, change, 'attachment', documents);
}
