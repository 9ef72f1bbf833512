import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { limitConcurrency } from '../concurrency-limit.ts';
import { formatAt } from '../schema/document-names.ts';
import { type IconName, iconLooks } from '../schema/icon-names.ts';
import { namesOf } from '../schema/picture-names.ts';
import { storedIdOf, storedNamesOf } from '../schema/stored-names.ts';
import { type CardDrawing, drawCard } from './card.ts';
import {
  defaultLimits,
  type MediaContext,
  type MediaLimits,
  type MediaLog,
  type PublicFiles,
  silent,
  type UploadLeases,
  uncached,
} from './context.ts';
import type { DocumentText } from './document-text.ts';
import { encodeIcon } from './image-codec.ts';
import {
  copy,
  prepare,
  removeUnfinished,
  type StoredDocument,
  type StoredPicture,
  storeDocument,
} from './prepare.ts';
import { type DocumentUpload, type Received, receive, receiveDocument, type Upload } from './receive.ts';
import {
  deleteStrays,
  type FindKnownPaths,
  type RecoveredFiles,
  recover,
  recoverEndedLeases,
} from './recover.ts';
import type { ByteRange, Storage } from './storage/storage.ts';
import { createWorkDirectory } from './work-directory.ts';

/** Width in pixels of the stored copy that icons are made of: enough for the largest, and quick to decode. */
const SOURCE_WIDTH = 640;

/**
 * Makes an icon of a stored picture, as PNG.
 * @returns null if the picture is not stored @throws `overloaded`
 */
async function makeIcon(path: string, name: IconName, context: MediaContext): Promise<Buffer | null> {
  const picture = await smallCopyOf(path, context);
  return picture && context.limitEncoding(() => encodeIcon(picture, iconLooks[name]));
}

/** The bytes of a stored picture of about that width; null if it is not stored. */
async function smallCopyOf(path: string, { files }: MediaContext): Promise<Buffer | null> {
  const [full = '', copy = ''] = namesOf(path, [SOURCE_WIDTH]);
  const file = (await files.open(copy)) ?? (await files.open(full));
  return file && buffer(file.stream);
}

/** Cards that wait for the one that is drawn; further ones get 503. */
const MAX_WAITING_CARDS = 16;

export { type CardDrawing, type CardText, isDrawable } from './card.ts';
export {
  defaultLimits,
  type FileCacheFigures,
  type KnownFiles,
  type MediaLimits,
  type PublicFiles,
  type UploadLeases,
} from './context.ts';
export type { DocumentText } from './document-text.ts';
export type { StoredDocument, StoredPicture } from './prepare.ts';
export { type DocumentUpload, type Received, refusalOf, type Upload } from './receive.ts';
export { areTooManyStrays, type FindKnownPaths, type RecoveredFiles } from './recover.ts';
export {
  type CopiedFiles,
  concurrently,
  copyFile,
  copyFiles,
  MAX_CONCURRENT_COPIES,
} from './storage/copy-files.ts';
export { diskStorage } from './storage/disk.ts';
export { replaceFile, sync } from './storage/durable.ts';
export {
  readIdFile,
  type SiteMark,
  UNFINISHED_COPY,
  UNFINISHED_RESTORE,
  WITHOUT_FILES,
  writeIdFile,
} from './storage/id-file.ts';
export { openPublicFiles, openStorage } from './storage/open-storage.ts';
export { digestsOf } from './storage/s3/digests.ts';
export type { ByteRange, FileDigest, Storage } from './storage/storage.ts';

/**
 * Uploaded pictures and documents. A request calls `receive` for every file, `prepare` one after the other, commits
 * the row that references them together with the end of their leases; on a failure before the commit, `abandon`; at
 * the end always `discard`.
 */
