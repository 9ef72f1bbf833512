import { Table } from '@mantine/core';
import type { Chat } from '../api/chats.ts';
import { RowSkeletons } from '../list/row-skeletons.tsx';
import { TableFrame } from '../list/table-frame.tsx';
import { ChatRows } from './chat-rows.tsx';

interface ChatTableProps {
  /** Undefined until they are there. */
  chats: readonly Chat[] | undefined;
  firstNumber: number;
  /** The rows answer the question before. */
  isStale: boolean;
  /** When they were read. */
  now: Date;
}

/** The conversations, each of which opens below its row. */
export function ChatTable({ chats, firstNumber, isStale, now }: ChatTableProps) {
  return (
    <TableFrame
      className="chat-table"
      isBusy={!chats || isStale}
      isStale={isStale}
      head={
        <>
          <Table.Th role="columnheader" className="number">
            S.N
          </Table.Th>
          <Table.Th role="columnheader">Asked first</Table.Th>
          <Table.Th role="columnheader" className="count">
            Questions
          </Table.Th>
          <Table.Th role="columnheader" className="when">
            When
          </Table.Th>
        </>
      }
    >
      {chats ? (
        chats.map((chat, index) => (
          <ChatRows key={chat._id} chat={chat} number={firstNumber + index} now={now} />
        ))
      ) : (
        <RowSkeletons columns={['number', 'title', 'count', 'when']} />
      )}
    </TableFrame>
  );
}
