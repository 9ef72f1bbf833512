import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { CONTENT_DUTIES } from '../content/duties.ts';
import { knownFiles } from '../db/known-files.ts';
import { AppError, errors } from '../errors.ts';
import { numeral, sentencesIn } from '../languages/sentences.ts';
import type { DocumentUpload, Received, StoredDocument, StoredPicture, Upload } from '../media/index.ts';
import { blanksOf, type ContentType, fieldsOf, type Item } from '../schema/define-type.ts';
import type { Values } from '../schema/derive/validator.ts';
import { labelOf } from '../schema/field.ts';
import type { Attachment } from '../schema/fields/attachments.ts';
import { MAX_FILES } from '../schema/fields/image.ts';
import { listInText } from '../schema/fields/list.ts';
import { fold } from '../schema/fold.ts';
import { idOf } from '../schema/picture-names.ts';
import type { Warning } from '../schema/warning.ts';
import type { Site } from '../whole-site.ts';
import { recordUploads } from './audit.ts';
import { earlierAnswer, makeChange, type Work } from './change.ts';
import { mayChoose } from './choosable.ts';
import { alignAltTexts, type Chosen, type NewPicture, type PlacedPicture } from './pictures.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

const isChosen = (picture: NewPicture | PlacedPicture): picture is Chosen => 'field' in picture;
const isUpload = (picture: NewPicture): picture is Upload => !isChosen(picture);
const isStored = (picture: PlacedPicture): picture is StoredPicture => !isChosen(picture);

/** Pictures by field, in the order of the fields: received and not decoded yet, or stored and named in their place. */
export type Uploads = ReadonlyMap<string, readonly NewPicture[]>;

export const noUploads: Uploads = new Map();

/**
 * The pictures that a body brings: in a field of pictures a path of a stored one may stand for a file, or a list of them,
 * also as JSON, which come first. Other texts there are ignored. Their number is checked before any is decoded.
 * @param whole whether required pictures must be among them
 * @throws 400 naming the field with too few or too many files, or when there are too many in total
 */
export function picturesOf(
  type: ContentType,
  fields: Readonly<Values>,
  uploads: Uploads,
  whole = false,
): Uploads {
  const all = new Map<string, readonly NewPicture[]>();
  let total = [...uploads.values()].flat().length;
  for (const [name, field] of fieldsOf(type)) {
    if (field.inputMode !== 'files') continue;
    const sent = [listInText(fields[name])].flat();
    const paths = new Set(sent.filter((path) => typeof path === 'string' && idOf(path) !== null));
    const chosen = [...paths].map((path) => ({ path: String(path), field: name }));
    const pictures = [...chosen, ...(uploads.get(name) ?? [])];
    total += chosen.length;
    if (pictures.length > field.maxFiles)
      throw errors.invalid({ [name]: sentences.tooMany(labelOf(field), numeral(field.maxFiles)) });
    if (whole && field.required && pictures.length === 0)
      throw errors.invalid({ [name]: sentences.noPicture(labelOf(field)) });
    if (pictures.length > 0) all.set(name, pictures);
  }
  if (total > MAX_FILES) throw errors.malformed(sentences.tooManyFiles(numeral(MAX_FILES)));
  return all;
}

/** The pictures of each field that has some, once they are stored, in the order of the fields. */
export type Placed = ReadonlyMap<string, readonly PlacedPicture[]>;

/** Values of the picture fields, made from the stored pictures. */
const pictureValues = (type: ContentType, placed: Placed): Values =>
  Object.fromEntries(
    fieldsOf(type).flatMap(([name, field]) => {
      if (field.inputMode !== 'files') return [];
      const paths = placed.get(name)?.map(({ path }) => path);
      return [[name, paths ? field.fromPictures(paths) : field.blank]];
    }),
  );

/**
 * A new record from the fields that were read and the pictures that were stored; what is not named is blank.
 * @param at when it counts as made
 */
export function newItem(
  site: Site,
  type: ContentType,
  { at, values, placed }: { at: Date; values: Values; placed: Placed },
): Item {
  const illustrations = pictureValues(type, placed);
  return {
    _id: site.newId(at),
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    ...blanksOf(type),
    ...alignAltTexts(type, values, illustrations),
    ...illustrations,
  };
}

/**
 * Stores the uploads as pictures, then commits the change that references them and those that were chosen
 * (`insertPictures`).
 */
export function storePicturesThenCommit<T>(
  site: Site,
  actor: Actor,
  uploads: Uploads,
  work: (placed: Placed) => Promise<T>,
): Promise<T> {
  return storeThenCommit(
    site,
    actor,
    [...uploads.values()].flat().filter(isUpload),
    (upload) => site.media.prepare(upload),
    (stored) => {
      const next = stored.values();
      const place = (picture: NewPicture) => (isChosen(picture) ? picture : (next.next().value ?? []));
      return work(new Map([...uploads].map(([field, pictures]) => [field, pictures.flatMap(place)])));
    },
  );
}

/** Says of which uploads, now stored, only the first frame was kept (requirement 23.85). */
export function animationsIn(uploads: ReadonlyMap<string, readonly object[]>): Warning[] {
  return [...uploads].flatMap(([field, list]) => {
    const count = list.filter((file) => 'isAnimated' in file && file.isAnimated).length;
    if (count === 0) return [];
    const what = list.length === 1 ? sentences.animation : sentences.animations(numeral(count));
    return [{ field, kind: 'animation', what }];
  });
}

