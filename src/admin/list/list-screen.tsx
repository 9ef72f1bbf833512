import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { addressesOf } from '../addresses.ts';
import { messageOf } from '../api/api-error.ts';
import { AddIcon } from '../icons.tsx';
import { Failed } from '../layout/failed.tsx';
import { Heading } from '../layout/heading.tsx';
import { listQuery, PAGE_SIZE } from '../queries.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterBox } from './filter-box.tsx';
import { type ListAddress, readListAddress, writeListAddress } from './list-address.ts';
import type { ListTableProps } from './list-table.ts';
import { Pages } from './pages.tsx';
import { RecordTable } from './record-table.tsx';
import { useMoving } from './use-moving.ts';
import './list.css';

interface ListScreenProps {
  type: TypeFacts;
  Table?: ComponentType<ListTableProps>;
}

/** The records of a type in their order: filtered by keyword, a page at a time. */
export function ListScreen({ type, Table = RecordTable }: ListScreenProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readListAddress(params);
  const { q, page } = address;
  const question = { q, page, limit: PAGE_SIZE };
  const { data, error, isPlaceholderData, refetch } = useQuery(listQuery(type, question));
  const [doomed, setDoomed] = useState<Item | null>(null);
  const go = (next: ListAddress) => void navigate(searchOf(next), { replace: true });
  const { move, said } = useMoving({
    type,
    question,
    data,
    isStale: isPlaceholderData,
    onPage: (to) => void navigate(searchOf({ q, page: to }), { replace: true, preventScrollReset: true }),
  });

  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  // The last record of the last page is gone, or the address names a page that there never was.
  const isBeyond = data !== undefined && !isPlaceholderData && page > pages;

  return (
    <>
      {isBeyond && <Navigate to={searchOf({ q, page: pages })} replace />}
      <Heading title={type.admin.label}>
        <Button component={Link} to={addressesOf(type).add} leftSection={<AddIcon />}>
          Add
        </Button>
      </Heading>
      <FilterBox q={q} onFilter={(keyword) => go({ q: keyword, page: 1 })} />
      {error && !data ? (
        <Failed message={messageOf(error)} onTryAgain={() => void refetch()} />
      ) : data?.total === 0 ? (
        <EmptyList type={type} q={q} onClear={() => go({ q: '', page: 1 })} />
      ) : (
        <>
          <Table
            type={type}
            items={data?.items}
            firstNumber={(page - 1) * PAGE_SIZE + 1}
            total={data?.total ?? 0}
            isStale={isPlaceholderData}
            onDelete={setDoomed}
            onMove={type.order?.by === 'hand' && q === '' ? move : undefined}
          />
          <p className="unseen" aria-live="polite">
            {said}
          </p>
          {data && <Pages address={address} pages={pages} total={data.total} />}
        </>
      )}
      {doomed && <DeleteDialog type={type} item={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}

/** Only the query changes; '?' takes it away. */
const searchOf = (address: ListAddress) => writeListAddress(address) || '?';
