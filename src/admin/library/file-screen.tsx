import { Button, Progress } from '@mantine/core';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import {
  type FileUse,
  FOCUS_POINTS,
  type LibraryEntry,
  type LibraryFile,
  type LibraryKind,
} from '../../content/library.ts';
import { formatFileSize } from '../../ui/file-size.ts';
import { langOf } from '../../ui/lang-of.ts';
import { useLibraryFields, useTypes } from '../content-types.tsx';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { DangerButton, Dialog, DialogAnswers, DialogError, Quoted } from '../dialog/dialog.tsx';
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
import { filePath, pathsOf, SETTINGS, trashPath } from '../paths.ts';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import { shownTitle } from '../shown-title.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { shownPath } from './file-grid.tsx';
import { library, listPath, replaceFile, shownName, usesQuery } from './library-queries.ts';
import { words } from './words.ts';
import '../form/inputs/attachments.css';
import './library.css';
import { messageOf, tooLarge } from '../api/api-error.ts';
import { FileControl } from '../form/inputs/file-control.tsx';
import { useOneMutation } from '../queries.ts';

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
      <RecordFields type={{ fields }} values={values} textFields={textFields} pictureFields={[]} />
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
        {shownTitle({ title })}
      </Link>
      <span className="library-detail">{[noun, label, words.states[state]].filter(Boolean).join(' · ')}</span>
    </li>
  );
}

interface ReplaceDialogProps {
  kind: LibraryKind;
  file: LibraryFile;
  uses: readonly FileUse[];
  onClose: () => void;
}

/** Chooses the file that takes a file's place everywhere, and says before what that does. */
function ReplaceDialog({ kind, file, uses, onClose }: ReplaceDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<File>();
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState('');
  const places = uses.filter(({ state }) => state !== 'version').length;
  const { mutate, isPending } = useOneMutation<Awaited<ReturnType<typeof replaceFile>>, File>({
    meta: { quiet: true },
    mutationFn: (by) => replaceFile(kind, file._id, by, setShare),
    onSuccess({ _id, changed }) {
      toastSuccess(words.replaced(changed));
      // Live records and drafts have changed, too.
      void queries.invalidateQueries({ refetchType: 'none' });
      onClose();
      void navigate(filePath(kind, _id), { replace: true });
    },
    onError: (error) => setFailure(messageOf(error)),
  });
  return (
    <Dialog title={words.replacement[kind]} onCancel={onClose}>
      <p>
        <Quoted>{shownName(file)}</Quoted> {words.replacing(places)}
      </p>
      <p>{words.replacingReview}</p>
      {failure && <DialogError>{failure}</DialogError>}
      <FileControl
        kind={kind}
        input={input}
        label={chosen?.name ?? words.newFile[kind]}
        onChosen={([file]) => {
          setChosen(file);
          setFailure((file && tooLarge(file)) ?? '');
        }}
      />
      {isPending && <Progress value={share * 100} aria-label={words.uploading} />}
      <DialogAnswers onCancel={onClose}>
        <Button
          aria-disabled={!chosen || isPending}
          data-busy={isPending || undefined}
          onClick={() => chosen && mutate(chosen)}
        >
          {words.replace}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}

const STEPS = Array.from({ length: FOCUS_POINTS }, (_, at) => at);

/** How the keys move the point. */
const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const inside = (at: number) => Math.min(Math.max(at, 0), FOCUS_POINTS - 1);

interface FocusGridProps {
  focus: readonly [x: number, y: number];
  onChange: (focus: [x: number, y: number]) => void;
  /** The picture under the grid. */
  children: ReactNode;
}

/**
 * The point of a picture that stays in sight where its edges are cut off: a grid of buttons over it, one tab stop with
 * arrow keys inside.
 */
function FocusGrid({ focus: [x, y], onChange, children }: FocusGridProps) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    const next: [number, number] = [inside(x + step[0]), inside(y + step[1])];
    onChange(next);
    event.currentTarget.querySelectorAll('button')[next[1] * FOCUS_POINTS + next[0]]?.focus();
  };
  return (
    <div className="focus-field">
      <div className="field-label" id={`${id}-label`}>
        {words.focus}
      </div>
      <p className="field-hint" id={`${id}-hint`}>
        {words.focusHint}
      </p>
      <div className="focus-picture">
        {children}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid over the picture */}
        <div
          className="focus-grid"
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          onKeyDown={move}
        >
          {STEPS.flatMap((row) =>
            STEPS.map((column) => {
              const isOn = column === x && row === y;
              return (
                <button
                  key={`${column} ${row}`}
                  type="button"
                  aria-label={words.focusAt(words.columns[column] ?? '', words.rows[row] ?? '')}
                  aria-pressed={isOn}
                  tabIndex={isOn ? 0 : -1}
                  onClick={() => onChange([column, row])}
                />
              );
            }),
          )}
        </div>
      </div>
    </div>
  );
}
