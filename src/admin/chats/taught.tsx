import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../api/api-error.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { FilterBox } from '../list/filter-box.tsx';
import { EmptyList, NoMatches } from '../list/list-frame.tsx';
import { useListParams, writeListParams } from '../list/list-params.ts';
import { Pagination, RedirectToLastPage } from '../list/pagination.tsx';
import { searched } from '../list/words.ts';
import { SHOW_TAUGHT } from '../paths.ts';
import { PAGE_SIZE } from '../queries.ts';
import { type TaughtQuestion, taughtQuery } from './chat-queries.ts';
import { RemoveTaughtDialog } from './remove-taught-dialog.tsx';
import { TaughtTable } from './taught-table.tsx';
import { taughtWords, words } from './words.ts';

/** Questions that staff have tied to the record that answers them, the latest first (requirement 20.193). */
export function Taught() {
  const { q, page } = useListParams();
  const navigate = useNavigate();
  const list = useQuery(taughtQuery({ q, page, limit: PAGE_SIZE }));
  const { data, error, isPlaceholderData, refetch } = list;
  const [toRemove, setToRemove] = useState<TaughtQuestion | null>(null);
  const mayRemove = useHasDuty('publisher');
  const pages = data && { params: { q, page }, more: SHOW_TAUGHT, total: data.total };
  const filter = (keyword: string) =>
    void navigate(writeListParams({ q: keyword, page: 1 }, SHOW_TAUGHT), { replace: true });

  return (
    <>
      {pages && !isPlaceholderData && <RedirectToLastPage {...pages} />}
      <div className="list-tools">
        <FilterBox q={q} searched={searched.question} onFilter={filter} />
      </div>
      {error && !data ? (
        <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />
      ) : data?.total === 0 && q !== '' ? (
        <NoMatches noun={words.question} searched={searched.question} q={q} onClear={() => filter('')} />
      ) : data?.total === 0 ? (
        <EmptyList purpose={taughtWords.purpose} />
      ) : (
        <>
          <TaughtTable
            questions={data?.items}
            firstNumber={(page - 1) * PAGE_SIZE + 1}
            isStale={isPlaceholderData}
            now={new Date(list.dataUpdatedAt)}
            onRemove={mayRemove ? setToRemove : undefined}
          />
          {pages && <Pagination {...pages} />}
        </>
      )}
      {toRemove && <RemoveTaughtDialog question={toRemove} onClose={() => setToRemove(null)} />}
    </>
  );
}
