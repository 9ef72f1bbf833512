import { Button, Table } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { langOf } from '../../ui/lang-of.ts';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { useHasDuty } from '../duties/own-duties.ts';
import { formatDayAndTime } from '../format-time.ts';
import { UnfoldIcon } from '../icons.tsx';
import { digits } from '../language.ts';
import { Cell, NumberCell, Timestamp } from '../list/cells.tsx';
import { FilterBox } from '../list/filter-box.tsx';
import { NoMatches } from '../list/list-frame.tsx';
import { useListNavigation, useListParams } from '../list/list-params.ts';
import { Pagination, RedirectToLastPage } from '../list/pagination.tsx';
import { type Column, NUMBER, OPENS_ROW, TableFrame } from '../list/table-frame.tsx';
import { searched } from '../list/words.ts';
import { firstNumberOf, PAGE_SIZE } from '../queries.ts';
import { type Chat, chatsQuery, deleteChat, refreshChats } from './chat-queries.ts';
import { Conversation } from './conversation.tsx';
import { deletionWords, words } from './words.ts';

const COLUMNS: readonly Column[] = [
  NUMBER,
  { name: 'title', label: words.askedFirst },
  { name: 'count', label: words.questions },
  { name: 'when', label: words.when },
];

/**
 * The conversations, newest first: filtered by their first question and paginated. An error is only logged
 * and looks like an empty list (requirement 8.5).
 */
export function ChatHistory() {
  const { q, page } = useListParams();
  const go = useListNavigation();
  const queries = useQueryClient();
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
          <TableFrame className="chat-table" columns={COLUMNS} isStale={isPlaceholderData}>
            {data?.items.map((chat, index) => (
              <ChatRows
                key={chat._id}
                chat={chat}
                number={firstNumberOf(page) + index}
                now={new Date(list.dataUpdatedAt)}
                onDelete={mayDelete ? () => setToDelete(chat) : undefined}
              />
            ))}
          </TableFrame>
          {data && <Pagination params={{ q, page }} total={data.total} />}
        </>
      )}
      {toDelete && (
        <DeletionDialog
          title={deletionWords.question}
          message={deletionWords.done}
          onDelete={() => deleteChat(toDelete._id)}
          refresh={() => refreshChats(queries)}
          onClose={() => setToDelete(null)}
        >
          <p>
            ‘<bdi lang={langOf(toDelete.title)}>{toDelete.title || words.withoutWords}</bdi>’{' '}
            {deletionWords.explains}
          </p>
        </DeletionDialog>
      )}
    </>
  );
}

interface ChatRowsProps {
  chat: Chat;
  number: number;
  /** When the chats were fetched. */
  now: Date;
  /** Undefined for those who may not delete one. */
  onDelete: (() => void) | undefined;
}

/** One conversation: its first question, its length and its date; expanded, the whole conversation. */
function ChatRows({ chat, number, now, onDelete }: ChatRowsProps) {
  const { _id, title, conversation, createdAt } = chat;
  const [isOpen, setIsOpen] = useState(false);
  const conversationId = `conversation-${_id}`;
  return (
    <>
      <Table.Tr role="row" data-open={isOpen || undefined}>
        <NumberCell number={number} />
        <Cell name="title">
          <button
            type="button"
            className="chat-toggle"
            {...OPENS_ROW}
            aria-expanded={isOpen}
            aria-controls={isOpen ? conversationId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            <UnfoldIcon />
            <bdi lang={langOf(title)}>{title || words.withoutWords}</bdi>
          </button>
        </Cell>
        <Cell name="count">
          {digits(conversation.length)}
          <span className="count-noun">{words.questionsAfter(conversation.length)}</span>
        </Cell>
        <Cell name="when">
          <Timestamp at={createdAt} now={now} format={formatDayAndTime} />
        </Cell>
      </Table.Tr>
      {isOpen && (
        <Table.Tr role="row" className="chat-opened" id={conversationId}>
          <Table.Td role="cell" colSpan={4}>
            <Conversation entries={conversation} label={title} />
            {onDelete && (
              <Button variant="default" size="compact-sm" onClick={onDelete}>
                {deletionWords.delete}
              </Button>
            )}
          </Table.Td>
        </Table.Tr>
      )}
    </>
  );
}
