import { Button } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import type { Faculty } from '../../content/faculty.ts';
import type { Semester } from '../../content/semester.ts';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { langOf } from '../../ui/lang-of.ts';
import { hasStatus, messageOf } from '../api/api-error.ts';
import {
  allRecords,
  createRecord,
  orderListed,
  readRecord,
  updateRecord,
  type Version,
} from '../api/records.ts';
import { comparedTexts } from '../conflict/choice-dialog.tsx';
import { useType } from '../content-types.tsx';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import { textFieldsOf } from '../form/inputs/index.ts';
import { RecordDialog } from '../form/record-dialog.tsx';
import { useStoredForm } from '../form/saving.tsx';
import { formDataOf, type Texts, textsOf } from '../form/texts.ts';
import { UpdateScreen } from '../form/update-screen.tsx';
import { type DragPlace, moved, placed, useDragOrder, usePressedButton } from '../gallery/arranging.ts';
import { AddIcon, EditIcon } from '../icons.tsx';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { DeleteAction, RowAction } from '../list/data-table.tsx';
import { recordDeletion } from '../list/record-deletion.tsx';
import { placeWords, rowWords } from '../list/words.ts';
import { keyOf, recordQuery, refreshLists } from '../queries.ts';
import { Grip, Moves } from '../sections/part-list.tsx';
import { type BothTitles, shownTitle } from '../shown-title.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { words } from './words.ts';
import './semesters.css';

const asJson = (changes: Texts) => changes;

/** A faculty's form, whose update is sent as JSON (requirement 7.8), with its semesters below. */
export function UpdateFacultyScreen({ type }: { type: TypeFacts }) {
  const semester = useType('semester');
  const below = semester && {
    id: SEMESTERS,
    label: words.heading,
    of: (item: Item) => <SemesterSection faculty={type} type={semester} item={item} />,
  };
  return <UpdateScreen type={type} encode={asJson} below={below} />;
}

/** A faculty's semesters in their order, with their subjects. */
const semestersQuery = (faculty: TypeFacts, type: TypeFacts, id: string) =>
  queryOptions({
    queryKey: [...keyOf(type), 'of', id],
    async queryFn({ signal }): Promise<Item[]> {
      const [{ item }, all] = await Promise.all([readRecord(faculty, id, signal), allRecords(type, signal)]);
      const byId = new Map(all.map((semester) => [semester._id, semester]));
      return (item as unknown as Faculty).semesters.flatMap(({ _id }) => byId.get(_id) ?? []);
    },
  });

const subjectsOf = (item: Item) => (item as unknown as Semester).subjects;

/** Name of the list in a faculty's responses, and id of its heading. */
const SEMESTERS = 'semesters' satisfies keyof Faculty;

/**
 * The semesters of a faculty. A move shows at once and is saved by itself, one after the other; an error shows the stored
 * order again. `announcement` describes the last move.
 */
function useSemesters(faculty: TypeFacts, type: TypeFacts, id: string) {
  const queries = useQueryClient();
  const query = semestersQuery(faculty, type, id);
  const { queryKey } = query;
  const list = useQuery(query);
  const [announcement, announce] = useState('');
  const pressed = usePressedButton();
  /** The last order that the server confirmed; null while nothing is moved. */
  const confirmed = useRef<Item[] | null>(null);
  const mutationKey = ['semester-order', id];
  const mutation = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn(after: readonly Item[]) {
      const ids = after.map(({ _id }) => _id);
      return orderListed(faculty, SEMESTERS, id, ids);
    },
    onSuccess(_, after) {
      confirmed.current = [...after];
    },
    onError() {
      announce('');
      // Without a connection the semesters cannot be fetched again, so the moves are undone here.
      if (confirmed.current) queries.setQueryData(queryKey, confirmed.current);
    },
    onSettled() {
      // Fetching between two moves would show the first of them undone.
      if (queries.isMutating({ mutationKey }) > 1) return;
      pressed.forget();
      confirmed.current = null;
      return queries.invalidateQueries({ queryKey: keyOf(type) });
    },
  });

  return {
    list,
    announcement,
    move(item: Item, to: number) {
      // Two presses may come before the first is rendered, so the cache counts, not the rendered list.
      const present = queries.getQueryData(queryKey);
      const from = present?.findIndex(({ _id }) => _id === item._id) ?? -1;
      if (!present || from < 0 || to < 0 || to >= present.length || to === from) return;
      pressed.note();
      confirmed.current ??= present;
      const after = moved(present, from, to);
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, after);
      announce(placeWords.moved(String(item.title), to + 1, present.length));
      mutation.mutate(after);
    },
  };
}

