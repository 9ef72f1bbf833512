import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../api/api-error.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { FilterBox } from '../list/filter-box.tsx';
import { EmptyList, NoMatches } from '../list/list-frame.tsx';
import { useListParams, writeListParams } from '../list/list-params.ts';
import { Pagination, RedirectToLastPage } from '../list/pagination.tsx';
import { searched } from '../list/words.ts';
import { SHOW_UNANSWERED } from '../paths.ts';
import { PAGE_SIZE } from '../queries.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import type { UnansweredQuestion } from './chat-queries.ts';
import { unansweredQuery } from './chat-queries.ts';
import { RemoveQuestionDialog } from './remove-question-dialog.tsx';
import { UnansweredTable } from './unanswered-table.tsx';
import { unansweredWords, words } from './words.ts';

/** Questions that no published content answers, the most recently asked first. Each can become an FAQ. */
export function Unanswered() {
  const { q, page } = useListParams();
  const navigate = useNavigate();
  const list = useQuery(unansweredQuery({ q, page, limit: PAGE_SIZE }));
  const { data, error, isPlaceholderData, refetch } = list;
  const [toDelete, setToDelete] = useState<UnansweredQuestion | null>(null);
  const [toTie, setToTie] = useState<UnansweredQuestion | null>(null);
  const pages = data && { params: { q, page }, more: SHOW_UNANSWERED, total: data.total };
  const filter = (keyword: string) =>
    void navigate(writeListParams({ q: keyword, page: 1 }, SHOW_UNANSWERED), { replace: true });

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
        <EmptyList purpose={unansweredWords.purpose} />
      ) : (
        <>
          <UnansweredTable
            questions={data?.items}
            firstNumber={(page - 1) * PAGE_SIZE + 1}
            isStale={isPlaceholderData}
            now={new Date(list.dataUpdatedAt)}
            onTie={setToTie}
            onRemove={setToDelete}
          />
          {pages && <Pagination {...pages} />}
        </>
      )}
      {toTie && <AnswerDialog question={toTie} onClose={() => setToTie(null)} />}
      {toDelete && <RemoveQuestionDialog question={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}
