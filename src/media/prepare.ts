import { readFile, rm, writeFile } from 'node:fs/promises';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import { namesOf, pathOf, pictureWidths } from '../schema/picture-names.ts';
import { pathsOf, storedNamesOf } from '../schema/stored-names.ts';
import type { MediaLog } from './context.ts';
import { colorOf, decode, encode } from './image-codec.ts';
import type { MediaLimits } from './limits.ts';
import { toNoSpaceError } from './no-space.ts';
import type { Upload } from './receive.ts';
import type { Storage } from './storage/storage.ts';
import { newId, type WorkDirectory } from './work-directory.ts';

/** A picture whose files are durably stored, and which no row names yet. */
export interface StoredPicture {
  /** Path of the full size on this host: `/uploads/<32 hexadecimal characters>.webp`. */
  path: string;
  /** Of the full size, in pixels. */
  width: number;
  height: number;
  /** Mean colour, `#rrggbb`. */
  color: string;
  /** The narrower widths that it is also kept in, in pixels, rising. */
  widths: number[];
}

/** What the making and keeping of files works with. */
export interface MediaContext {
  storage: Storage;
  work: WorkDirectory;
  limits: MediaLimits;
  /** Bounds how many pictures are drawn at a time. */
  limitEncoding: ConcurrencyLimit;
  /** Bounds it further for the kind whose decoder needs a gigabyte for 50 megapixels. */
  limitHeavyDecoding: ConcurrencyLimit;
  log: MediaLog;
}

/** Takes away what of the picture `id` is not in storage yet. */
export async function removeParts(id: string, { work }: MediaContext): Promise<void> {
  for (const name of namesOf(pathOf(id))) await rm(work.partFile(name), { force: true });
}

/** Decodes the upload once and writes a temporary file for each size; when that fails none stays. */
async function encodeSizes(upload: Upload, id: string, shop: MediaContext): Promise<StoredPicture> {
  const { work, limits } = shop;
  const pixels = await decode(await readFile(upload.file), upload.format, limits);
  const path = pathOf(id);
  const widths = pictureWidths.filter((width) => width < pixels.width);
  const sizes = [pixels.width, ...widths];
  try {
    for (const [index, name] of namesOf(path, widths).entries())
      await writeFile(work.partFile(name), await encode(pixels, sizes[index] ?? pixels.width, limits));
    return { path, width: pixels.width, height: pixels.height, color: await colorOf(pixels), widths };
  } catch (error) {
    await removeParts(id, shop);
    throw error;
  }
}

/** Moves all sizes into storage, having written down the intent to; when one fails none stays. */
export async function store(id: string, picture: StoredPicture, shop: MediaContext): Promise<void> {
  const { storage, work } = shop;
  try {
    await work.intend(id);
    const names = namesOf(picture.path, picture.widths);
    const outcomes = await Promise.allSettled(names.map((name) => storage.put(name, work.partFile(name))));
    // All are waited for, so that none arrives after the clearing up.
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    await removeUnfinished(id, shop);
    throw error;
  }
}

/**
 * Makes a stored picture of an upload, which stays for the caller to discard. Refused with `unsupported`, `tooLarge`,
 * `overloaded` or `noSpace`, or with the signal's reason while it waits for its turn; then no other file stays.
 */
export async function prepare(
  upload: Upload,
  shop: MediaContext,
  signal?: AbortSignal,
): Promise<StoredPicture> {
  const id = newId();
  try {
    const drawInTurn = () => shop.limitEncoding(() => encodeSizes(upload, id, shop), signal);
    const picture = await (upload.format === 'heif'
      ? shop.limitHeavyDecoding(drawInTurn, signal)
      : drawInTurn());
    await store(id, picture, shop);
    return picture;
  } catch (error) {
    throw toNoSpaceError(error);
  }
}

/**
 * Takes away whatever there is of the picture or document `id`, stored or not. Never throws: whoever calls has a
 * failure of their own to tell. The intent goes last, so that what fails here is made good at the next start.
 */
export async function removeUnfinished(id: string, shop: MediaContext): Promise<void> {
  try {
    await removeParts(id, shop);
    await shop.storage.remove(pathsOf(id).flatMap(storedNamesOf));
    await shop.work.forget(id);
  } catch (error) {
    shop.log.warn({ err: error, id }, 'An abandoned file could not be taken away; the next start will');
  }
}
