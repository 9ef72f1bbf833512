import {
  DOCUMENT_FORMATS,
  documentFormats,
  documentIdOf,
  documentPathOf,
  formatAt,
  isDocumentPath,
} from './document-names.ts';
import { idOf, isFileName, namesOf, pathOf, pathOfFile, uploadsPath } from './picture-names.ts';

/** Names of everything in storage: pictures in all their sizes, and documents. Ids are unique over both. */

/** Whether `name` has the form of a stored file's name. */
export function isStoredName(name: string): boolean {
  return isFileName(name) || documentIdOf(name) !== null;
}

/** The id of the picture or document at a path in the library, 24 characters as every record's; its name has more. */
export const libraryIdOf = (path: string): string => path.slice(uploadsPath.length).slice(0, 24);

/** The path in rows of the picture or document to which a stored file belongs; null for any other name. */
export function storedPathOf(name: string): string | null {
  return documentIdOf(name) === null ? pathOfFile(name) : uploadsPath + name;
}

/** The id in the path of a stored picture or document; null for any other path. */
export function storedIdOf(path: string): string | null {
  return isDocumentPath(path) ? documentIdOf(path.slice(uploadsPath.length)) : idOf(path);
}

/** Every path that a file with this id may have. */
export function pathsOf(id: string): string[] {
  return [pathOf(id), ...documentFormats.map((format) => documentPathOf(id, format))];
}

/** All file names in storage of the picture or document at `path`; empty for any other path. */
export function storedNamesOf(path: string): string[] {
  return isDocumentPath(path) ? [path.slice(uploadsPath.length)] : namesOf(path);
}

/** The media type of a stored file. */
export const mediaOf = (name: string): string =>
  documentIdOf(name) === null ? 'image/webp' : DOCUMENT_FORMATS[formatAt(name)].media;
