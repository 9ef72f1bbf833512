import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { messageOf } from '../api/api-error.ts';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { useDragOrder } from '../gallery/use-drag-order.ts';
import { AddIcon } from '../icons.tsx';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { recordDeletion } from '../list/record-deletion.tsx';
import { AddSemesterDialog, UpdateSemesterDialog } from './semester-dialog.tsx';
import { editButtonId, SemesterRow } from './semester-row.tsx';
import { subjectsOf, useSemesters } from './use-semesters.ts';
import { words } from './words.ts';
import '../list/list.css';
import './semesters.css';

interface SemesterSectionProps {
  faculty: TypeFacts;
  type: TypeFacts;
  /** The record whose semesters these are. */
  item: Item;
}

const NEW = 'new';
export const SEMESTERS = 'semesters';
const ADD_BUTTON = 'add-semester';

/**
 * The semesters on their faculty's screen, below its form and apart from it: each change is saved by itself (requirement
 * 17.33). The URL may name one that is open.
 */
export function SemesterSection({ faculty, type, item }: SemesterSectionProps) {
  const queries = useQueryClient();
  const { list, announcement, move } = useSemesters(faculty, type, item._id);
  const [toDelete, setToDelete] = useState<Item | null>(null);
  const { opened, open, close } = useOpened(type.name);
  const { drag, press } = useDragOrder((id, to) => {
    const dragged = semesters.find(({ _id }) => _id === id);
    if (dragged) move(dragged, to);
  });
  const semesters = list.data ?? [];
  const ids = semesters.map(({ _id }) => _id);
  const shown = drag ? ids.toSpliced(ids.indexOf(drag.path), 1).toSpliced(drag.to, 0, drag.path) : ids;
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
      <ol className="semester-list" data-dragging={drag ? true : undefined}>
        {semesters.map((semester, at) => (
          <SemesterRow
            key={semester._id}
            item={semester}
            at={at}
            count={semesters.length}
            place={shown.indexOf(semester._id)}
            isDragged={drag?.path === semester._id}
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
        <AddSemesterDialog type={type} faculty={item} onClose={() => closeAndFocus(ADD_BUTTON)} />
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