export interface Media {
  /**
   * Deletes the unfinished files of the process that had the data folder before. To be called by the one that has it now,
   * before it receives anything.
   */
  begin(): Promise<void>;
  /**
   * Writes a stream to a temporary file and checks its content. The rest of a refused stream is read and dropped, so
   * the caller has to limit its length.
   * @throws `tooLarge`, `unsupported`, `malformed`, `noSpace`, `storageAway`, or the signal's reason; then no file is left
   */
  receive(stream: Readable, signal?: AbortSignal): Promise<Upload>;
  /**
   * Stores an uploaded picture durably in all its sizes.
   * @throws `unsupported`, `tooLarge`, `overloaded`, `noSpace`, `storageAway`, or the signal's reason while queued; then
   *   no file is left
   */
  prepare(upload: Upload, signal?: AbortSignal): Promise<StoredPicture>;
  /**
   * Stores a picture's files again under a new path, to be committed or abandoned like a prepared one.
   * @returns null if the picture is no longer stored @throws `noSpace`, `storageAway`; then no file is left
   */
  copy(picture: StoredPicture): Promise<StoredPicture | null>;
  /** Like `receive`, for a document. @param name the file name that the client sent */
  receiveDocument(stream: Readable, name: string, signal?: AbortSignal): Promise<DocumentUpload>;
  /** Stores a document durably as it is. @throws `noSpace`, `storageAway`; then no file is left */
  storeDocument(upload: DocumentUpload): Promise<StoredDocument>;
  /**
   * Reads the text of a stored document; null if it is not stored. @throws `storageAway`, or the signal's reason
   */
  documentText(path: string, signal?: AbortSignal): Promise<DocumentText | null>;
  /** Deletes the temporary files of uploads. Never throws. */
  discard(uploads: readonly Received[]): Promise<void>;
  /** Deletes stored files whose row was not committed. Never throws; recovery completes what fails. */
  abandon(stored: readonly { path: string }[]): Promise<void>;
  /**
   * Leaves to recovery the stored files of which nobody knows whether their row was committed. It decides once their
   * leases have ended.
   */
  leave(stored: readonly { path: string }[]): void;
  /**
   * Deletes files that no row references any more, after that commit. Once it resolves, none of them opens.
   * @throws the storage's error; recovery then deletes the files
   */
  remove(paths: readonly string[]): Promise<void>;
  /**
   * Opens a stored file (`<id>.webp`, `<id>-640.webp`, `<id>.pdf`) for visitors, or null. The caller reads or
   * destroys the stream. @param range the part to read, within the file @throws `storageAway`
   */
  open(name: string, range?: ByteRange): Promise<{ size: number; stream: Readable } | null>;
  /** Makes an icon of a stored picture, as PNG; null if the picture is not stored. @throws `overloaded` */
  icon(path: string, name: IconName): Promise<Buffer | null>;
  /**
   * Draws a card for shared links, as PNG, one after the other and apart from uploads; null where this machine cannot
   * draw texts. @throws `overloaded`
   */
  drawCard(card: CardDrawing): Promise<Buffer | null>;
  /**
   * Cleans up after dead processes: sets stored files without a row aside, and brings those back that rows name again.
   * Files of running processes stay. Runs at the start and once a day; safe at any time.
   */
  recover(isKnown: FindKnownPaths): Promise<RecoveredFiles>;
  /**
   * The regular part of it: sets stored files aside whose leases have ended without a row.
   * @returns of how many uploads
   */
  recoverEndedLeases(isKnown: FindKnownPaths): Promise<number>;
  /** Deletes files that were set aside before this instant. @returns how many */
  deleteStrays(before: Date): Promise<number>;
}

export interface MediaOptions {
  storage: Storage;
  /** Opens the place for files that no row names: beside the storage, so that they can be put back. */
  strays(): Promise<Storage>;
  leases: UploadLeases;
  /** The storage that visitors read from; by default, `storage`. */
  files?: PublicFiles;
  /** For unfinished files; with storage on disk, on the same file system. */
  workDirectory: string;
  log?: MediaLog;
  limits?: Partial<MediaLimits>;
}

/** One for a process, because it limits how many pictures are encoded at a time. */
export function createMedia({
  storage,
  strays,
  leases,
  files = uncached(storage),
  workDirectory,
  log = silent,
  limits,
}: MediaOptions): Media {
  const all = { ...defaultLimits, ...limits };
  const context: MediaContext = {
    storage,
    strays,
    files,
    leases,
    work: createWorkDirectory(workDirectory),
    limits: all,
    limitEncoding: limitConcurrency(all.maxConcurrent, all.maxWaiting),
    limitHeavyDecoding: limitConcurrency(1, all.maxWaiting),
    log,
  };
  const limitCards = limitConcurrency(1, MAX_WAITING_CARDS);
  const idsOf = (stored: readonly { path: string }[]) =>
    stored.map(({ path }) => storedIdOf(path)).filter((id) => id !== null);
  const orWarn = async (step: Promise<void>, message: string) => {
    await step.catch((error: unknown) => log.warn({ err: error }, message));
  };
  return {
    begin: () => context.work.empty(),
    receive: (stream, signal) => receive(stream, context.work, all, signal),
    prepare: (upload, signal) => prepare(upload, context, signal),
    receiveDocument: (stream, name, signal) => receiveDocument(stream, name, context.work, all, signal),
    storeDocument: (upload) => storeDocument(upload, context),
    async documentText(path, signal) {
      const { textOfDocument } = await import('./document-text.ts');
      const [name = ''] = storedNamesOf(path);
      if (formatAt(name) !== 'pdf') return { text: '', trouble: 'silent' };
      const file = await storage.open(name);
      return file && textOfDocument(file.stream, signal);
    },
    copy: (picture) => copy(picture, context),
    async discard(uploads) {
      for (const { file } of uploads)
        await orWarn(rm(file, { force: true }), 'A temporary file could not be deleted; the next start will');
    },
    async abandon(stored) {
      for (const id of idsOf(stored)) await removeUnfinished(id, context);
    },
    leave: (stored) => leases.letGo(idsOf(stored)),
    async remove(paths) {
      const names = paths.flatMap(storedNamesOf);
      await files.forget(names);
      await storage.remove(names);
    },
    open: (name, range) => files.open(name, range),
    icon: (path, name) => makeIcon(path, name, context),
    drawCard: (card) =>
      limitCards(async () => drawCard(card, card.logo && (await smallCopyOf(card.logo.path, context)))),
    recover: (isKnown) => recover(context, isKnown),
    recoverEndedLeases: async (isKnown) => (await recoverEndedLeases(context, isKnown)).length,
    deleteStrays: (before) => deleteStrays(context, before),
  };
}
