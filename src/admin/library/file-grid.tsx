import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LibraryEntry, LibraryKind } from '../../content/library.ts';
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

interface FileGridProps {
  kind: LibraryKind;
  /** Undefined while they are read. */
  rows: readonly LibraryEntry[] | undefined;
  isStale: boolean;
  /** Called with the file that is pressed; without it, each leads to its screen. */
  onChosen?: (file: LibraryEntry) => void;
}

const WAITING = [1, 2, 3, 4, 5, 6];

/** Pictures or documents of the library, each a link to its screen or a button that chooses it. */
export function FileGrid({ kind, rows, isStale, onChosen }: FileGridProps) {
  const item = (key: string | number, content: ReactNode) => <li key={key}>{content}</li>;
  return (
    <ul className="library-grid" data-kind={kind} data-stale={isStale || undefined} aria-busy={!rows}>
      {rows
        ? rows.map((file) =>
            item(
              file._id,
              onChosen ? (
                <button type="button" className="library-card" onClick={() => onChosen(file)}>
                  <Card file={file} />
                </button>
              ) : (
                <Link className="library-card" to={filePath(kind, file._id)}>
                  <Card file={file} />
                </Link>
              ),
            ),
          )
        : WAITING.map((at) => item(at, <Skeleton height={kind === 'picture' ? 180 : 72} />))}
    </ul>
  );
}

/** Its picture is read as the person who is signed in: visitors see only those that something live shows. */
function Card({ file }: { file: LibraryEntry }) {
  const name = shownName(file);
  const details =
    'width' in file ? (file.alt === '' ? [words.undescribed] : []) : [digits(formatFileSize(file.bytes))];
  return (
    <>
      <span className="library-look">
        {'width' in file ? <StoredPicture src={shownPath(file, 320)} alt="" isPrivate /> : <DocumentIcon />}
      </span>
      <span className="library-name" lang={langWithin(language, name)}>
        {name}
      </span>
      <span className="library-detail">{[words.used(file.uses), ...details].join(' · ')}</span>
    </>
  );
}

/** The size of a picture that is shown in so many pixels. */
export const shownPath = ({ path, width }: { path: string; width: number }, shown: number) =>
  width > shown ? pathAtWidth(path, shown) : path;
