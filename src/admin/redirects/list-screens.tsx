import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Heading } from '../layout/heading.tsx';
import { type Choice, useList } from '../list/collection.ts';
import { AddLink, DataList, EmptyList } from '../list/data-list.tsx';
import {
  actionColumn,
  type Column,
  DeleteAction,
  EditAction,
  NUMBER,
  OPENS_ROW,
  RowAction,
  titleColumn,
  whenColumn,
} from '../list/data-table.tsx';
import { useChange } from '../list/use-change.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { ImportDialog } from './import-dialog.tsx';
import {
  addPath,
  type MissingPage,
  missingPages,
  type Redirect,
  readable,
  redirects,
  updatePath,
} from './redirect-queries.ts';
import { importWords, missingWords, redirectWords } from './words.ts';
import './redirects.css';

const OF_REDIRECTS: readonly Column<Redirect>[] = [
  NUMBER,
  titleColumn<Redirect>({ label: redirectWords.from, title: ({ from }) => from, to: updatePath }),
  { name: 'to', label: redirectWords.to, cell: ({ to }) => <a href={to}>{readable(to)}</a> },
  {
    name: 'status',
    label: redirectWords.kind,
    cell: ({ permanent }) => (permanent ? redirectWords.forGood : redirectWords.forNow),
  },
];

/** The redirects, newest first (requirement 19.91). */
export function RedirectListScreen() {
  const [isImporting, setIsImporting] = useState(false);
  return (
    <>
      <Heading title={redirectWords.title}>
        <div className="redirect-actions">
          <Button variant="default" onClick={() => setIsImporting(true)}>
            {importWords.open}
          </Button>
          <AddLink to={addPath()} />
        </div>
      </Heading>
      <DataList
        list={useList(redirects)}
        className="redirect-table"
        columns={(remove) => [
          ...OF_REDIRECTS,
          actionColumn((redirect, { titleId }) => (
            <>
              <EditAction of={titleId} to={updatePath(redirect)} />
              <DeleteAction of={titleId} onClick={() => remove(redirect)} />
            </>
          )),
        ]}
        deletion={({ from }) => ({
          title: redirectWords.deleteTitle,
          message: redirectWords.deleted,
          children: <p className="redirect-address">{redirectWords.deleteText(from)}</p>,
        })}
        noun={redirectWords.noun}
        searched={redirectWords.searched}
        empty={<EmptyList purpose={redirectWords.empty} />}
      />
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </>
  );
}

const OF_MISSING_PAGES: readonly Column<MissingPage>[] = [
  NUMBER,
  titleColumn({ label: missingWords.path, title: ({ path }) => path }),
  { name: 'count', label: missingWords.count, cell: ({ count }) => missingWords.times(count) },
  whenColumn(missingWords.last, ({ lastAt }) => lastAt),
];

const ORDER: Choice = {
  name: 'order',
  label: missingWords.order,
  options: [
    { value: '', label: missingWords.orders.often },
    { value: 'latest', label: missingWords.orders.latest },
  ],
};

/** Addresses that visitors did not find, each with a button to redirect it (requirement 19.91). */
export function MissingPageListScreen() {
  const queries = useQueryClient();
  const dismissal = useChange({
    make: ({ _id }: MissingPage) => missingPages.remove(_id),
    onDone: () => toastSuccess(missingWords.dismissed),
    refresh: () => missingPages.refresh(queries),
  });
  return (
    <>
      <Heading title={missingWords.title} />
      <DataList
        list={useList(missingPages, [ORDER])}
        className="missing-table"
        columns={() => [
          ...OF_MISSING_PAGES,
          actionColumn<MissingPage>((page, { titleId }) => (
            <>
              <RowAction of={titleId} label={missingWords.redirect} to={addPath(page.path)} {...OPENS_ROW} />
              <RowAction
                of={titleId}
                label={missingWords.dismiss}
                className="delete"
                aria-disabled={dismissal.isBusy(page)}
                onClick={() => dismissal.make(page)}
              />
            </>
          )),
        ]}
        noun={missingWords.noun}
        searched={missingWords.searched}
        empty={<EmptyList purpose={missingWords.empty} />}
      />
    </>
  );
}