interface DialogProps {
  type: TypeFacts;
  onClose: () => void;
}

/** The reference to the faculty, which its screen sets. */
const FACULTY = 'faculty';

/** Changes a semester's title and subjects. */
function UpdateSemesterDialog({ type, id, onClose }: DialogProps & { id: string }) {
  const { data, error, refetch } = useQuery(recordQuery(type, id));
  if (data) return <SemesterDialog type={type} title={words.updateTitle} stored={data} onClose={onClose} />;
  const isGone = hasStatus(error, 404);
  return (
    <Dialog title={words.updateTitle} look="wide" onCancel={onClose}>
      {!error && <p className="field-hint">{words.loading}</p>}
      {isGone && <p>{messageOf(error)}</p>}
      {error && !isGone && <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />}
      <DialogAnswers onCancel={onClose} />
    </Dialog>
  );
}

interface SemesterDialogProps extends DialogProps {
  title: string;
  /** The semester to change; without it one is added to the faculty of this id. */
  stored?: Version;
  faculty?: string;
}

function SemesterDialog({ type, title, stored, faculty = '', onClose }: SemesterDialogProps) {
  const queries = useQueryClient();
  const textFields = textFieldsOf(type.fields).filter(({ facts }) => facts.name !== FACULTY);
  const { dialog, save, ...form } = useStoredForm<Version>({
    isInDialog: true,
    stored,
    textsOf: (version) => textsOf(textFields, version?.item),
    read: ({ item }) => readRecord(type, item._id),
    send: (changes, seen) =>
      seen
        ? updateRecord(type, seen.item._id, formDataOf(changes), seen.etag)
        : createRecord(type, formDataOf({ ...changes, [FACULTY]: faculty })),
    onSaved() {
      toastSuccess(stored ? type.words.updated : type.words.created);
      // The lists that show semesters, those of faculties included.
      void refreshLists(queries, type);
      onClose();
    },
    compared: comparedTexts(textFields),
  });
  return (
    <RecordDialog
      title={title}
      type={type}
      textFields={textFields}
      pictureFields={[]}
      {...form}
      conflict={dialog}
      onSave={save}
      onClose={onClose}
    />
  );
}

/** Id of the button that opens a semester. */
const editButtonId = (id: string) => `edit-${id}`;

interface SemesterRowProps extends DragPlace {
  item: Item;
  /** Counted from 0. */
  at: number;
  count: number;
  onEdit: () => void;
  onDelete: () => void;
  onMove: (to: number) => void;
  /** A press on the handle, which may begin a drag. */
  onPress: (event: PointerEvent) => void;
}

/** A semester of a faculty with its subjects. At an end of the list a button is disabled but keeps the focus. */
function SemesterRow({ item, at, count, place, isDragged, ...on }: SemesterRowProps) {
  const title = shownTitle(item as Item & BothTitles);
  const titleId = `semester-${item._id}`;
  const subjects = subjectsOf(item);
  const names = subjects.map(({ name }) => name).join(', ');
  return (
    <li className="semester-row" {...placed({ place, isDragged })}>
      <Grip onPress={on.onPress} />
      <div className="semester-words">
        <span id={titleId} lang={langOf(title)}>
          {title}
        </span>
        <span className="row-detail" title={names}>
          {subjects.length === 0 ? words.noSubjects : `${words.subjects(subjects.length)}: ${names}`}
        </span>
      </div>
      <div className="row-actions">
        <RowAction
          of={titleId}
          label={rowWords.edit}
          icon={<EditIcon />}
          id={editButtonId(item._id)}
          aria-haspopup="dialog"
          onClick={on.onEdit}
        />
        <DeleteAction of={titleId} onClick={on.onDelete} />
        <Moves of={titleId} at={at} count={count} onMove={(target) => on.onMove(target(at, count))} />
      </div>
    </li>
  );
}

