import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { FilterBox } from '../list/filter-box.tsx';
import { EmptyList, ListBody, NoMatches } from '../list/list-frame.tsx';
import { useListParams, writeListParams } from '../list/list-params.ts';
import { searched } from '../list/words.ts';
import { words } from './words.ts';

interface QuestionListProps {
  list: UseQueryResult<{ total: number }>;
  /** The search params that choose this view of the chats. */
  show: Readonly<Record<string, string>>;
  /** Shown while there is no question at all. */
  purpose: string;
  /** The table. */
  children: ReactNode;
}

/** A list of visitors' questions: filtered by keyword and paginated. */
export function QuestionList({ list, show, purpose, children }: QuestionListProps) {
  const { q, page } = useListParams();
  const navigate = useNavigate();
  const filter = (keyword: string) =>
    void navigate(writeListParams({ q: keyword, page: 1 }, show), { replace: true });
  const { question: noun } = words;
  return (
    <>
      <div className="list-tools">
        <FilterBox q={q} searched={searched.question} onFilter={filter} />
      </div>
      <ListBody
        list={list}
        pages={{ params: { q, page }, more: show }}
        nothing={
          q === '' ? (
            <EmptyList purpose={purpose} />
          ) : (
            <NoMatches noun={noun} searched={searched.question} q={q} onClear={() => filter('')} />
          )
        }
      >
        {children}
      </ListBody>
    </>
  );
}
