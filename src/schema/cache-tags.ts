import { storedIdOf, storedPathOf } from './stored-names.ts';

/** Cache tags: names by which shared caches (a CDN, Varnish) are told what changed (requirement 18.53). */

/** The tag of every page, feed and calendar: each has the menu, the footer and lists of other records. */
export const PAGES_TAG = 'pages';

/** A second tag of every file, for changes that remove very many. */
export const FILES_TAG = 'files';

/** The tag of a stored picture or document in all its sizes and icons. @param path in rows, such as `/uploads/<id>.webp` */
export function fileTag(path: string): string {
  return `file-${storedIdOf(path) ?? ''}`;
}

/** The tags of an answer with a stored file. @param name of the file, such as `<id>-640.webp` */
export function tagsOfFile(name: string): string {
  return `${FILES_TAG} ${fileTag(storedPathOf(name) ?? '')}`;
}
