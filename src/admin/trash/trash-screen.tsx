import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { type BulkOutcome, changeSeveral, putBack } from '../api/managed.ts';
import { authorizedRequest } from '../api/request.ts';
import { useTypes } from '../content-types.tsx';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { DangerButton } from '../dialog/dialog.tsx';
import { DeleteIcon, PutBackIcon } from '../icons.tsx';
import { Heading } from '../layout/heading.tsx';
import { useBulk } from '../list/bulk.tsx';
import type { BulkChoice } from '../list/bulk-dialog.tsx';
import { BothDays } from '../list/cell-texts.tsx';
import { collection, useList } from '../list/collection.ts';
import { DataList, EmptyList } from '../list/data-list.tsx';
import { actionColumn, DeleteAction, NUMBER, RowAction, titleColumn } from '../list/data-table.tsx';
import { useChange } from '../list/use-change.ts';
import { findWords, searched } from '../list/words.ts';
import { pathsOf } from '../paths.ts';
import { refreshLists } from '../queries.ts';
import { shownTitle } from '../shown-title.ts';
import { toastSuccess, toastWarnings } from '../toast/toasts.ts';
import { navigation } from '../words.ts';
import { putBackWords, words } from './words.ts';
import './trash.css';

/** A deleted record. */
interface TrashedLine {
  _id: string;
  etag: string;
  /** Name of its content type. */
  type: string;
  title: string;
  title_ne: string;
  was: 'live' | 'draft' | 'ended';
  deletedAt: string;
  /** When it is deleted for good. */
  until: string;
  deletedBy: { _id: string; name: string } | null;
}

/** The trash, the last deleted first. */
const trash = collection<TrashedLine>({ key: 'trash', path: '/manage/trash', unreadable: words.unreadable });

/** Takes records out of the trash. */
const PUT_BACK: BulkChoice = { action: 'untrash', ...putBackWords };

/** The records deleted in the last 30 days, to be put back or deleted for good (requirements 19.215, 19.216). */
export function TrashScreen() {
  const queries = useQueryClient();
  const types = useTypes();
  const kinds = types
    .filter(({ drafts }) => drafts)
    .map(({ name, admin }) => ({ value: name, label: admin.label }));
  const list = useList(trash, [
    {
      name: 'type',
      label: words.kind,
      options: [{ value: '', label: words.allKinds }, ...kinds],
      none: { words: findWords.noneOfKind, clear: findWords.allKinds },
    },
  ]);
  const { rows = [], params, result } = list;
  const [isEmptying, setIsEmptying] = useState(false);
  const refresh = () =>
    Promise.all([trash.refresh(queries), ...types.map((type) => refreshLists(queries, type))]);
  const bulk = useBulk(list, {
    choices: [PUT_BACK],
    noun: words.noun,
    change: (_choice, lines) => putBackSeveral(lines),
    refresh,
  });
  const puttingBack = useChange({
    make: (line: TrashedLine) => putBack(line.type, line._id),
    onDone(answer, { type: name, _id, title }) {
      const type = types.find((one) => one.name === name);
      toastSuccess(words.putBack, type && { label: words.open(title), href: pathsOf(type).update({ _id }) });
      toastWarnings(answer);
    },
    refresh,
  });

  return (
    <>
      <Heading title={navigation.trash}>
        {
          // With a keyword it would be unclear which records are meant.
          params.q === '' && rows.length > 0 && (
            <DangerButton icon={<DeleteIcon />} onClick={() => setIsEmptying(true)}>
              {words.emptyIt}
            </DangerButton>
          )
        }
      </Heading>
      <DataList
        list={list}
        className="trash-table"
        columns={(remove) => [
          bulk.column,
          NUMBER,
          titleColumn<TrashedLine>({
            label: words.recordTitle,
            title: shownTitle,
            detail: (line) => <TrashDetail line={line} />,
          }),
          actionColumn((line, { titleId }) => (
            <>
              <RowAction
                of={titleId}
                label={words.putBack}
                icon={<PutBackIcon />}
                onClick={() => puttingBack.make(line)}
              />
              <DeleteAction of={titleId} label={words.erase} onClick={() => remove(line)} />
            </>
          )),
        ]}
        deletion={(line) => ({
          title: words.eraseQuestion,
          message: words.erased,
          what: shownTitle(line),
          consequence: words.eraseExplains,
          refresh,
        })}
        noun={words.noun}
        searched={searched.title}
        above={bulk.bar}
        empty={<EmptyList purpose={words.empty} />}
      />
      {bulk.dialog}
      {isEmptying && (
        <DeletionDialog
          title={words.emptyQuestion(result.data?.total ?? 0)}
          message={words.emptied}
          onDelete={() => emptyTrash(params.more.type)}
          consequence={words.emptyExplains}
          refresh={refresh}
          onClose={() => setIsEmptying(false)}
        />
      )}
    </>
  );
}

/** The kind of a deleted record, who deleted it and when, and until when it is kept. */
function TrashDetail({ line: { type, was, deletedAt, deletedBy, until } }: { line: TrashedLine }) {
  const kind = useTypes().find(({ name }) => name === type)?.admin.label ?? type;
  return (
    <>
      <div>
        {kind} · {words.was[was]}, {words.deleted} <BothDays at={deletedAt} />{' '}
        {deletedBy && words.by(deletedBy.name)}
      </div>
      <div>
        {words.keptUntil} <BothDays at={until} />
      </div>
    </>
  );
}

/** Empties the trash, of one type or of all, some records at a time. */
async function emptyTrash(type: string | undefined): Promise<void> {
  const path = `/manage/trash${type ? `?${new URLSearchParams({ type })}` : ''}`;
  for (;;) {
    const { body } = await authorizedRequest({ method: 'DELETE', path });
    const { erased, left } = body as { erased: number; left: number };
    if (left === 0 || erased === 0) return;
  }
}

/** Puts back records of several types. */
async function putBackSeveral(lines: readonly TrashedLine[]): Promise<BulkOutcome> {
  const whole = { done: [], refused: [], warnings: [] } as Required<BulkOutcome>;
  for (const [type, some] of Map.groupBy(lines, ({ type }) => type)) {
    const {
      done,
      refused,
      warnings = [],
    } = await changeSeveral(type, 'untrash', some).catch((error: unknown): BulkOutcome => {
      if (whole.done.length === 0) throw error;
      // The records of the types before are back already; only those of this one are listed as refused.
      return { done: [], refused: some.map(({ _id }) => ({ id: _id, code: '', message: messageOf(error) })) };
    });
    whole.done.push(...done);
    whole.refused.push(...refused);
    whole.warnings.push(...warnings);
  }
  return whole;
}
