import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { messageOf } from '../api/api-error.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { Heading } from '../layout/heading.tsx';
import { FilterBox } from '../list/filter-box.tsx';
import { EmptyList, NoMatches } from '../list/list-frame.tsx';
import { readListParams, writeListParams } from '../list/list-params.ts';
import { Pagination, RedirectToLastPage } from '../list/pagination.tsx';
import { PAGE_SIZE } from '../queries.ts';
import { type MissingOrder, missingPagesQuery, ORDERS } from './missing-page-queries.ts';
import { MissingPageTable } from './missing-page-table.tsx';
import { missingWords } from './words.ts';
import '../list/list.css';
import './redirects.css';

const orders = ORDERS.map((order) => ({ value: order, label: missingWords.orders[order] }));
const orderIn = (params: URLSearchParams): MissingOrder =>
  params.get('order') === 'latest' ? 'latest' : 'often';
const paramsOf = (order: MissingOrder) => (order === 'often' ? {} : { order });

/** Addresses that visitors did not find, each with a button to redirect it (requirement 19.91). */
export function MissingPageListScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { q, page } = readListParams(params);
  const order = orderIn(params);
  const list = useQuery(missingPagesQuery({ q, page, limit: PAGE_SIZE }, order));
  const { data, error, isPlaceholderData, refetch } = list;
  const go = (keyword: string, wanted: MissingOrder) =>
    void navigate(writeListParams({ q: keyword, page: 1 }, paramsOf(wanted)) || '?', { replace: true });
  const pages = data && { params: { q, page }, more: paramsOf(order), total: data.total };
  const { title, noun, searched, empty } = missingWords;

  return (
    <>
      {pages && !isPlaceholderData && <RedirectToLastPage {...pages} />}
      <Heading title={title} />
      <div className="list-tools">
        <FilterBox q={q} searched={searched} onFilter={(keyword) => go(keyword, order)} />
        <NativeSelect
          aria-label={missingWords.order}
          data={orders}
          value={order}
          onChange={(event) => go(q, orderIn(new URLSearchParams({ order: event.currentTarget.value })))}
        />
      </div>
      {error && !data ? (
        <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />
      ) : data?.total === 0 && q !== '' ? (
        <NoMatches noun={noun} searched={searched} q={q} onClear={() => go('', order)} />
      ) : data?.total === 0 ? (
        <EmptyList purpose={empty} />
      ) : (
        <>
          <MissingPageTable
            pages={data?.items}
            firstNumber={(page - 1) * PAGE_SIZE + 1}
            isStale={isPlaceholderData}
            now={new Date(list.dataUpdatedAt)}
          />
          {pages && <Pagination {...pages} />}
        </>
      )}
    </>
  );
}
