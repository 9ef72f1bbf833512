import { Button, NativeSelect, Table } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import { formatDayAndTime } from '../format-time.ts';
import { focusTitle, Heading } from '../layout/heading.tsx';
import { ActionCell, Cell, NumberCell, Timestamp } from '../list/cells.tsx';
import { FilterBox } from '../list/filter-box.tsx';
import { EmptyList, ListBody, NoMatches } from '../list/list-frame.tsx';
import { readListParams, writeListParams } from '../list/list-params.ts';
import { ACTION, type Column, NUMBER, OPENS_ROW, TableFrame } from '../list/table-frame.tsx';
import { firstNumberOf, PAGE_SIZE } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import {
  dismissMissingPage,
  MISSING_KEY,
  type MissingOrder,
  type MissingPage,
  missingPagesQuery,
  ORDERS,
} from './missing-page-queries.ts';
import { addPath } from './redirect-queries.ts';
import { missingWords as words } from './words.ts';
import '../list/list.css';
import './redirects.css';

const orders = ORDERS.map((order) => ({ value: order, label: words.orders[order] }));
const orderIn = (params: URLSearchParams): MissingOrder =>
  params.get('order') === 'latest' ? 'latest' : 'often';
const paramsOf = (order: MissingOrder) => (order === 'often' ? {} : { order });

const COLUMNS: readonly Column[] = [
  NUMBER,
  { name: 'title', label: words.path },
  { name: 'count', label: words.count },
  { name: 'when', label: words.last },
  ACTION,
];

/** Addresses that visitors did not find, each with a button to redirect it (requirement 19.91). */
export function MissingPageListScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { q, page } = readListParams(params);
  const order = orderIn(params);
  const list = useQuery(missingPagesQuery({ q, page, limit: PAGE_SIZE }, order));
  const go = (keyword: string, wanted: MissingOrder) =>
    void navigate(writeListParams({ q: keyword, page: 1 }, paramsOf(wanted)) || '?', { replace: true });
  const { title, noun, searched, empty } = words;
  return (
    <>
      <Heading title={title} />
      <div className="list-tools">
        <FilterBox q={q} searched={searched} onFilter={(keyword) => go(keyword, order)} />
        <NativeSelect
          aria-label={words.order}
          data={orders}
          value={order}
          onChange={(event) => go(q, orderIn(new URLSearchParams({ order: event.currentTarget.value })))}
        />
      </div>
      <ListBody
        list={list}
        pages={{ params: { q, page }, more: paramsOf(order) }}
        nothing={
          q === '' ? (
            <EmptyList purpose={empty} />
          ) : (
            <NoMatches noun={noun} searched={searched} q={q} onClear={() => go('', order)} />
          )
        }
      >
        <TableFrame className="missing-table" columns={COLUMNS} isStale={list.isPlaceholderData}>
          {list.data?.items.map((missing, index) => (
            <MissingPageRow
              key={missing._id}
              page={missing}
              number={firstNumberOf(page) + index}
              now={new Date(list.dataUpdatedAt)}
            />
          ))}
        </TableFrame>
      </ListBody>
    </>
  );
}

/** @param now when the pages were fetched */
function MissingPageRow({ page, number, now }: { page: MissingPage; number: number; now: Date }) {
  const { _id, path, count, lastAt } = page;
  const pathId = `path-${_id}`;
  const queries = useQueryClient();
  const dismissal = useMutation({
    mutationFn: () => dismissMissingPage(_id),
    onSuccess() {
      toastSuccess(words.dismissed);
      // The button disappears with its row.
      focusTitle();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: MISSING_KEY }),
  });
  const quiet = { variant: 'default', size: 'compact-sm', 'aria-describedby': pathId } as const;
  return (
    <Table.Tr role="row">
      <NumberCell number={number} />
      <Cell name="title" id={pathId}>
        <bdi lang={langOf(path)}>{path}</bdi>
      </Cell>
      <Cell name="count">{words.times(count)}</Cell>
      <Cell name="when">
        <Timestamp at={lastAt} now={now} format={formatDayAndTime} />
      </Cell>
      <ActionCell>
        <Button {...quiet} component={Link} to={addPath(path)} {...OPENS_ROW}>
          {words.redirect}
        </Button>
        <Button
          {...quiet}
          className="delete"
          aria-disabled={dismissal.isPending}
          onClick={() => dismissal.isPending || dismissal.mutate()}
        >
          {words.dismiss}
        </Button>
      </ActionCell>
    </Table.Tr>
  );
}
