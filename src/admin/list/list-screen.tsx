import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { addressesOf } from '../paths.ts';
import { listQuery, PAGE_SIZE } from '../queries.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { AddLink, EmptyList, ListFrame } from './list-frame.tsx';
import { useGo, useListAddress } from './list-params.ts';
import type { ListTableProps } from './record-table.tsx';
import { RecordTable } from './record-table.tsx';
import { useMoving } from './use-moving.ts';

interface ListScreenProps {
  type: TypeFacts;
  Table?: ComponentType<ListTableProps>;
}

/** The records of a type in their order: filtered by keyword, a page at a time. */
export function ListScreen({ type, Table = RecordTable }: ListScreenProps) {
  const { q, page } = useListAddress();
  const question = { q, page, limit: PAGE_SIZE };
  const list = useQuery(listQuery(type, question));
  const { data, isPlaceholderData } = list;
  const [doomed, setDoomed] = useState<Item | null>(null);
  const goOn = useGo({ preventScrollReset: true });
  const { move, said } = useMoving({
    type,
    question,
    data,
    isStale: isPlaceholderData,
    onPage: (to) => goOn({ q, page: to }),
  });
  const { add } = addressesOf(type);

  return (
    <>
      <ListFrame
        title={type.admin.label}
        noun={type.admin.noun}
        address={{ q, page }}
        list={list}
        actions={<AddLink to={add} />}
        empty={
          <EmptyList purpose={type.admin.purpose}>
            <Link to={add}>Add the first {type.admin.noun}</Link>
          </EmptyList>
        }
      >
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
      </ListFrame>
      {doomed && (
        <DeleteDialog type={type} item={doomed} onClose={() => setDoomed(null)}>
          will be gone for visitors at once, and cannot be brought back.
        </DeleteDialog>
      )}
    </>
  );
}
