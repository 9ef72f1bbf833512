import { createWriteStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { documentPathOf, plainNameOf } from '../schema/document-names.ts';
import { namesOf, pathOf, pictureWidths } from '../schema/picture-names.ts';
import { pathsOf, storedNamesOf } from '../schema/stored-names.ts';
import type { MediaContext } from './context.ts';
import { colorOf, decode, encode } from './image-codec.ts';
import { type DocumentUpload, refusalOf, type Upload } from './receive.ts';
import { toDiskError } from './storage/durable.ts';
import { newId } from './work-directory.ts';

/** A picture whose files are durably stored; no row references it yet. */
export interface StoredPicture {
  /** Path of the full size on this host: `/uploads/<32 hexadecimal characters>.webp`. */
  path: string;
  /** The width of the full size, in pixels. */
  width: number;
  height: number;
  /** Mean colour, `#rrggbb`. */
  color: string;
  /** The smaller widths that are also stored, in pixels, ascending. */
  widths: number[];
  /** The bytes of all sizes together. */
  bytes: number;
  /** SHA-256 of the upload. */
  digest: string;
  /** The name of the file that was sent, without its ending; blank if it came without one. */
  name: string;
}

/** The ending of a picture's file, which is no part of its name in the library. */
const PICTURE_ENDING = /\.(?:jpe?g|png|webp|avif|gif|hei[cf])\s*$/i;

/** Deletes the encoded sizes of picture `id` that are not in storage yet. */
async function removeParts(id: string, { work }: MediaContext): Promise<void> {
  for (const name of namesOf(pathOf(id))) await rm(work.partFile(name), { force: true });
}

/** Decodes the upload once and writes a temporary file for each size; on failure none stays. */
async function encodeSizes(upload: Upload, id: string, context: MediaContext): Promise<StoredPicture> {
  const { work, limits } = context;
  const pixels = await decode(await readFile(upload.file), upload.format, limits);
  upload.isAnimated = pixels.isAnimated;
  const path = pathOf(id);
  const widths = pictureWidths.filter((width) => width < pixels.width);
  const sizes = [pixels.width, ...widths];
  try {
    let bytes = 0;
    for (const [index, name] of namesOf(path, widths).entries()) {
      const encoded = await encode(pixels, sizes[index] ?? pixels.width, limits);
      await writeFile(work.partFile(name), encoded);
      bytes += encoded.length;
    }
    const { width, height } = pixels;
    const { digest, sent } = upload;
    const name = plainNameOf(sent?.name ?? '', PICTURE_ENDING);
    return { path, width, height, color: await colorOf(pixels), widths, bytes, digest, name };
  } catch (error) {
    await removeParts(id, context);
    throw error;
  }
}

/** Takes the lease, then moves all sizes into storage; on failure none stays. */
async function store(id: string, picture: StoredPicture, context: MediaContext): Promise<void> {
  const { storage, work } = context;
  try {
    await context.leases.take(id);
    const names = namesOf(picture.path, picture.widths);
    const outcomes = await Promise.allSettled(names.map((name) => storage.put(name, work.partFile(name))));
    // `allSettled`, so that no file arrives in storage after the clean-up below.
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    await removeUnfinished(id, context);
    throw error;
  }
}

/**
 * Stores an uploaded picture in all its sizes; the caller discards the upload.
 * @throws `unsupported`, `tooLarge`, `overloaded`, `noSpace`, `storageAway`, or the signal's reason while queued; then no
 *   file is left
 */
export async function prepare(
  upload: Upload,
  context: MediaContext,
  signal?: AbortSignal,
): Promise<StoredPicture> {
  const id = newId();
  try {
    const encodeWhenFree = () => context.limitEncoding(() => encodeSizes(upload, id, context), signal);
    const picture = await (upload.format === 'heif'
      ? context.limitHeavyDecoding(encodeWhenFree, signal)
      : encodeWhenFree());
    await store(id, picture, context);
    return picture;
  } catch (error) {
    throw refusalOf(toDiskError(error), upload.sent);
  }
}

/**
 * Deletes every file of the picture or document `id`, stored or not. Never throws, because the caller is reporting an
 * error of its own. The lease goes last, so that recovery completes what fails here.
 */
export async function removeUnfinished(id: string, context: MediaContext): Promise<void> {
  try {
    await removeParts(id, context);
    await context.storage.remove(pathsOf(id).flatMap(storedNamesOf));
    await context.leases.drop([id]);
  } catch (error) {
    context.leases.letGo([id]);
    context.log.warn({ err: error, id }, 'An abandoned file could not be deleted; recovery will');
  }
}

/**
 * Stores a picture's files again under a new path, because every record owns its files. Spares encoding them again,
 * which takes a quarter of a second.
 * @returns null if the picture is not stored (any more); then no file is left
 * @throws `noSpace`, `storageAway`; then no file is left
 */
export async function copy(picture: StoredPicture, context: MediaContext): Promise<StoredPicture | null> {
  const id = newId();
  const copied = { ...picture, path: pathOf(id) };
  const names = namesOf(copied.path, picture.widths);
  try {
    for (const [index, from] of namesOf(picture.path, picture.widths).entries()) {
      const file = await context.storage.open(from);
      if (!file) {
        await removeParts(id, context);
        return null;
      }
      await pipeline(file.stream, createWriteStream(context.work.partFile(names[index] ?? '')));
    }
  } catch (error) {
    await removeParts(id, context);
    throw toDiskError(error);
  }
  try {
    await store(id, copied, context);
  } catch (error) {
    throw toDiskError(error);
  }
  return copied;
}

/** A document whose file is durably stored; no row references it yet. */
export interface StoredDocument {
  /** Its path on this host: `/uploads/<32 hexadecimal characters>.<ending>`. */
  path: string;
  /** The file name of its downloads. */
  name: string;
  /** In bytes. */
  size: number;
  /** SHA-256 of the upload. */
  digest: string;
}

/**
 * Takes the lease, then moves an upload into storage as it is.
 * @throws `noSpace`, `storageAway`, or the storage's error; then no stored file is left
 */
export async function storeDocument(
  { file, name, size, digest, format }: DocumentUpload,
  context: MediaContext,
): Promise<StoredDocument> {
  const id = newId();
  const path = documentPathOf(id, format);
  try {
    await context.leases.take(id);
    for (const stored of storedNamesOf(path)) await context.storage.put(stored, file);
    return { path, name, size, digest };
  } catch (error) {
    await removeUnfinished(id, context);
    throw toDiskError(error);
  }
}
