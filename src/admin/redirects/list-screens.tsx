import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { Dialog, FormAnswers } from '../dialog/dialog.tsx';
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
import { redirectPath } from '../paths.ts';
import { QUIET, useOneMutation } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import {
  addPath,
  type ImportReport,
  importRedirects,
  type MissingPage,
  missingPages,
  type Redirect,
  readable,
  redirects,
  type VainSearch,
  vainSearches,
} from './redirect-queries.ts';
import { importWords, missingWords, redirectWords, vainWords as words } from './words.ts';
import './redirects.css';
import { langOf } from '../../ui/lang-of.ts';
import { formatRecent } from '../format-time.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';

/** How many lines of a kind, or searches, are shown one by one. */
const MAX_SHOWN = 50;

/** Imports a CSV file of redirects, and reports the outcome of its lines (requirement 19.89). */
function ImportDialog({ onClose }: { onClose: () => void }) {
  const file = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isMissing, setIsMissing] = useState(false);
  const queries = useQueryClient();
  const importing = useOneMutation({
    mutationFn: importRedirects,
    meta: QUIET,
    onSuccess() {
      for (const list of [redirects, missingPages]) void list.refresh(queries);
    },
  });
  const { data, error, isPending } = importing;
  const refusal = isMissing ? importWords.noFile : error ? messageOf(error) : '';

  return (
    <Dialog title={importWords.title} onCancel={onClose}>
      <form
        className="import-form"
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = file.current?.files?.[0];
          setIsMissing(!chosen);
          if (!chosen) file.current?.focus();
          else importing.mutate(chosen);
        }}
      >
        <label className="field-label" htmlFor={id}>
          {importWords.file}
        </label>
        <input
          ref={file}
          id={id}
          type="file"
          name="file"
          accept=".csv,text/csv,text/plain"
          data-autofocus
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={refusal !== '' || undefined}
          onChange={() => {
            setIsMissing(false);
            importing.reset();
          }}
        />
        <p id={`${id}-hint`} className="field-hint">
          {importWords.hint}
        </p>
        <p id={`${id}-error`} className="field-error" role="alert">
          {refusal}
        </p>
        <div className="import-report" aria-live="polite">
          {isPending && importWords.busy}
          {data && <Report report={data} />}
        </div>
        <FormAnswers
          cancel={importWords.close}
          onCancel={onClose}
          submit={importWords.start}
          isBusy={isPending}
        />
      </form>
    </Dialog>
  );
}

function Report({ report: { added, changed, refused, warnings = [] } }: { report: ImportReport }) {
  const warned = warnings.map(({ line, what }) => ({ line, message: what }));
  return (
    <>
      <p>{importWords.done(added, changed)}</p>
      <Lines title={importWords.refused(refused.length)} lines={refused} />
      <Lines title={importWords.warned(warned.length)} lines={warned} />
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: ImportReport['refused'] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul>
        {lines.slice(0, MAX_SHOWN).map(({ line, message }) => (
          <li key={line}>{importWords.line(line, message)}</li>
        ))}
      </ul>
      {lines.length > MAX_SHOWN && <p>{importWords.more(lines.length - MAX_SHOWN)}</p>}
    </>
  );
}

const OF_REDIRECTS: readonly Column<Redirect>[] = [
  NUMBER,
  titleColumn<Redirect>({
    label: redirectWords.from,
    title: ({ from }) => from,
    to: ({ _id }) => redirectPath(_id),
  }),
  { name: 'to', label: redirectWords.to, cell: ({ to }) => <a href={to}>{readable(to)}</a> },
  {
    name: 'status',
    label: redirectWords.kind,
    cell: ({ permanent }) => (permanent ? redirectWords.permanent : redirectWords.forNow),
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
              <EditAction of={titleId} to={redirectPath(redirect._id)} />
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
      <VainSearches />
    </>
  );
}

/** What visitors searched for on the site and did not find, beside the pages that they missed (requirement 24.72). */
function VainSearches() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(vainSearches.page({ q: '', page: 1, limit: MAX_SHOWN }));
  const dismissal = useChange({
    make: ({ _id }: VainSearch) => vainSearches.remove(_id),
    onDone: () => toastSuccess(missingWords.dismissed),
    refresh: () => vainSearches.refresh(queries),
  });
  return (
    <section className="vain-searches" aria-labelledby="vain-searches" aria-busy={!data && !error}>
      <h2 id="vain-searches">{words.title}</h2>
      <p className="field-hint">{words.purpose}</p>
      {error && !data && <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />}
      {data?.total === 0 && <p>{words.none}</p>}
      <ul>
        {data?.items.map((search) => (
          <li key={search._id}>
            {/* No link, which would count again what staff look up. */}
            <span lang={langOf(search.words)}>{search.words}</span>
            <span>{missingWords.times(search.count)}</span>
            <time dateTime={search.lastAt}>{formatRecent(new Date(search.lastAt))}</time>
            <Button
              variant="default"
              size="compact-sm"
              className="delete"
              aria-label={words.dismissOf(search.words)}
              aria-disabled={dismissal.isBusy(search)}
              onClick={() => dismissal.make(search)}
            >
              {missingWords.dismiss}
            </Button>
          </li>
        ))}
      </ul>
      {data && data.total > MAX_SHOWN && <p>{words.more(data.total - MAX_SHOWN)}</p>}
    </section>
  );
}
