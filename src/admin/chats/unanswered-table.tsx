import { Table } from '@mantine/core';
import type { UnansweredQuestion } from '../api/chats.ts';
import { RowSkeletons } from '../list/row-skeletons.tsx';
import { TableFrame } from '../list/table-frame.tsx';
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

/** The questions without an answer, and what can be done with each. */
export function UnansweredTable(props: UnansweredTableProps) {
  const { questions, firstNumber, isStale, now, onRemove } = props;
  const faq = useType('faq');
  return (
    <TableFrame
      className="unanswered-table"
      isBusy={!questions || isStale}
      isStale={isStale}
      head={
        <>
          <Table.Th role="columnheader" className="number">
            S.N
          </Table.Th>
          <Table.Th role="columnheader">Question</Table.Th>
          <Table.Th role="columnheader" className="count">
            Asked
          </Table.Th>
          <Table.Th role="columnheader" className="when">
            Last asked
          </Table.Th>
          <Table.Th role="columnheader" className="action">
            Action
          </Table.Th>
        </>
      }
    >
      {questions ? (
        questions.map((question, index) => (
          <UnansweredRow
            key={question._id}
            question={question}
            number={firstNumber + index}
            faq={faq}
            now={now}
            onRemove={() => onRemove(question)}
          />
        ))
      ) : (
        <RowSkeletons columns={['number', 'title', 'count', 'when', 'action']} />
      )}
    </TableFrame>
  );
}
