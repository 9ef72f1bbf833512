import { queryOptions } from '@tanstack/react-query';
import type { FileUse, LibraryEntry, LibraryFile, LibraryKind } from '../../content/library.ts';
import { authorizedRequest } from '../api/request.ts';
import { type OnProgress, sendFile } from '../api/uploads.ts';
import { formatDay } from '../format-time.ts';
import { collection } from '../list/collection.ts';
import { words } from './words.ts';

const { unreadable } = words;

const rowsOf = (kind: LibraryKind) =>
  collection<LibraryEntry>({
    key: `library-${kind}`,
    path: `/manage/${kind}s`,
    one: `/manage/${kind}`,
    unreadable,
  });

/** The files that one may choose. */
export const library = { picture: rowsOf('picture'), document: rowsOf('document') };

/** The parts of multipart bodies. */
const PARTS: Readonly<Record<LibraryKind, string>> = { picture: 'image', document: 'document' };

/** A file that was put into the library, with the one that was there before it. */
export type Added = LibraryFile & { duplicate: LibraryFile | null };

/** Puts a file into the library. @param ifNew whether one that is there already is not stored again */
export const addFile = (kind: LibraryKind, file: File, ifNew: boolean, onProgress: OnProgress) =>
  sendFile<Added>(
    `/manage/${kind}`,
    { ...(ifNew && { ifNew: 'true' }), [PARTS[kind]]: file },
    unreadable,
    onProgress,
  );

/** Puts another file in its place wherever it is used. */
export const replaceFile = (kind: LibraryKind, id: string, file: File, onProgress: OnProgress) =>
  sendFile<LibraryFile & { changed: number }>(
    `${library[kind].pathOf(id)}/replace`,
    { [PARTS[kind]]: file },
    unreadable,
    onProgress,
  );

/** Where a file is used. */
export const usesQuery = (kind: LibraryKind, id: string) =>
  queryOptions({
    queryKey: [...library[kind].key, 'uses', id],
    async queryFn({ signal }) {
      const { body } = await authorizedRequest({ path: `${library[kind].pathOf(id)}/uses`, signal });
      return Array.isArray(body) ? (body as FileUse[]) : [];
    },
  });

/** What a file is called in lists: its title, its name, else the day on which it came. */
export const shownName = (file: LibraryFile & { title?: string }): string =>
  file.title || file.name || words.from(formatDay(new Date(file.createdAt)));

export const LIBRARY = '/admin/pictures';
const DOCUMENTS = `${LIBRARY}?of=documents`;

export const listPath = (kind: LibraryKind): string => (kind === 'picture' ? LIBRARY : DOCUMENTS);