interface SemesterSectionProps {
  faculty: TypeFacts;
  type: TypeFacts;
  /** The record whose semesters these are. */
  item: Item;
}

const NEW = 'new';
const ADD_BUTTON = 'add-semester';

/**
 * The semesters on their faculty's screen, below its form and apart from it: each change is saved by itself (requirement
 * 17.33). The URL may name one that is open.
 */
function SemesterSection({ faculty, type, item }: SemesterSectionProps) {
  const queries = useQueryClient();
  const { list, announcement, move } = useSemesters(faculty, type, item._id);
  const [toDelete, setToDelete] = useState<Item | null>(null);
  const { opened, open, close } = useOpened(type.name);
  const semesters = list.data ?? [];
  const ids = semesters.map(({ _id }) => _id);
  const { isDragging, placeOf, press } = useDragOrder(ids, (id, to) => {
    const dragged = semesters.find(({ _id }) => _id === id);
    if (dragged) move(dragged, to);
  });
  const closeAndFocus = (id: string) => {
    flushSync(close);
    document.getElementById(id)?.focus();
  };

  return (
    <section className="semester-section" aria-labelledby={SEMESTERS}>
      <div className="semester-head">
        <h2 id={SEMESTERS} tabIndex={-1}>
          {words.heading}
        </h2>
        <Button id={ADD_BUTTON} variant="default" leftSection={<AddIcon />} onClick={() => open(NEW)}>
          {words.add}
        </Button>
      </div>
      <p className="field-hint">{list.data?.length === 0 ? words.none : words.hint}</p>
      {list.error && !list.data && (
        <ErrorNotice message={messageOf(list.error)} onTryAgain={() => void list.refetch()} />
      )}
      {list.isPending && <p className="field-hint">{words.loading}</p>}
      <ol className="semester-list" data-dragging={isDragging}>
        {semesters.map((semester, at) => (
          <SemesterRow
            key={semester._id}
            item={semester}
            at={at}
            count={semesters.length}
            {...placeOf(semester._id)}
            onEdit={() => open(semester._id)}
            onDelete={() => setToDelete(semester)}
            onMove={(to) => move(semester, to)}
            onPress={(event) => press(event, semester._id, at)}
          />
        ))}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      {opened === NEW && (
        <SemesterDialog
          type={type}
          title={words.addTitle(String(item.title))}
          faculty={item._id}
          onClose={() => closeAndFocus(ADD_BUTTON)}
        />
      )}
      {opened && opened !== NEW && (
        <UpdateSemesterDialog
          key={opened}
          type={type}
          id={opened}
          onClose={() => closeAndFocus(editButtonId(opened))}
        />
      )}
      {toDelete && (
        <DeletionDialog
          {...recordDeletion(queries, type, toDelete, consequenceOf(subjectsOf(toDelete).length))}
          onClose={() => setToDelete(null)}
          onGone={() => document.getElementById(SEMESTERS)?.focus()}
        />
      )}
    </section>
  );
}

const consequenceOf = (subjects: number) => (subjects === 0 ? words.deletionAlone : words.deletion(subjects));

/** Which semester is open: the one that was pressed, or that the URL names. */
function useOpened(parameter: string) {
  const [params, setParams] = useSearchParams();
  const named = params.get(parameter);
  const [known, setKnown] = useState(named);
  const [opened, setOpened] = useState(named);
  if (named !== known) {
    setKnown(named);
    if (named) setOpened(named);
  }
  return {
    opened,
    open: setOpened,
    close() {
      setOpened(null);
      if (!named) return;
      setParams(
        (present) => {
          present.delete(parameter);
          return present;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
