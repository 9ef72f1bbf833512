import type { Chat } from '../api/chats.ts';
import type { Column } from '../list/row-skeletons.tsx';
import { NUMBER, TableFrame } from '../list/table-frame.tsx';
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

const COLUMNS: readonly Column[] = [
  NUMBER,
  { name: 'title', label: 'Asked first' },
  { name: 'count', label: 'Questions' },
  { name: 'when', label: 'When' },
];

/** The conversations, each of which opens below its row. */
export function ChatTable({ chats, firstNumber, isStale, now }: ChatTableProps) {
  return (
    <TableFrame className="chat-table" columns={COLUMNS} isStale={isStale}>
      {chats?.map((chat, index) => (
        <ChatRows key={chat._id} chat={chat} number={firstNumber + index} now={now} />
      ))}
    </TableFrame>
  );
}
