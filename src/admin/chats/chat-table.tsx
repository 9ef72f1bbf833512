import { Button, Table } from '@mantine/core';
import { useState } from 'react';
import { langOf } from '../../ui/lang-of.ts';
import { formatDayAndTime } from '../format-time.ts';
import { UnfoldIcon } from '../icons.tsx';
import { digits } from '../language.ts';
import { Timestamp } from '../list/cells.tsx';
import type { Column } from '../list/table-frame.tsx';
import { NUMBER, OPENS_ROW, TableFrame } from '../list/table-frame.tsx';
import type { Chat } from './chat-queries.ts';
import { Conversation } from './conversation.tsx';
import { deletionWords, words } from './words.ts';

interface ChatTableProps {
  /** Undefined while they load. */
  chats: readonly Chat[] | undefined;
  firstNumber: number;
  /** The rows are those of the previous query, while the next ones load. */
  isStale: boolean;
  /** When the chats were fetched. */
  now: Date;
  /** Undefined for those who may not delete one. */
  onDelete: ((chat: Chat) => void) | undefined;
}

const COLUMNS: readonly Column[] = [
  NUMBER,
  { name: 'title', label: words.askedFirst },
  { name: 'count', label: words.questions },
  { name: 'when', label: words.when },
];

/** The conversations. Each expands below its row. */
export function ChatTable({ chats, firstNumber, isStale, now, onDelete }: ChatTableProps) {
  return (
    <TableFrame className="chat-table" columns={COLUMNS} isStale={isStale}>
      {chats?.map((chat, index) => (
        <ChatRows
          key={chat._id}
          chat={chat}
          number={firstNumber + index}
          now={now}
          onDelete={onDelete && (() => onDelete(chat))}
        />
      ))}
    </TableFrame>
  );
}

interface ChatRowsProps {
  chat: Chat;
  number: number;
  now: Date;
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
        <Table.Td role="cell" className="number">
          {digits(number)}
        </Table.Td>
        <Table.Td role="cell" className="title">
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
        </Table.Td>
        <Table.Td role="cell" className="count">
          {digits(conversation.length)}
          <span className="count-noun">{words.questionsAfter(conversation.length)}</span>
        </Table.Td>
        <Table.Td role="cell" className="when">
          <Timestamp at={createdAt} now={now} format={formatDayAndTime} />
        </Table.Td>
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