/** What the row of a new file says besides what was stored. */
function newRow({ now }: Pick<Site, 'now'>, name: string, { isUnused = false, isKept = false }) {
  const createdAt = now().toISOString();
  const unusedSince = isUnused && !isKept ? createdAt : null;
  return { createdAt, unusedSince, kept: Number(isKept), folded: fold(name), usedAt: '' };
}

interface InsertOptions {
  /** The record that is to have them, which may choose what it has or had. */
  record?: string;
  /** Whether no record references them yet. */
  isUnused?: boolean;
  /** Whether they stay when no record references them. */
  isKept?: boolean;
}

/**
 * Within a change: inserts the rows of stored pictures, which ends their leases, and makes sure that those that were
 * chosen are there and may be.
 * @returns the former
 * @throws 400 naming the field of one that cannot be chosen
 */
export async function insertPictures(
  { site, actor, change }: Work,
  pictures: readonly PlacedPicture[],
  { record, ...how }: InsertOptions = {},
): Promise<StoredPicture[]> {
  const stored = pictures.filter(isStored);
  await site.uploadLeases.settle(
    change,
    stored.map(({ path }) => path),
  );
  for (const picture of pictures.filter(isChosen))
    if (!(await mayChoose(change.db, actor, picture.path, record)))
      throw errors.invalid({ [picture.field]: sentences.notChoosable });
  for (const { widths, ...picture } of stored) {
    const values = { ...picture, ...NO_TEXTS, widths: JSON.stringify(widths) };
    await change.db
      .insertInto('picture')
      .values({ ...values, ...newRow(site, picture.name, how) })
      .execute();
  }
  return stored;
}

/** What nobody has said yet of a new picture. */
const NO_TEXTS = {
  alt: '',
  alt_ne: '',
  caption: '',
  caption_ne: '',
  credit: '',
  focusX: null,
  focusY: null,
} as const;

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

/** What each kind of file is uploaded as, and what is known of it once it is stored. */
export interface FileKinds {
  picture: { upload: Upload; stored: StoredPicture };
  document: { upload: DocumentUpload; stored: StoredDocument };
}

const kinds: {
  [Kind in keyof FileKinds]: {
    store(site: Site, upload: FileKinds[Kind]['upload']): Promise<FileKinds[Kind]['stored']>;
    insert(open: Work, stored: FileKinds[Kind]['stored'], isKept: boolean): Promise<void>;
  };
} = {
  picture: {
    store: ({ media }, upload) => media.prepare(upload),
    async insert(open, picture, isKept) {
      await insertPictures(open, [picture], { isUnused: true, isKept });
      await recordUploads(open, 'picture', [isKept ? { ...picture, title: picture.name } : picture]);
    },
  },
  document: {
    store: ({ media }, upload) => media.storeDocument(upload),
    insert: (open, document, isKept) => insertDocuments(open, [document], isKept),
  },
};

/**
 * Stores one file, then makes a change with it. The sweep deletes it if no record references it within a day.
 * @param isKept whether it stays all the same
 * @param work gets the stored file, whose row is there
 * @throws the refusals of `Media.prepare` and `Media.storeDocument`
 */
export function storeFile<Kind extends keyof FileKinds, Result>(
  site: Site,
  actor: Actor,
  kind: Kind,
  { upload, isKept }: { upload: FileKinds[Kind]['upload']; isKept: boolean },
  work: (open: Work, stored: FileKinds[Kind]['stored']) => Promise<Result>,
): Promise<Result> {
  const { store, insert } = kinds[kind];
  return storeThenCommit(
    site,
    actor,
    [upload],
    (one) => store(site, one),
    ([stored]) =>
      makeChange(site, actor, async (open) => {
        if (!stored) throw new Error('The storage returned no file');
        await insert(open, stored, isKept);
        return work(open, stored);
      }),
  );
}

/** Stores a document for a record to reference. @throws 403, and as `storeFile` */
export async function storeDocument(site: Site, actor: Actor, upload: DocumentUpload): Promise<Attachment> {
  mustHaveDuty(actor, ...CONTENT_DUTIES);
  const file = { upload, isKept: false };
  return storeFile(site, actor, 'document', file, async (_, { path, name, size }) => ({ path, name, size }));
}

/** Stores a picture for a record to name. @throws 403, and as `storeFile` */
export async function storePicture(site: Site, actor: Actor, upload: Upload): Promise<{ path: string }> {
  mustHaveDuty(actor, ...CONTENT_DUTIES);
  return storeFile(site, actor, 'picture', { upload, isKept: false }, async (_, { path }) => ({ path }));
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
 * Inserts the rows of documents within a change, which ends their leases. They count as unused until a record that names
 * them is live or kept.
 */
export async function insertDocuments(
  open: Work,
  documents: readonly StoredDocument[],
  isKept = false,
): Promise<void> {
  const { site, change } = open;
  const paths = documents.map(({ path }) => path);
  await site.uploadLeases.settle(change, paths);
  const texts = { title: '', title_ne: '' };
  const how = { isUnused: true, isKept };
  const rows = documents.map((document) => ({ ...document, ...texts, ...newRow(site, document.name, how) }));
  await change.db.insertInto('attachment').values(rows).execute();
  await recordUploads(
    open,
    'attachment',
    documents.map((document) => ({ ...document, title: document.name })),
  );
}
