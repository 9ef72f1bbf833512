import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { messageOf } from '../api/api-error.ts';
import { DeletionDialog, type DeletionFacts } from '../dialog/deletion-dialog.tsx';
import { palette } from '../dialog/open-state.ts';
import { AddIcon, SearchIcon } from '../icons.tsx';
import { digits } from '../language.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { firstNumberOf, PAGE_SIZE } from '../queries.ts';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';
import type { List } from './collection.ts';
import { type Column, DataTable, type DataTableProps } from './data-table.tsx';
import { writeListParams } from './list-params.ts';
import { emptyWords, findWords, pageWords, rowWords, type Searched } from './words.ts';

/** How long typing has to pause before the list is filtered. */
const DEBOUNCE_MS = 250;

interface FilterBoxProps {
  q: string;
  searched: Searched;
  onFilter: (q: string) => void;
}

/**
 * Filters while the person types (debounced). `q` is the keyword in the URL; if it changes from elsewhere,
 * the box follows.
 */
function FilterBox({ q, searched, onFilter }: FilterBoxProps) {
  const [typed, setTyped] = useState(q);
  const [applied, setApplied] = useState(q);
  // The URL follows the box after a delay; only a change from elsewhere updates the box.
  const [lastQ, setLastQ] = useState(q);
  if (q !== lastQ) {
    setLastQ(q);
    if (q !== applied) {
      setApplied(q);
      setTyped(q);
    }
  }

  const apply = useEffectEvent(() => {
    setApplied(typed);
    onFilter(typed);
  });
  useEffect(() => {
    if (typed === applied) return;
    const timer = setTimeout(() => apply(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, applied]);

  const box = useRef<HTMLInputElement>(null);
  useShortcut('/', findWords.filter, () => box.current?.select());

  return (
    <TextInput
      ref={box}
      type="search"
      className="filter-box"
      aria-label={findWords.byKeyword}
      aria-description={searched.hint}
      placeholder={searched.hint}
      leftSection={<SearchIcon />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

/** Asks before a row is deleted, and deletes it. */
type Remove<Row> = (row: Row) => void;

interface DataListProps<Row> extends Pick<DataTableProps<Row>, 'className' | 'look'> {
  list: List<Row>;
  columns?: (remove: Remove<Row>) => readonly Column<NoInfer<Row>>[];
  /** Shows the rows in place of a table. @param rows undefined while they are read */
  grid?: (rows: readonly Row[] | undefined, isStale: boolean) => ReactNode;
  /** A further row below one. */
  below?: (row: Row, remove: Remove<Row>) => ReactNode;
  /** The question before a row is deleted. By default the row is removed from the collection. */
  deletion?: (row: Row) => Omit<DeletionFacts, 'onDelete' | 'refresh'> & Partial<DeletionFacts>;
  /** What one row is called. */
  noun?: string;
  /** The fields that the filter by keyword searches, in words; without them there is none. */
  searched?: Searched;
  /** Beside the selects. */
  menu?: ReactNode;
  /** Beside the filter. */
  views?: ReactNode;
  /** Above and below the table. */
  above?: ReactNode;
  children?: ReactNode;
  /** Shown instead of the table if the list has no rows at all. */
  empty: ReactNode;
  /** Said if none is left of the rows; by default by keyword or choice. */
  none?: { words: string; clear: string };
  /** Shown instead of the table if it cannot be read; by default why, with a way to try again. */
  failed?: ReactNode;
}

/** A list below its heading: filter, selects, table, pages, the question before a deletion, and the empty states. */
export function DataList<Row extends { _id: string }>(props: DataListProps<Row>) {
  const { list, columns = () => [], grid, deletion, searched, menu, views, above, children, failed } = props;
  const { className, look, below } = props;
  const { params, choices, show, result, rows, isStale } = list;
  const { data, error, refetch } = result;
  const queries = useQueryClient();
  const [toDelete, remove] = useState<Row | null>(null);
  const isEmpty = data?.total === 0;
  return (
    <>
      {(searched || choices.length > 0 || menu || views) && (
        <div className="list-tools">
          {searched && <FilterBox q={params.q} searched={searched} onFilter={(q) => show({ q })} />}
          {(choices.length > 0 || menu) && (
            <div className="list-choices">
              {choices.map(({ name, label, options }) => (
                <NativeSelect
                  key={name}
                  aria-label={label}
                  data={[...options]}
                  value={params.more[name] ?? ''}
                  onChange={(event) => show({ more: { ...params.more, [name]: event.currentTarget.value } })}
                />
              ))}
              {menu}
            </div>
          )}
          {views}
        </div>
      )}
      {/* Stands before the list is read, because some screen readers ignore a region that is inserted with its text. */}
      <p className="visually-hidden" role="status">
        {isEmpty && !isStale && isNarrowed(list) && findWords.nothing}
      </p>
      {error && !data ? (
        (failed ?? <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />)
      ) : (
        <>
          {data && !isStale && !list.isLocal && params.page > pagesOf(data.total) && (
            // For example after the last row of the last page was deleted.
            <Navigate to={writeListParams({ ...params, page: pagesOf(data.total) }) || '?'} replace />
          )}
          {isEmpty ? (
            <Nothing {...props} />
          ) : (
            <>
              {above}
              {grid?.(rows, isStale) ?? (
                <DataTable<Row>
                  {...{ className, look }}
                  below={below && ((row) => below(row, remove))}
                  columns={columns(remove)}
                  rows={rows}
                  firstNumber={firstNumberOf(params.page)}
                  now={new Date(result.dataUpdatedAt)}
                  isStale={isStale}
                />
              )}
              {children}
            </>
          )}
          {data && !isEmpty && <Pagination list={list} total={data.total} />}
        </>
      )}
      {toDelete && deletion && (
        <DeletionDialog
          onDelete={async () => list.source.remove?.(toDelete._id)}
          refresh={async () => list.source.refresh?.(queries)}
          {...deletion(toDelete)}
          onClose={() => remove(null)}
        />
      )}
    </>
  );
}

/** The choices that leave rows out, as they are made. */
const narrowing = <Row,>({ choices, params }: List<Row>) =>
  choices.filter(({ name, none }) => none && params.more[name]);

const isNarrowed = <Row,>(list: List<Row>) => list.params.q !== '' || narrowing(list).length > 0;

/** Shown instead of a table without rows: why, and how to see some. */
function Nothing<Row>({ list, noun = '', searched, none, empty }: DataListProps<Row>) {
  const { q, more } = list.params;
  if (!isNarrowed(list)) return empty;
  const choices = narrowing(list);
  const isByKeyword = q !== '' && !none;
  const byKeyword = { words: findWords.noMatch(noun, q, searched?.where ?? ''), clear: findWords.clear };
  const said = isByKeyword ? byKeyword : (none ?? choices[0]?.none);
  const cleared = Object.fromEntries(choices.map(({ name }) => [name, '']));
  return (
    <div className="notice-box">
      <h2>{findWords.nothing}</h2>
      <p>{said?.words}</p>
      <div className="no-matches-buttons">
        <Button
          variant="default"
          onClick={() => list.show({ q: '', more: isByKeyword ? more : { ...more, ...cleared } })}
        >
          {said?.clear}
        </Button>
        {isByKeyword && !list.isLocal && (
          <Button variant="default" onClick={() => palette.openWith(q)}>
            {findWords.everywhere}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Says what stands in a list that has no rows, with ways to add some. */
export function EmptyList({ purpose, children }: { purpose: string; children?: ReactNode }) {
  return (
    <div className="notice-box">
      <h2>{emptyWords.title}</h2>
      <p>{purpose}</p>
      {children}
    </div>
  );
}

/** The button that adds a record. Its target may be a page of the public site. */
export function AddLink({ to }: { to: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useShortcut('n', rowWords.add, () => link.current?.click());
  const isInside = to.startsWith('/admin/');
  const look = { ref: link, leftSection: <AddIcon />, children: rowWords.add };
  return isInside ? (
    <Button component={Link} to={to} {...look} />
  ) : (
    <Button component="a" href={to} {...look} />
  );
}

const pagesOf = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** The shown range, the total, and links to the other pages. */
function Pagination<Row>({ list, total }: { list: List<Row>; total: number }) {
  const { params, isLocal } = list;
  const { page } = params;
  const pages = pagesOf(total);
  const first = firstNumberOf(page);
  const last = Math.min(page * PAGE_SIZE, total);
  const to = (wanted: number) => ({
    to: { search: writeListParams({ ...params, page: wanted }) },
    ...(isLocal && {
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        list.show({ page: wanted });
      },
    }),
  });
  // The first page, the last one, and those around the present one.
  const nearby = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return (
    <div className="pages">
      <p aria-live="polite">
        {first === last ? pageWords.one(last, total) : pageWords.range(first, last, total)}
      </p>
      {pages > 1 && (
        <nav aria-label={pageWords.pages}>
          {page > 1 && (
            <Link {...to(page - 1)} rel="prev">
              {pageWords.previous}
            </Link>
          )}
          {nearby.map((number) => (
            <Link
              key={number}
              {...to(number)}
              aria-label={pageWords.page(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {digits(number)}
            </Link>
          ))}
          {page < pages && (
            <Link {...to(page + 1)} rel="next">
              {pageWords.next}
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}
