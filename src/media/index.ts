/** The one gate that every uploaded picture passes, and what becomes of its files. */
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { idOf, namesOf } from '../schema/picture-names.ts';
import { type MediaLimits, mediaLimits } from './limits.ts';
import { type MediaLog, silent } from './log.ts';
import { clearUp, prepare, type StoredPicture, type Workshop } from './prepare.ts';
import { receive, type Upload } from './receive.ts';
import { type IsKnown, type Recovered, recover } from './recover.ts';
import type { Storage } from './storage/storage.ts';
import { createTurns } from './turns.ts';
import { createWorkDirectory } from './work-directory.ts';

export type { MediaLimits } from './limits.ts';
export type { StoredPicture } from './prepare.ts';
export type { Upload } from './receive.ts';
export type { IsKnown, Recovered } from './recover.ts';
export { diskStorage } from './storage/disk.ts';
export type { Storage } from './storage/storage.ts';

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
  /** Deletes the temporary files of uploads. Never throws. */
  discard(uploads: readonly Upload[]): Promise<void>;
  /** Takes away pictures whose row was not committed. Never throws; what fails is made good at the next start. */
  abandon(pictures: readonly { path: string }[]): Promise<void>;
  /** Says that the row naming these pictures is committed. Never throws; what fails is made good at the next start. */
  settle(pictures: readonly { path: string }[]): Promise<void>;
  /**
   * Takes away pictures that no row names any more, after that commit. When it resolves, no size of them opens.
   * Throws what the storage throws; the files are then swept at the next start.
   */
  remove(paths: readonly string[]): Promise<void>;
  /** A stored file by its name (`<id>.webp`, `<id>-640.webp`), or null. The caller reads or destroys the stream. */
  open(name: string): Promise<{ size: number; stream: Readable } | null>;
  /**
   * Takes away what processes that died have left: temporary files, pictures stored without a row, strays in storage.
   * What a living process is at work on stays. For the start, and safe at any time.
   */
  recover(isKnown: IsKnown): Promise<Recovered>;
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
  const all = { ...mediaLimits, ...limits };
  const shop: Workshop = {
    storage,
    work: createWorkDirectory(workDirectory),
    limits: all,
    takeTurn: createTurns(all.atOnce, all.waiting),
    takeHeavyTurn: createTurns(1, all.waiting),
    log,
  };
  const idsOf = (pictures: readonly { path: string }[]) =>
    pictures.map(({ path }) => idOf(path)).filter((id) => id !== null);
  const orWarn = async (step: Promise<void>, message: string) => {
    await step.catch((error: unknown) => log.warn({ err: error }, message));
  };
  return {
    receive: (stream, signal) => receive(stream, shop.work, all, signal),
    prepare: (upload, signal) => prepare(upload, shop, signal),
    async discard(uploads) {
      for (const { file } of uploads)
        await orWarn(rm(file, { force: true }), 'A temporary file could not be deleted; the next start will');
    },
    async abandon(pictures) {
      for (const id of idsOf(pictures)) await clearUp(id, shop);
    },
    async settle(pictures) {
      for (const id of idsOf(pictures))
        await orWarn(shop.work.forget(id), 'An intent could not be deleted; the next start will');
    },
    remove: (paths) => storage.remove(paths.flatMap((path) => namesOf(path))),
    open: (name) => storage.open(name),
    recover: (isKnown) => recover(shop, isKnown),
  };
}
