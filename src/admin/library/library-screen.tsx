import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { LibraryFile, LibraryKind } from '../../content/library.ts';
import { LIBRARY_FILTERS } from '../../content/library.ts';
import { kathmanduMonths } from '../../schema/kathmandu.ts';
import { gregorianMonths } from '../../ui/day-words.ts';
import { FileControl } from '../form/inputs/file-control.tsx';
import { ListButton, UploadingFiles, useUploads } from '../form/inputs/uploading.tsx';
import { fileWords } from '../form/inputs/words.ts';
import { AddIcon } from '../icons.tsx';
import { digits, language } from '../language.ts';
import { Heading } from '../layout/heading.tsx';
import { useList } from '../list/collection.ts';
import { DataList, EmptyList } from '../list/data-list.tsx';
import { findWords, searched } from '../list/words.ts';
import { filePath } from '../paths.ts';
import { navigation } from '../words.ts';
import { FileGrid } from './file-grid.tsx';
import { type Added, addFile, library, listPath, shownName } from './library-queries.ts';
import { words } from './words.ts';
import '../form/form.css';
import './library.css';

const KINDS: readonly LibraryKind[] = ['picture', 'document'];

/** The library of pictures and documents. Which of the two is in the address. */
export function LibraryScreen() {
  const [params] = useSearchParams();
  const kind: LibraryKind = params.get('of') === 'documents' ? 'document' : 'picture';
  return (
    <>
      <Heading title={navigation.pictures} />
      <nav className="list-views" aria-label={words.kinds}>
        {KINDS.map((one) => (
          <Link key={one} to={listPath(one)} aria-current={one === kind ? 'page' : undefined}>
            {words.plurals[one]}
          </Link>
        ))}
      </nav>
      <LibraryUploads key={`${kind} uploads`} kind={kind} />
      <FileList key={kind} kind={kind} />
    </>
  );
}

/** @param month `YYYY-MM` */
function monthInWords(month: string): string {
  const [year = '', number] = month.split('-');
  return `${gregorianMonths[language][Number(number) - 1]} ${digits(year)}`;
}

/** How far back the filter by month goes. */
const MONTHS = 36;

function FileList({ kind }: { kind: LibraryKind }) {
  const none = { words: words.noneSuch[kind], clear: findWords.clear };
  const list = useList(library[kind], [
    {
      name: 'filter',
      label: words.filter,
      options: [
        { value: '', label: words.all },
        ...LIBRARY_FILTERS.map((value) => ({ value, label: words.filters[value] })),
      ],
      none,
    },
    {
      name: 'month',
      label: words.month,
      options: [
        { value: '', label: words.everyMonth },
        ...kathmanduMonths(new Date(), MONTHS).map((value) => ({ value, label: monthInWords(value) })),
      ],
      none,
    },
  ]);
  return (
    <DataList
      list={list}
      noun={words.nouns[kind]}
      searched={searched.library}
      grid={(rows, isStale) => <FileGrid kind={kind} rows={rows} isStale={isStale} />}
      empty={<EmptyList purpose={words.purpose[kind]} />}
    />
  );
}

/** What was found of a file that is there already. */
interface Twin {
  file: File;
  there: LibraryFile;
}

/** Uploads many files at once. What failed is tried again alone, and of what is there already it is asked. */
function LibraryUploads({ kind }: { kind: LibraryKind }) {
  const input = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const [twins, setTwins] = useState<readonly Twin[]>([]);
  const [added, setAdded] = useState(0);
  const [again] = useState(() => new WeakSet<File>());
  const uploads = useUploads<Added>({
    name: 'library',
    send: (file, onProgress) => addFile(kind, file, !again.has(file), onProgress),
    onArrived({ duplicate, ...there }, file) {
      if (duplicate?._id === there._id) setTwins((all) => [...all, { file, there }]);
      else setAdded((count) => count + 1);
      void library[kind].refresh(queries);
    },
  });
  const { inFlight, refusals, add } = uploads;
  const settle = ({ file }: Twin) => setTwins((all) => all.filter((twin) => twin.file !== file));
  return (
    <div className="library-uploads">
      <FileControl
        kind={kind}
        input={input}
        icon={<AddIcon />}
        label={words.uploadMany[kind]}
        hint={kind === 'picture' ? fileWords.imagesHint : words.documentHint}
        errors={refusals}
        multiple
        onChosen={(files) => {
          setAdded(0);
          add(files);
        }}
      />
      <UploadingFiles {...uploads} />
      <p role="status" className="field-hint">
        {inFlight.length === 0 && added > 0 && words.added(added)}
      </p>
      {twins.length > 0 && (
        <ul className="documents" aria-label={words.twins}>
          {twins.map((twin) => (
            <li key={`${twin.there._id} ${twin.file.name} ${twin.file.lastModified}`}>
              <span>{words.isThere(twin.file.name, shownName(twin.there))}</span>
              <span className="document-buttons">
                <Link to={filePath(kind, twin.there._id)}>{words.showIt}</Link>
                <ListButton
                  label={words.allTheSame}
                  name={twin.file.name}
                  onClick={() => {
                    settle(twin);
                    again.add(twin.file);
                    add([twin.file]);
                  }}
                />
                <ListButton
                  label={words.leaveIt}
                  name={twin.file.name}
                  onClick={() => {
                    settle(twin);
                    input.current?.focus();
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
