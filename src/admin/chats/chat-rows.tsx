import { Table } from '@mantine/core';
import { useState } from 'react';
import { langOf } from '../../ui/lang-of.ts';
import type { Chat } from '../api/chats.ts';
import { toTheMinute } from '../dashboard/ago.ts';
import { UnfoldIcon } from '../icons.tsx';
import { OPENS_ROW } from '../list/use-row-keys.ts';
import { When } from '../list/when.tsx';
import { Conversation } from './conversation.tsx';

interface ChatRowsProps {
  chat: Chat;
  number: number;
  now: Date;
}

/** One conversation in the history: what was asked first, how much and when; opened, all of it. */
export function ChatRows({ chat, number, now }: ChatRowsProps) {
  const { _id, title, conversation, createdAt } = chat;
  const [isOpen, setIsOpen] = useState(false);
  const conversationId = `conversation-${_id}`;
  return (
    <>
      <Table.Tr role="row" data-open={isOpen || undefined}>
        <Table.Td role="cell" className="number">
          {number}
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
            <bdi lang={langOf(title)}>{title || 'Without words'}</bdi>
          </button>
        </Table.Td>
        <Table.Td role="cell" className="count">
          {conversation.length}
          <span className="count-noun">{conversation.length === 1 ? ' question' : ' questions'}</span>
        </Table.Td>
        <Table.Td role="cell" className="when">
          <When at={createdAt} now={now} said={toTheMinute} />
        </Table.Td>
      </Table.Tr>
      {isOpen && (
        <Table.Tr role="row" className="chat-opened" id={conversationId}>
          <Table.Td role="cell" colSpan={4}>
            <Conversation entries={conversation} label={title} />
          </Table.Td>
        </Table.Tr>
      )}
    </>
  );
}
