import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHasDuty } from '../duties/own-duties.ts';
import { FilterBox } from '../list/filter-box.tsx';
import { NoMatches } from '../list/list-frame.tsx';
import { useListNavigation, useListParams } from '../list/list-params.ts';
import { Pagination, RedirectToLastPage } from '../list/pagination.tsx';
import { searched } from '../list/words.ts';
import { PAGE_SIZE } from '../queries.ts';
import { type Chat, chatsQuery } from './chat-queries.ts';
import { ChatTable } from './chat-table.tsx';
import { DeleteChatDialog } from './delete-chat-dialog.tsx';
import { words } from './words.ts';

/**
 * The conversations, newest first: filtered by their first question and paginated. An error is only logged
 * and looks like an empty list (requirement 8.5).
 */
export function ChatHistory() {
  const { q, page } = useListParams();
  const go = useListNavigation();
  const list = useQuery(chatsQuery({ q, page, limit: PAGE_SIZE }));
  const { data, error, isPlaceholderData } = list;
  useEffect(() => {
    if (error) console.error('The history of the chat could not be fetched', error);
  }, [error]);
  const [toDelete, setToDelete] = useState<Chat | null>(null);
  const mayDelete = useHasDuty('publisher');
  const filter = (keyword: string) => go({ q: keyword, page: 1 });

  return (
    <>
      {data && !isPlaceholderData && <RedirectToLastPage params={{ q, page }} total={data.total} />}
      <div className="list-tools">
        <FilterBox q={q} searched={searched.chat} onFilter={filter} />
      </div>
      {(error && !data) || (data?.total === 0 && q === '') ? (
        <div className="notice-box">
          <h2>{words.none}</h2>
          <p>{words.purpose}</p>
        </div>
      ) : data?.total === 0 ? (
        <NoMatches noun={words.chat} searched={searched.chat} q={q} onClear={() => filter('')} />
      ) : (
        <>
          <ChatTable
            chats={data?.items}
            firstNumber={(page - 1) * PAGE_SIZE + 1}
            isStale={isPlaceholderData}
            now={new Date(list.dataUpdatedAt)}
            onDelete={mayDelete ? setToDelete : undefined}
          />
          {data && <Pagination params={{ q, page }} total={data.total} />}
        </>
      )}
      {toDelete && <DeleteChatDialog chat={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}
