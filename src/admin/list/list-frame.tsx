import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../api/api-error.ts';
import type { ListPage } from '../api/records.ts';
import { Failed } from '../layout/failed.tsx';
import { Heading } from '../layout/heading.tsx';
import { FilterBox } from './filter-box.tsx';
import type { ListAddress } from './list-address.ts';
import { NothingFound } from './nothing-found.tsx';
import { Pages, ToLastPage } from './pages.tsx';
import { useGo } from './use-list-address.ts';
import './list.css';

interface ListFrameProps {
  /** The screen's name. */
  title: string;
  /** What one of the records is called. */
  noun: string;
  address: ListAddress;
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
  const go = useGo();
  const filter = (keyword: string) => go({ ...address, q: keyword, page: 1 });

  return (
    <>
      {data && !isPlaceholderData && <ToLastPage address={address} total={data.total} />}
      <Heading title={title}>{actions}</Heading>
      <div className="list-tools">
        <FilterBox q={q} onFilter={filter} />
        {views}
      </div>
      {error && !data ? (
        <Failed message={messageOf(error)} onTryAgain={() => void refetch()} />
      ) : data?.total !== 0 ? (
        <>
          {children}
          {data && <Pages address={address} total={data.total} />}
        </>
      ) : q === '' ? (
        empty
      ) : (
        <NothingFound noun={noun} q={q} onClear={() => filter('')} />
      )}
    </>
  );
}
