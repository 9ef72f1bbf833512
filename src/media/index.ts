/** The one gate that every uploaded picture and document passes, and what becomes of its files. */
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { limitConcurrency } from '../concurrency-limit.ts';
import { storedIdOf, storedNamesOf } from '../schema/stored-names.ts';
import { type MediaLog, silent } from './context.ts';
import { copy } from './copy.ts';
import { defaultLimits, type MediaLimits } from './limits.ts';
import { type MediaContext, prepare, removeUnfinished, type StoredPicture } from './prepare.ts';
import { type DocumentUpload, type Received, receive, receiveDocument, type Upload } from './receive.ts';
import { type FindKnownPaths, type RecoveredFiles, recover } from './recover.ts';
import type { Storage } from './storage/storage.ts';
import { type StoredDocument, storeDocument } from './store-document.ts';
import { createWorkDirectory } from './work-directory.ts';

export type { MediaLimits } from './limits.ts';
export type { StoredPicture } from './prepare.ts';
export type { DocumentUpload, Received, Upload } from './receive.ts';
export type { FindKnownPaths as IsKnown, RecoveredFiles as Recovered } from './recover.ts';
export { diskStorage } from './storage/disk.ts';
export { sync } from './storage/durable.ts';
export type { Storage } from './storage/storage.ts';
export type { StoredDocument } from './store-document.ts';

/**
 * A request's way through the gate: `receive` every file, `prepare` one after the other, commit the row that names
 * them, `settle`; if anything fails before the commit, `abandon`; and always `discard` the uploads at the end.
 */
export interface Media {
  /**
   * Takes a stream of bytes into a temporary file, judging it by its content only. Refused with `tooLarge`,
   * `unsupported`, `malformed` or `noSpace`, or with the signal's reason; then no file stays. The rest of a refused
   * stream is read and dropped, so the caller bounds it.
   */
  receive(stream: Readable, signal?: AbortSignal): Promise<Upload>;
  /**
   * Makes a picture, durably stored in all its sizes, of an upload. Refused with `unsupported`, `tooLarge`,
   * `overloaded` or `noSpace`, or with the signal's reason while it waits for its turn; then nothing stays stored.
   */
  prepare(upload: Upload, signal?: AbortSignal): Promise<StoredPicture>;
  /**
   * Stores the files of a picture once more under a path of its own, which is settled or abandoned like one that was
   * prepared; null when the picture is no longer stored. Refused with `noSpace`; then nothing stays stored.
   */
  copy(picture: StoredPicture): Promise<StoredPicture | null>;
  /** Like `receive`, for a PDF under the name that its upload gave it. */
  receiveDocument(stream: Readable, name: string, signal?: AbortSignal): Promise<DocumentUpload>;
  /** Stores a document durably as it is. Refused with `noSpace`; then nothing stays stored. */
  storeDocument(upload: DocumentUpload): Promise<StoredDocument>;
  /** Deletes the temporary files of uploads. Never throws. */
  discard(uploads: readonly Received[]): Promise<void>;
  /** Takes away what was stored but whose row was not committed. Never throws; the next start makes good what fails. */
  abandon(stored: readonly { path: string }[]): Promise<void>;
  /** Says that the row naming what was stored is committed. Never throws; the next start makes good what fails. */
  settle(stored: readonly { path: string }[]): Promise<void>;
  /**
   * Takes away what no row names any more, after that commit. When it resolves, nothing of it opens.
   * Throws what the storage throws; the files are then swept at the next start.
   */
  remove(paths: readonly string[]): Promise<void>;
  /** A stored file by its name (`<id>.webp`, `<id>-640.webp`, `<id>.pdf`), or null. The caller reads or destroys the stream. */
  open(name: string): Promise<{ size: number; stream: Readable } | null>;
  /**
   * Takes away what processes that died have left: temporary files, files stored without a row, strays in storage.
   * What a living process is at work on stays. For the start, and safe at any time.
   */
  recover(isKnown: FindKnownPaths): Promise<RecoveredFiles>;
}

export interface MediaOptions {
  storage: Storage;
  /** For unfinished files; the server's own, and for the disk kind on the storage's file system. */
  workDirectory: string;
  log?: MediaLog;
  limits?: Partial<MediaLimits>;
}

/** Makes the gate. One for a process, since it is the one that counts how many pictures are drawn at a time. */
export function createMedia({ storage, workDirectory, log = silent, limits }: MediaOptions): Media {
  const all = { ...defaultLimits, ...limits };
  const shop: MediaContext = {
    storage,
    work: createWorkDirectory(workDirectory),
    limits: all,
    limitEncoding: limitConcurrency(all.maxConcurrent, all.maxWaiting),
    limitHeavyDecoding: limitConcurrency(1, all.maxWaiting),
    log,
  };
  const idsOf = (stored: readonly { path: string }[]) =>
    stored.map(({ path }) => storedIdOf(path)).filter((id) => id !== null);
  const orWarn = async (step: Promise<void>, message: string) => {
    await step.catch((error: unknown) => log.warn({ err: error }, message));
  };
  return {
    receive: (stream, signal) => receive(stream, shop.work, all, signal),
    prepare: (upload, signal) => prepare(upload, shop, signal),
    receiveDocument: (stream, name, signal) => receiveDocument(stream, name, shop.work, all, signal),
    storeDocument: (upload) => storeDocument(upload, shop),
    copy: (picture) => copy(picture, shop),
    async discard(uploads) {
      for (const { file } of uploads)
        await orWarn(rm(file, { force: true }), 'A temporary file could not be deleted; the next start will');
    },
    async abandon(stored) {
      for (const id of idsOf(stored)) await removeUnfinished(id, shop);
    },
    async settle(stored) {
      for (const id of idsOf(stored))
        await orWarn(shop.work.forget(id), 'An intent could not be deleted; the next start will');
    },
    remove: (paths) => storage.remove(paths.flatMap(storedNamesOf)),
    open: (name) => storage.open(name),
    recover: (isKnown) => recover(shop, isKnown),
  };
}
