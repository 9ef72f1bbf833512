import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { namesOf, pathOf } from '../schema/picture-names.ts';
import type { MediaContext } from './context.ts';
import { removeParts, type StoredPicture, store } from './prepare.ts';
import { toDiskError } from './storage/durable.ts';
import { newId } from './work-directory.ts';

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
