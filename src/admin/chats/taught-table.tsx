import { Button, Table } from '@mantine/core';
import { Link } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import { useType } from '../content-types.tsx';
import { formatDayAndTime } from '../format-time.ts';
import { digits } from '../language.ts';
import { Timestamp } from '../list/cells.tsx';
import type { Column } from '../list/table-frame.tsx';
import { ACTION, NUMBER, OPENS_ROW, TableFrame } from '../list/table-frame.tsx';
import { pathsOf } from '../paths.ts';
import { shownTitle } from '../shown-title.ts';
import type { TaughtQuestion } from './chat-queries.ts';
import { taughtWords as words } from './words.ts';

interface TaughtTableProps {
  /** Undefined while they load. */
  questions: readonly TaughtQuestion[] | undefined;
  firstNumber: number;
  /** The rows are those of the previous query, while the next ones load. */
  isStale: boolean;
  /** When the questions were fetched. */
  now: Date;
  /** Undefined for those who may not remove one. */
  onRemove: ((question: TaughtQuestion) => void) | undefined;
}

const COLUMNS: readonly Column[] = [
  NUMBER,
  { name: 'title', label: words.question },
  { name: 'answer', label: words.answer },
  { name: 'when', label: words.since },
  ACTION,
];

/** The questions with the records that answer them. */
export function TaughtTable({ questions, firstNumber, isStale, now, onRemove }: TaughtTableProps) {
  return (
    <TableFrame className="taught-table" columns={COLUMNS} isStale={isStale}>
      {questions?.map((question, index) => (
        <TaughtRow
          key={question._id}
          question={question}
          number={firstNumber + index}
          now={now}
          onRemove={onRemove && (() => onRemove(question))}
        />
      ))}
    </TableFrame>
  );
}

interface TaughtRowProps {
  question: TaughtQuestion;
  number: number;
  now: Date;
  onRemove: (() => void) | undefined;
}

function TaughtRow({ question, number, now, onRemove }: TaughtRowProps) {
  const { _id, question: asked, at } = question;
  const questionId = `question-${_id}`;
  return (
    <Table.Tr role="row">
      <Table.Td role="cell" className="number">
        {digits(number)}
      </Table.Td>
      <Table.Td role="cell" className="title" id={questionId}>
        <bdi lang={langOf(asked)}>{asked}</bdi>
      </Table.Td>
      <Table.Td role="cell" className="answer">
        <Answer question={question} />
      </Table.Td>
      <Table.Td role="cell" className="when">
        <Timestamp at={at} now={now} format={formatDayAndTime} />
      </Table.Td>
      <Table.Td role="cell" className="action">
        <div className="row-actions">
          {onRemove && (
            <Button
              variant="default"
              size="compact-sm"
              className="delete"
              aria-describedby={questionId}
              onClick={onRemove}
            >
              {words.remove}
            </Button>
          )}
        </div>
      </Table.Td>
    </Table.Tr>
  );
}

/** The record, with a link to its form. */
function Answer({ question }: { question: TaughtQuestion }) {
  const type = useType(question.type);
  const title = shownTitle(question) || words.notLive;
  const named = <bdi lang={langOf(title)}>{title}</bdi>;
  if (!type) return named;
  return (
    <>
      {type.admin.label}:{' '}
      <Link {...OPENS_ROW} to={pathsOf(type).update({ _id: question.item })}>
        {named}
      </Link>
    </>
  );
}
