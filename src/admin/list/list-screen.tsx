import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { pathsOf } from '../paths.ts';
import { listQuery, PAGE_SIZE } from '../queries.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { AddLink, EmptyList, ListFrame } from './list-frame.tsx';
import { useListNavigation, useListParams } from './list-params.ts';
import { PlaceDialog } from './place-dialog.tsx';
import type { ListTableProps } from './record-table.tsx';
import { RecordTable } from './record-table.tsx';
import { type Movement, useMoveRecords } from './use-move-records.ts';
import { searched } from './words.ts';

const searchedIn = ({ fields, titleField }: TypeFacts) => {
  if (fields.some(({ kind }) => kind === 'reference')) return searched.semester;
  return titleField === 'name' ? searched.name : searched.title;
};

interface ListScreenProps {
  type: TypeFacts;
  Table?: ComponentType<ListTableProps>;
  /** Says in the prompt before a deletion what goes with the record. */
  Deleted?: ComponentType<{ item: Item }>;
}

/** The records of a type in their order: filtered by keyword and paginated. */
export function ListScreen({ type, Table = RecordTable, Deleted }: ListScreenProps) {
  const { q, page } = useListParams();
  const query = { q, page, limit: PAGE_SIZE };
  const list = useQuery(listQuery(type, query));
  const { data, isPlaceholderData } = list;
  const [toDelete, setToDelete] = useState<Item | null>(null);
  const navigate = useListNavigation({ preventScrollReset: true });
  const [toMove, setToMove] = useState<Item | null>(null);
  const { move, follow, announcement } = useMoveRecords({
    type,
    query,
    data,
    isStale: isPlaceholderData,
    onPage: (to) => navigate({ q, page: to }),
  });
  const onMove = (item: Item, how: Movement) => (how === 'to' ? setToMove(item) : move(item, how));
  const { add } = pathsOf(type);
  const mayPublish = useHasDuty('publisher');

  return (
    <>
      <ListFrame
        title={type.admin.label}
        noun={type.admin.noun}
        searched={searchedIn(type)}
        params={{ q, page }}
        list={list}
        actions={mayPublish && <AddLink to={add} />}
        empty={
          <EmptyList purpose={type.admin.purpose}>
            {mayPublish && <Link to={add}>Add the first {type.admin.noun}</Link>}
          </EmptyList>
        }
      >
        <Table
          type={type}
          items={data?.items}
          firstNumber={(page - 1) * PAGE_SIZE + 1}
          total={data?.total ?? 0}
          isStale={isPlaceholderData}
          onDelete={setToDelete}
          onMove={type.order?.by === 'hand' && q === '' && mayPublish ? onMove : undefined}
        />
        <p className="visually-hidden" aria-live="polite">
          {announcement}
        </p>
      </ListFrame>
      {toMove && <PlaceDialog type={type} item={toMove} onClose={() => setToMove(null)} onPlaced={follow} />}
      {toDelete && (
        <DeleteDialog
          type={type}
          item={toDelete}
          onClose={() => setToDelete(null)}
          more={Deleted && <Deleted item={toDelete} />}
        >
          will be gone for visitors at once, and cannot be brought back.
        </DeleteDialog>
      )}
    </>
  );
}
