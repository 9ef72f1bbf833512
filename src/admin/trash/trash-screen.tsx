import { NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { langOf } from '../../ui/lang-of.ts';
import { putBack } from '../api/managed.ts';
import { useTypes } from '../content-types.tsx';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { DangerButton } from '../dialog/dialog.tsx';
import { DeleteIcon } from '../icons.tsx';
import { focusTitle } from '../layout/heading.tsx';
import { BulkBar, SelectAll } from '../list/bulk-bar.tsx';
import type { BulkChoice } from '../list/bulk-choices.ts';
import { BulkDialog } from '../list/bulk-dialog.tsx';
import { EmptyList, ListFrame } from '../list/list-frame.tsx';
import { useListNavigation, useListParams } from '../list/list-params.ts';
import { useSelection } from '../list/use-selection.ts';
import { searched } from '../list/words.ts';
import { pathsOf } from '../paths.ts';
import { firstNumberOf, PAGE_SIZE } from '../queries.ts';
import { shownTitle } from '../shown-title.ts';
import { toastSuccess, toastWarnings } from '../toast/toasts.ts';
import {
  emptyTrash,
  eraseRecord,
  putBackSeveral,
  refreshTrash,
  type TrashedLine,
  trashQuery,
} from './trash-queries.ts';
import { TrashTable } from './trash-table.tsx';
import { putBackWords, words } from './words.ts';
import './trash.css';

/** Takes records out of the trash. */
const PUT_BACK: BulkChoice = { action: 'untrash', ...putBackWords };

const NONE: readonly TrashedLine[] = [];

/** The records deleted in the last 30 days, to be put back or deleted for good (requirements 19.215, 19.216). */
export function TrashScreen() {
  const queries = useQueryClient();
  const types = useTypes();
  const { q, page, type } = useListParams();
  const params = { q, page, ...(type && { type }) };
  const list = useQuery(trashQuery({ ...params, limit: PAGE_SIZE }));
  const { data, isPlaceholderData } = list;
  const go = useListNavigation();
  const lines = data?.items ?? NONE;
  const { selected, isAll, selectAll, keepOnly, ...selection } = useSelection(lines, JSON.stringify(params));
  const [toErase, setToErase] = useState<TrashedLine | null>(null);
  const [isEmptying, setIsEmptying] = useState(false);
  const [asked, ask] = useState<readonly TrashedLine[] | null>(null);
  const refresh = () => refreshTrash(queries, types);
  const puttingBack = useMutation({
    mutationFn: (line: TrashedLine) => putBack(line.type, line._id),
    onSuccess(answer, line) {
      toastSuccess(words.putBack, linkTo(line));
      toastWarnings(answer);
    },
    async onSettled() {
      await refresh();
      focusTitle();
    },
  });

  /** The form of a record that was put back. */
  function linkTo({ type: name, _id, title }: TrashedLine) {
    const facts = types.find((one) => one.name === name);
    return facts && { label: words.open(title), href: pathsOf(facts).update({ _id }) };
  }

  return (
    <>
      <ListFrame
        title={words.title}
        noun={words.noun}
        searched={searched.title}
        params={params}
        list={list}
        actions={
          // With a keyword it would be unclear which records are meant.
          q === '' &&
          lines.length > 0 && (
            <DangerButton icon={<DeleteIcon />} onClick={() => setIsEmptying(true)}>
              {words.emptyIt}
            </DangerButton>
          )
        }
        views={
          <NativeSelect
            aria-label={words.kind}
            value={type ?? ''}
            data={[
              { value: '', label: words.allKinds },
              ...types
                .filter(({ drafts }) => drafts)
                .map(({ name, admin }) => ({ value: name, label: admin.label })),
            ]}
            onChange={({ currentTarget: { value } }) => go({ q, page: 1, ...(value && { type: value }) })}
          />
        }
        empty={<EmptyList purpose={words.empty} />}
      >
        {lines.length > 0 && <SelectAll count={selected.length} isAll={isAll} onChange={selectAll} />}
        <BulkBar
          count={selected.length}
          choices={[PUT_BACK]}
          onChoose={() => ask(selected)}
          onNone={() => selectAll(false)}
        />
        <TrashTable
          items={data?.items}
          firstNumber={firstNumberOf(page)}
          isStale={isPlaceholderData}
          selection={selection}
          onPutBack={(line) => puttingBack.isPending || puttingBack.mutate(line)}
          onErase={setToErase}
        />
      </ListFrame>
      {asked && (
        <BulkDialog
          choice={PUT_BACK}
          noun={words.noun}
          records={asked}
          onChange={() => putBackSeveral(asked)}
          refresh={refresh}
          onDone={(done) => keepOnly(asked.filter((one) => !done.includes(one)).map(({ _id }) => _id))}
          onClose={() => ask(null)}
        />
      )}
      {toErase && (
        <DeletionDialog
          title={words.eraseQuestion}
          message={words.erased}
          onDelete={() => eraseRecord(toErase._id)}
          refresh={refresh}
          onClose={() => setToErase(null)}
        >
          <p>
            ‘<bdi lang={langOf(shownTitle(toErase))}>{shownTitle(toErase)}</bdi>’ {words.eraseExplains}
          </p>
        </DeletionDialog>
      )}
      {isEmptying && (
        <DeletionDialog
          title={words.emptyQuestion(data?.total ?? 0)}
          message={words.emptied}
          onDelete={() => emptyTrash(type)}
          refresh={refresh}
          onClose={() => setIsEmptying(false)}
        >
          <p>{words.emptyExplains}</p>
        </DeletionDialog>
      )}
    </>
  );
}
