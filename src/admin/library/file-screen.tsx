import { Button } from '@mantine/core';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { FileUse, LibraryEntry, LibraryKind } from '../../content/library.ts';
import { formatFileSize } from '../../ui/file-size.ts';
import { langOf } from '../../ui/lang-of.ts';
import { useLibraryFields, useTypes } from '../content-types.tsx';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { DangerButton } from '../dialog/dialog.tsx';
import { useHasDuty } from '../duties/own-duties.ts';
import { textFieldsOf } from '../form/inputs/index.ts';
import { Loaded } from '../form/loaded-record.tsx';
import { RecordFields } from '../form/record-fields.tsx';
import { useStoredForm } from '../form/saving.tsx';
import { StoredForm } from '../form/stored-form.tsx';
import { textsOf } from '../form/texts.ts';
import { formatDayAndTime } from '../format-time.ts';
import { DeleteIcon } from '../icons.tsx';
import { capitalized, digits } from '../language.ts';
import { Heading } from '../layout/heading.tsx';
import type { Seen } from '../list/collection.ts';
import { pathsOf, SETTINGS, trashPath } from '../paths.ts';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import { toastSuccess } from '../toast/toasts.ts';
import { shownPath } from './file-grid.tsx';
import { FocusGrid } from './focus-grid.tsx';
import { library, listPath, shownName, usesQuery } from './library-queries.ts';
import { ReplaceDialog } from './replace-dialog.tsx';
import { words } from './words.ts';
import '../form/inputs/attachments.css';
import './library.css';

export const UpdatePictureScreen = () => <FileScreen kind="picture" />;
export const UpdateDocumentScreen = () => <FileScreen kind="document" />;

/** What the library knows of one file: its texts, where it is used, and what can be done with it. */
function FileScreen({ kind }: { kind: LibraryKind }) {
  const { id = '' } = useParams();
  const query = useQuery(library[kind].one(id));
  return (
    <>
      <Heading title={capitalized(words.nouns[kind])} />
      <Loaded query={query} back={{ to: listPath(kind), label: words.back }}>
        {(seen) => (
          <div className="library-file" key={seen.row._id}>
            <FileForm kind={kind} seen={seen} />
            <FileUses kind={kind} file={seen.row} />
          </div>
        )}
      </Loaded>
    </>
  );
}

/** Lists are read again when they are next shown; what this screen shows may be gone. */
const forgetLists = (queries: QueryClient, kind: LibraryKind) =>
  queries.invalidateQueries({ queryKey: library[kind].key, refetchType: 'none' });

const FOCUS = 'focus';

function FileForm({ kind, seen }: { kind: LibraryKind; seen: Seen<LibraryEntry> }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const fields = [...useLibraryFields(kind)];
  const textFields = textFieldsOf(fields);
  const { row } = seen;
  const form = useStoredForm<Seen<LibraryEntry>>({
    stored: seen,
    textsOf: (of = seen) => ({
      ...textsOf(textFields, { ...of.row }),
      ...('focus' in of.row && { [FOCUS]: JSON.stringify(of.row.focus) }),
    }),
    read: async () => seen,
    send: ({ [FOCUS]: focus, ...texts }, of) =>
      library[kind].save({ ...texts, ...(focus !== undefined && { focus: JSON.parse(focus) }) }, of),
    onSaved() {
      void forgetLists(queries, kind);
      toastSuccess(words.saved);
      void navigate(listPath(kind));
    },
    compared: [],
  });
  const { values } = form;
  const focus = values.fieldOf(FOCUS);
  return (
    <StoredForm form={form} listPath={listPath(kind)}>
      {'focus' in row && (
        <FocusGrid
          focus={JSON.parse(focus.value)}
          onChange={(point) => focus.onChange(JSON.stringify(point))}
        >
          <StoredPicture src={shownPath(row, 960)} alt={row.alt || words.thePicture} isPrivate />
        </FocusGrid>
      )}
      <p className="field-hint">{factsOf(row)}</p>
      <RecordFields type={{ fields }} values={values} textFields={textFields} fileFields={[]} />
    </StoredForm>
  );
}

const factsOf = (file: LibraryEntry) =>
  [
    'width' in file ? words.pixels(digits(file.width), digits(file.height)) : file.name,
    digits(formatFileSize(file.bytes)),
    words.uploaded(formatDayAndTime(new Date(file.createdAt))),
  ].join(' · ');

/** More are shown at a press. */
const FIRST_USES = 20;

/** Where a file is used, and what a publisher may do with it. */
function FileUses({ kind, file }: { kind: LibraryKind; file: LibraryEntry }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const mayReplace = useHasDuty('publisher');
  const query = useQuery(usesQuery(kind, file._id));
  const [areAll, setAll] = useState(false);
  const [asked, setAsked] = useState<'replace' | 'delete' | null>(null);
  const uses = query.data ?? [];
  const isUsed = uses.some(({ state }) => state !== 'version');
  const close = () => setAsked(null);
  return (
    <section className="library-uses" aria-labelledby="library-uses">
      <h2 id="library-uses">{words.usesTitle}</h2>
      <Loaded query={query}>
        {(all) => (
          <>
            {all.length === 0 && <p>{words.notUsed}</p>}
            <ul className="documents">
              {(areAll ? all : all.slice(0, FIRST_USES)).map((use) => (
                <UseLine key={`${use.type} ${use.id} ${use.field} ${use.state}`} use={use} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {!areAll && uses.length > FIRST_USES && (
        <Button variant="default" size="compact-sm" onClick={() => setAll(true)}>
          {words.allUses(uses.length)}
        </Button>
      )}
      {mayReplace && query.data && (
        <div className="library-actions">
          <Button variant="default" onClick={() => setAsked('replace')}>
            {words.replace}
          </Button>
          {isUsed ? (
            <p className="field-hint">{words.noDeletion}</p>
          ) : (
            <DangerButton icon={<DeleteIcon />} onClick={() => setAsked('delete')}>
              {words.remove}
            </DangerButton>
          )}
        </div>
      )}
      {asked === 'replace' && <ReplaceDialog kind={kind} file={file} uses={uses} onClose={close} />}
      {asked === 'delete' && (
        <DeletionDialog
          title={words.removal[kind]}
          what={shownName(file)}
          consequence={uses.length > 0 ? words.gap : words.forGood}
          onDelete={() => library[kind].remove(file._id)}
          message={words.removed}
          refresh={() => forgetLists(queries, kind)}
          onClose={close}
          onGone={() => void navigate(listPath(kind))}
        />
      )}
    </section>
  );
}

function UseLine({ use: { type: name, id, title, field, state } }: { use: FileUse }) {
  const type = useTypes().find((one) => one.name === name);
  const label = type?.fields.find((one) => one.name === field)?.label;
  const ofRecord = () => (type ? pathsOf(type).update({ _id: id }) : SETTINGS);
  const noun = type ? capitalized(type.admin.noun) : words.settings;
  return (
    <li>
      <Link to={type && state === 'trash' ? trashPath(name, title) : ofRecord()} lang={langOf(title)}>
        {title || words.untitled}
      </Link>
      <span className="library-detail">{[noun, label, words.states[state]].filter(Boolean).join(' · ')}</span>
    </li>
  );
}
