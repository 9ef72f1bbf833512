import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../api/api-error.ts';
import type { ListPage } from '../api/records.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { Heading } from '../layout/heading.tsx';
import { FilterBox } from './filter-box.tsx';
import type { ListParams } from './list-params.ts';
import { useListNavigation } from './list-params.ts';
import { Pagination, RedirectToLastPage } from './pages.tsx';
import './list.css';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router';
import { AddIcon } from '../icons.tsx';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';

interface ListFrameProps {
  /** The screen's name. */
  title: string;
  /** What one of the records is called. */
  noun: string;
  address: ListParams;
  list: UseQueryResult<ListPage>;
  /** What can be done with the whole list, beside its name. */
  actions: ReactNode;
  /** Beside the filter. */
  views?: ReactNode;
  /** Stands in the place of the table where there is nothing at all. */
  empty: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** What every list has around its table: its name, the filter, the pages, and words where there are no rows. */
export function ListFrame(props: ListFrameProps) {
  const { title, noun, address, list, actions, views, empty, children } = props;
  const { data, error, isPlaceholderData, refetch } = list;
  const { q } = address;
  const go = useListNavigation();
  const filter = (keyword: string) => go({ ...address, q: keyword, page: 1 });

  return (
    <>
      {data && !isPlaceholderData && <RedirectToLastPage address={address} total={data.total} />}
      <Heading title={title}>{actions}</Heading>
      <div className="list-tools">
        <FilterBox q={q} onFilter={filter} />
        {views}
      </div>
      {error && !data ? (
        <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />
      ) : data?.total !== 0 ? (
        <>
          {children}
          {data && <Pagination address={address} total={data.total} />}
        </>
      ) : q === '' ? (
        empty
      ) : (
        <NoMatches noun={noun} q={q} onClear={() => filter('')} />
      )}
    </>
  );
}

/** Stands in the place of a table without records: what belongs there, and the way to the first. */
export function EmptyList({ purpose, children }: { purpose: string; children?: ReactNode }) {
  return (
    <div className="notice-box">
      <h2>Nothing here yet</h2>
      <p>{purpose}</p>
      {children}
    </div>
  );
}

interface NoMatchesProps {
  /** What one of the records is called. */
  noun: string;
  /** Where the keyword is looked for. */
  where?: string;
  /** The keyword that nothing matches. */
  q: string;
  onClear: () => void;
}

/** Stands in the place of a table in which the filter has left nothing. */
export function NoMatches({ noun, where = 'in its name', q, onClear }: NoMatchesProps) {
  return (
    <div className="notice-box">
      <h2>Nothing found</h2>
      <p>
        No {noun} has ‘{q}’ {where}.
      </p>
      <Button variant="default" onClick={onClear}>
        Clear the filter
      </Button>
    </div>
  );
}

/** The way from a list to another one of its records, which may lead to a page of the public site. */
export function AddLink({ to }: { to: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useShortcut('n', 'Add', () => link.current?.click());
  const isInside = to.startsWith('/admin/');
  const look = { ref: link, leftSection: <AddIcon />, children: 'Add' };
  return isInside ? (
    <Button component={Link} to={to} {...look} />
  ) : (
    <Button component="a" href={to} {...look} />
  );
}
