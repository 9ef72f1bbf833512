import { queryOptions } from '@tanstack/react-query';
import type { LibraryFile, LibraryFiles, LibraryKind, UseState } from '../../content/library.ts';
import { authorizedRequest, objectIn } from '../api/request.ts';
import { formatDay } from '../format-time.ts';
import { collection } from '../list/collection.ts';
import { words } from './words.ts';

/** What uses a file. */
export interface Use {
  /** Name of a content type, or 'settings'. */
  type: string;
  id: string;
  title: string;
  field: string;
  state: UseState;
}

const rowsOf = <Kind extends LibraryKind>(kind: Kind) =>
  collection<LibraryFiles[Kind]>({
    key: `library-${kind}`,
    path: `/manage/${kind}s`,
    one: `/manage/${kind}`,
    unreadable: words.unreadable,
  });

/** The files that one may choose. */
export const library: { [Kind in LibraryKind]: ReturnType<typeof rowsOf<Kind>> } = {
  picture: rowsOf('picture'),
  document: rowsOf('document'),
};

/** The parts of multipart bodies. */
const PARTS: Readonly<Record<LibraryKind, string>> = { picture: 'image', document: 'document' };

type OnProgress = (share: number) => void;

async function sendFile<Answer extends object>(
  kind: LibraryKind,
  path: string,
  { file, fields = {}, onProgress }: { file: File; fields?: Record<string, string>; onProgress: OnProgress },
): Promise<Answer> {
  const body = new FormData();
  for (const [name, text] of Object.entries(fields)) body.append(name, text);
  body.append(PARTS[kind], file);
  return objectIn<Answer>(
    await authorizedRequest({ method: 'POST', path, body, onProgress }),
    words.unreadable,
  );
}

/** A file that was put into the library, with the one that was there before it. */
export type Added = LibraryFile & { duplicate: LibraryFile | null };

/** Puts a file into the library. @param ifNew whether one that is there already is not stored again */
export const addFile = (
  kind: LibraryKind,
  file: File,
  { ifNew, onProgress }: { ifNew: boolean; onProgress: OnProgress },
) =>
  sendFile<Added>(kind, `/manage/${kind}`, {
    file,
    onProgress,
    ...(ifNew && { fields: { ifNew: 'true' } }),
  });

/** Puts another file in its place wherever it is used. */
export const replaceFile = (kind: LibraryKind, id: string, file: File, onProgress: OnProgress) =>
  sendFile<LibraryFile & { changed: number }>(kind, `${library[kind].pathOf(id)}/replace`, {
    file,
    onProgress,
  });

/** Changes what the library says of a file. */
export const describeFile = async <Kind extends LibraryKind>(kind: Kind, id: string, said: object) =>
  objectIn<LibraryFiles[Kind]>(
    await authorizedRequest({ method: 'PUT', path: library[kind].pathOf(id), body: said }),
    words.unreadable,
  );

/** Where a file is used. */
export const usesQuery = (kind: LibraryKind, id: string) =>
  queryOptions({
    queryKey: [...library[kind].key, 'uses', id],
    async queryFn({ signal }) {
      const { body } = await authorizedRequest({ path: `${library[kind].pathOf(id)}/uses`, signal });
      return Array.isArray(body) ? (body as Use[]) : [];
    },
  });

/** What a file is called in lists: its title, its name, else the day on which it came. */
export const shownName = (file: LibraryFile & { title?: string }): string =>
  file.title || file.name || words.from(formatDay(new Date(file.createdAt)));

export const LIBRARY = '/admin/pictures';
const DOCUMENTS = `${LIBRARY}?of=documents`;

export const listPath = (kind: LibraryKind): string => (kind === 'picture' ? LIBRARY : DOCUMENTS);
