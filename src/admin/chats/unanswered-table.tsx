import { Button, Table } from '@mantine/core';
import { Link } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { langOf } from '../../ui/lang-of.ts';
import { useType } from '../content-types.tsx';
import { useHasDuty } from '../duties/own-duties.ts';
import { formatDayAndTime } from '../format-time.ts';
import { digits } from '../language.ts';
import { Timestamp } from '../list/cells.tsx';
import type { Column } from '../list/table-frame.tsx';
import { ACTION, NUMBER, TableFrame } from '../list/table-frame.tsx';
import type { UnansweredQuestion } from './chat-queries.ts';
import { faqFormPath } from './faq-from-question.ts';
import { unansweredWords as words } from './words.ts';

interface UnansweredTableProps {
  /** Undefined while they load. */
  questions: readonly UnansweredQuestion[] | undefined;
  firstNumber: number;
  /** The rows are those of the previous query, while the next ones load. */
  isStale: boolean;
  /** When the questions were fetched. */
  now: Date;
  onTie: (question: UnansweredQuestion) => void;
  onRemove: (question: UnansweredQuestion) => void;
}

const COLUMNS: readonly Column[] = [
  NUMBER,
  { name: 'title', label: words.question },
  { name: 'count', label: words.asked },
  { name: 'when', label: words.lastAsked },
  ACTION,
];

/** The unanswered questions with their actions. */
export function UnansweredTable(props: UnansweredTableProps) {
  const { questions, firstNumber, isStale, now, onTie, onRemove } = props;
  const faqType = useType('faq');
  const mayAnswer = useHasDuty('publisher');
  const faq = mayAnswer ? faqType : undefined;
  return (
    <TableFrame className="unanswered-table" columns={COLUMNS} isStale={isStale}>
      {questions?.map((question, index) => (
        <UnansweredRow
          key={question._id}
          question={question}
          number={firstNumber + index}
          faq={faq}
          now={now}
          onTie={mayAnswer ? () => onTie(question) : undefined}
          onRemove={mayAnswer ? () => onRemove(question) : undefined}
        />
      ))}
    </TableFrame>
  );
}

interface UnansweredRowProps {
  question: UnansweredQuestion;
  number: number;
  /** The type of a new FAQ. */
  faq: TypeFacts | undefined;
  now: Date;
  onTie: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

function UnansweredRow({ question, number, faq, now, onTie, onRemove }: UnansweredRowProps) {
  const { _id, question: typed, asked, lastAt } = question;
  const questionId = `question-${_id}`;
  const quiet = { variant: 'default', size: 'compact-sm', 'aria-describedby': questionId } as const;
  return (
    <Table.Tr role="row">
      <Table.Td role="cell" className="number">
        {digits(number)}
      </Table.Td>
      <Table.Td role="cell" className="title" id={questionId}>
        <bdi lang={langOf(typed)}>{typed}</bdi>
      </Table.Td>
      <Table.Td role="cell" className="count">
        {words.times(asked)}
      </Table.Td>
      <Table.Td role="cell" className="when">
        <Timestamp at={lastAt} now={now} format={formatDayAndTime} />
      </Table.Td>
      <Table.Td role="cell" className="action">
        <div className="row-actions">
          {faq && (
            <Button {...quiet} component={Link} to={faqFormPath(faq, question)}>
              {words.makeFaq}
            </Button>
          )}
          {onTie && (
            <Button {...quiet} onClick={onTie}>
              {words.tie}
            </Button>
          )}
          {onRemove && (
            <Button {...quiet} className="delete" onClick={onRemove}>
              {words.remove}
            </Button>
          )}
        </div>
      </Table.Td>
    </Table.Tr>
  );
}
