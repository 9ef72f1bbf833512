import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { namesOf, pathOf } from '../schema/picture-names.ts';
import { toNoSpaceError } from './no-space.ts';
import { type MediaContext, removeParts, type StoredPicture, store } from './prepare.ts';
import { newId } from './work-directory.ts';

/**
 * Stores the files of a picture once more, under a path of its own: each record has files of its own, and encoding
 * them again would cost a quarter of a second.
 * @returns null when the picture is not, or no longer, stored; then nothing stays
 * @throws `noSpace`; then nothing stays either
 */
export async function copy(picture: StoredPicture, shop: MediaContext): Promise<StoredPicture | null> {
  const id = newId();
  const copied = { ...picture, path: pathOf(id) };
  const names = namesOf(copied.path, picture.widths);
  try {
    for (const [index, from] of namesOf(picture.path, picture.widths).entries()) {
      const file = await shop.storage.open(from);
      if (!file) {
        await removeParts(id, shop);
        return null;
      }
      await pipeline(file.stream, createWriteStream(shop.work.partFile(names[index] ?? '')));
    }
  } catch (error) {
    await removeParts(id, shop);
    throw toNoSpaceError(error);
  }
  try {
    await store(id, copied, shop);
  } catch (error) {
    throw toNoSpaceError(error);
  }
  return copied;
}
