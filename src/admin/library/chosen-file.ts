import type { LibraryPicture } from '../../content/library.ts';
import { shownName } from './library-queries.ts';

/** The stored pictures that stand in forms in place of files, by what stands for them. */
const chosen = new WeakMap<File, LibraryPicture>();

/** An empty file that stands for a picture of the library in a form, which sends its path instead. */
export function fileOf(picture: LibraryPicture): File {
  const file = new File([], shownName(picture), { type: 'image/webp' });
  chosen.set(file, picture);
  return file;
}

/** The picture of the library that a file stands for; undefined for a file of one's own. */
export const pictureOf = (file: File): LibraryPicture | undefined => chosen.get(file);

/** Whether a file is one of one's own, which is uploaded. */
export const isOwnFile = (file: File): boolean => !chosen.has(file);
