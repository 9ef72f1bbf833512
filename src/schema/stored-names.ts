import { documentIdOf, documentPathOf, isDocumentPath } from './document-names.ts';
import { idOf, isFileName, namesOf, pathOf, pathOfFile, uploadsPath } from './picture-names.ts';

/** What may lie in storage, whatever it is: pictures in all their sizes, and documents. Ids are of no two files alike. */

/** Whether `name` can be a stored file's; whatever else is asked for does not exist. */
export function isStoredName(name: string): boolean {
  return isFileName(name) || documentIdOf(name) !== null;
}

/** The path by which rows know what a stored file belongs to, or null for a foreign name. */
export function storedPathOf(name: string): string | null {
  const id = documentIdOf(name);
  return id === null ? pathOfFile(name) : documentPathOf(id);
}

/** The id in a path, or null for anything that is not the path of something stored. */
export function storedIdOf(path: string): string | null {
  return isDocumentPath(path) ? documentIdOf(path.slice(uploadsPath.length)) : idOf(path);
}

/** Every path by which what has this id may be known. */
export function pathsOf(id: string): string[] {
  return [pathOf(id), documentPathOf(id)];
}

/** Every name in storage of what is at `path`; a path of nothing stored has none. */
export function storedNamesOf(path: string): string[] {
  return isDocumentPath(path) ? [path.slice(uploadsPath.length)] : namesOf(path);
}
