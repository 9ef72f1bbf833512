import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LibraryFiles, LibraryKind, LibraryPicture } from '../../content/library.ts';
import { pathAtWidth } from '../../schema/picture-names.ts';
import { formatFileSize } from '../../ui/file-size.ts';
import { langWithin } from '../../ui/lang-of.ts';
import { DocumentIcon } from '../icons.tsx';
import { digits, language } from '../language.ts';
import { filePath } from '../paths.ts';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import { shownName } from './library-queries.ts';
import { words } from './words.ts';
import './library.css';

interface FileGridProps<Kind extends LibraryKind> {
  kind: Kind;
  /** Undefined while they are read. */
  rows: readonly LibraryFiles[Kind][] | undefined;
  isStale: boolean;
  /** Called with the file that is pressed; without it, each leads to its screen. */
  onChosen?: (file: LibraryFiles[Kind]) => void;
}

const WAITING = [1, 2, 3, 4, 5, 6];

/** Pictures or documents of the library, each a link to its screen or a button that chooses it. */
export function FileGrid<Kind extends LibraryKind>({ kind, rows, isStale, onChosen }: FileGridProps<Kind>) {
  if (!rows)
    return (
      <ul className="library-grid" data-kind={kind} aria-busy="true">
        {WAITING.map((at) => (
          <li key={at}>
            <Skeleton height={kind === 'picture' ? 180 : 72} />
          </li>
        ))}
      </ul>
    );
  const card = (file: LibraryFiles[Kind], content: ReactNode) =>
    onChosen ? (
      <button type="button" className="library-card" onClick={() => onChosen(file)}>
        {content}
      </button>
    ) : (
      <Link className="library-card" to={filePath(kind, file._id)}>
        {content}
      </Link>
    );
  return (
    <ul className="library-grid" data-kind={kind} data-stale={isStale || undefined}>
      {rows.map((file) => {
        const name = shownName(file);
        return (
          <li key={file._id}>
            {card(
              file,
              <>
                <span className="library-look">
                  {kind === 'picture' ? <Thumbnail picture={file as LibraryPicture} /> : <DocumentIcon />}
                </span>
                <span className="library-name" lang={langWithin(language, name)}>
                  {name}
                </span>
                <span className="library-detail">{detailOf(kind, file)}</span>
              </>,
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Read as the person who is signed in: visitors see only those that something live shows. */
const Thumbnail = ({ picture: { path, width } }: { picture: LibraryPicture }) => (
  <StoredPicture src={width > 320 ? pathAtWidth(path, 320) : path} alt="" isPrivate />
);

/** What a card says below the name. */
function detailOf(kind: LibraryKind, file: LibraryFiles[LibraryKind]): string {
  const isDescribed = 'alt' in file ? file.alt !== '' : true;
  return [
    words.used(file.uses),
    ...(kind === 'document' ? [digits(formatFileSize(file.bytes))] : []),
    ...(isDescribed ? [] : [words.undescribed]),
  ].join(' · ');
}
