import { namesOf } from '../schema/picture-names.ts';
import type { MediaContext } from './context.ts';

const FIRST_BYTE = { start: 0, end: 0 };

/**
 * The bytes of all stored sizes of a picture. A storage tells a file's size with any part of it, so one byte of each is
 * read.
 * @returns 0 if none is stored @throws `storageAway`
 */
export async function bytesOf(
  { path, widths }: { path: string; widths: readonly number[] },
  { storage }: Pick<MediaContext, 'storage'>,
): Promise<number> {
  let bytes = 0;
  for (const name of namesOf(path, widths)) {
    const file = await storage.open(name, FIRST_BYTE);
    file?.stream.destroy();
    bytes += file?.size ?? 0;
  }
  return bytes;
}
