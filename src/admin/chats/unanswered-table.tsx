import type { UnansweredQuestion } from '../api/chats.ts';
import type { Column } from '../list/row-skeletons.tsx';
import { ACTION, NUMBER, TableFrame } from '../list/table-frame.tsx';
import { useType } from '../types.tsx';
import { UnansweredRow } from './unanswered-row.tsx';

interface UnansweredTableProps {
  /** Undefined until they are there. */
  questions: readonly UnansweredQuestion[] | undefined;
  firstNumber: number;
  /** The rows answer the question before. */
  isStale: boolean;
  /** When they were read. */
  now: Date;
  onRemove: (question: UnansweredQuestion) => void;
}

const COLUMNS: readonly Column[] = [
  NUMBER,
  { name: 'title', label: 'Question' },
  { name: 'count', label: 'Asked' },
  { name: 'when', label: 'Last asked' },
  ACTION,
];

/** The questions without an answer, and what can be done with each. */
export function UnansweredTable(props: UnansweredTableProps) {
  const { questions, firstNumber, isStale, now, onRemove } = props;
  const faq = useType('faq');
  return (
    <TableFrame className="unanswered-table" columns={COLUMNS} isStale={isStale}>
      {questions?.map((question, index) => (
        <UnansweredRow
          key={question._id}
          question={question}
          number={firstNumber + index}
          faq={faq}
          now={now}
          onRemove={() => onRemove(question)}
        />
      ))}
    </TableFrame>
  );
}
