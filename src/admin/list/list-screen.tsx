import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { isManaged } from '../api/managed.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { pathsOf } from '../paths.ts';
import { firstNumberOf, listQuery, PAGE_SIZE } from '../queries.ts';
import { chooseColumns } from './columns.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ListChoices } from './list-choices.tsx';
import { AddLink, EmptyList, ListFrame } from './list-frame.tsx';
import { choicesIn, sortOptions } from './list-options.ts';
import { type ListParams, useListNavigation, useListParams } from './list-params.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { type ListTableProps, RecordTable } from './record-table.tsx';
import { useBulk } from './use-bulk.tsx';
import { type Movement, useMoveRecords } from './use-move-records.ts';
import { deletionWords, emptyWords, searched, trashWords } from './words.ts';

const searchedIn = ({ fields, titleField }: TypeFacts) => {
  if (fields.some(({ kind }) => kind === 'reference')) return searched.semester;
  return titleField === 'name' ? searched.name : searched.title;
};

/** The type, without drafts for publishers who are not authors, because the server does not show drafts to them. */
function useListedType(type: TypeFacts): TypeFacts {
  const maySeeDrafts = useHasDuty('author');
  const { drafts, ...others } = type;
  return maySeeDrafts || !drafts ? type : others;
}

/** The consequence of a deletion for visitors, after the record's title. */
function deletionOf(item: Item): string {
  if (!isManaged(item)) return deletionWords.atOnce;
  return item.state === 'live' ? trashWords.ofLive : trashWords.ofOther;
}

interface ListScreenProps {
  type: TypeFacts;
  Table?: ComponentType<ListTableProps>;
  /** Says in the prompt before a deletion what is deleted with the record. */
  Deleted?: ComponentType<{ item: Item }>;
}

/** The records of a type in their order: filtered by keyword and paginated. */
export function ListScreen({ type: declared, Table = RecordTable, Deleted }: ListScreenProps) {
  const type = useListedType(declared);
  const { q, page, ...given } = useListParams();
  const choices = choicesIn(type, given);
  const columns = chooseColumns(type, given.columns);
  const query = { q, page, ...choices, limit: PAGE_SIZE };
  const params: ListParams = { q, page, ...choices, ...(columns.chosen && { columns: columns.chosen }) };
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
    onPage: (to) => navigate({ ...params, page: to }),
  });
  const goTo = useListNavigation();
  const mayPublish = useHasDuty('publisher');
  const mayWrite = useHasDuty('publisher', ...(type.drafts ? (['author'] as const) : []));
  const isByHand = type.order?.by === 'hand';
  const isArranged = isByHand && mayPublish && q === '' && !choices.state && !choices.sort;
  const lines = useMemo(() => data?.items.filter(isManaged) ?? [], [data]);
  const bulk = useBulk(type, lines, JSON.stringify(query));
  const hasBulk = type.drafts === true && mayPublish;
  const onMove = (item: Item, how: Movement) => (how === 'to' ? setToMove(item) : move(item, how));
  const { add } = pathsOf(type);

  return (
    <>
      <ListFrame
        title={type.admin.label}
        noun={type.admin.noun}
        searched={searchedIn(type)}
        params={params}
        list={list}
        views={
          <ListChoices
            params={params}
            hasStates={type.drafts === true}
            orders={sortOptions(type)}
            onChange={goTo}
          >
            <ColumnsMenu
              columns={columns}
              onChange={(chosen) => navigate({ q, page, ...choices, ...(chosen && { columns: chosen }) })}
            />
          </ListChoices>
        }
        actions={mayWrite && <AddLink to={add} />}
        empty={
          <EmptyList purpose={type.admin.purpose}>
            {mayWrite && <Link to={add}>{emptyWords.addFirst(type.admin.noun)}</Link>}
          </EmptyList>
        }
      >
        {hasBulk && bulk.bar}
        <Table
          type={type}
          columns={columns.shown}
          items={data?.items}
          firstNumber={firstNumberOf(page)}
          total={data?.live ?? 0}
          isStale={isPlaceholderData}
          onDelete={setToDelete}
          onMove={isArranged ? onMove : undefined}
          selection={hasBulk ? bulk.selection : undefined}
        />
        <p className="visually-hidden" aria-live="polite">
          {announcement}
        </p>
      </ListFrame>
      {bulk.dialog}
      {toMove && <PlaceDialog type={type} item={toMove} onClose={() => setToMove(null)} onPlaced={follow} />}
      {toDelete && (
        <DeleteDialog
          type={type}
          item={toDelete}
          onClose={() => setToDelete(null)}
          more={Deleted && <Deleted item={toDelete} />}
        >
          {deletionOf(toDelete)}
        </DeleteDialog>
      )}
    </>
  );
}
