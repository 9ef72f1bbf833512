import { Button, Table } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import { useType } from '../content-types.tsx';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { useHasDuty } from '../duties/own-duties.ts';
import { formatDayAndTime } from '../format-time.ts';
import { ActionCell, Cell, NumberCell, Timestamp } from '../list/cells.tsx';
import { useListParams } from '../list/list-params.ts';
import { ACTION, type Column, NUMBER, TableFrame } from '../list/table-frame.tsx';
import { SHOW_UNANSWERED } from '../paths.ts';
import { firstNumberOf, PAGE_SIZE } from '../queries.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import {
  refreshUnanswered,
  removeUnanswered,
  type UnansweredQuestion,
  unansweredQuery,
} from './chat-queries.ts';
import { faqFormPath } from './faq-from-question.ts';
import { QuestionList } from './question-list.tsx';
import { unansweredWords as words } from './words.ts';

const COLUMNS: readonly Column[] = [
  NUMBER,
  { name: 'title', label: words.question },
  { name: 'count', label: words.asked },
  { name: 'when', label: words.lastAsked },
  ACTION,
];

/** Questions that no published content answers, the most recently asked first. Each can become an FAQ. */
export function Unanswered() {
  const { q, page } = useListParams();
  const queries = useQueryClient();
  const list = useQuery(unansweredQuery({ q, page, limit: PAGE_SIZE }));
  const [toDelete, setToDelete] = useState<UnansweredQuestion | null>(null);
  const [toTie, setToTie] = useState<UnansweredQuestion | null>(null);
  return (
    <>
      <QuestionList list={list} show={SHOW_UNANSWERED} purpose={words.purpose}>
        <TableFrame className="unanswered-table" columns={COLUMNS} isStale={list.isPlaceholderData}>
          {list.data?.items.map((question, index) => (
            <UnansweredRow
              key={question._id}
              question={question}
              number={firstNumberOf(page) + index}
              now={new Date(list.dataUpdatedAt)}
              onTie={() => setToTie(question)}
              onRemove={() => setToDelete(question)}
            />
          ))}
        </TableFrame>
      </QuestionList>
      {toTie && <AnswerDialog question={toTie} onClose={() => setToTie(null)} />}
      {toDelete && (
        <DeletionDialog
          title={words.removeTitle}
          message={words.removed}
          onDelete={() => removeUnanswered(toDelete._id)}
          refresh={() => refreshUnanswered(queries)}
          onClose={() => setToDelete(null)}
        >
          <p>
            ‘<bdi lang={langOf(toDelete.question)}>{toDelete.question}</bdi>’ {words.removeExplains}
          </p>
        </DeletionDialog>
      )}
    </>
  );
}

interface UnansweredRowProps {
  question: UnansweredQuestion;
  number: number;
  /** When the questions were fetched. */
  now: Date;
  onTie: () => void;
  onRemove: () => void;
}

function UnansweredRow({ question, number, now, onTie, onRemove }: UnansweredRowProps) {
  const { _id, question: typed, asked, lastAt } = question;
  const faq = useType('faq');
  const mayAnswer = useHasDuty('publisher');
  const questionId = `question-${_id}`;
  const quiet = { variant: 'default', size: 'compact-sm', 'aria-describedby': questionId } as const;
  return (
    <Table.Tr role="row">
      <NumberCell number={number} />
      <Cell name="title" id={questionId}>
        <bdi lang={langOf(typed)}>{typed}</bdi>
      </Cell>
      <Cell name="count">{words.times(asked)}</Cell>
      <Cell name="when">
        <Timestamp at={lastAt} now={now} format={formatDayAndTime} />
      </Cell>
      <ActionCell>
        {mayAnswer && (
          <>
            {faq && (
              <Button {...quiet} component={Link} to={faqFormPath(faq, question)}>
                {words.makeFaq}
              </Button>
            )}
            <Button {...quiet} onClick={onTie}>
              {words.tie}
            </Button>
            <Button {...quiet} className="delete" onClick={onRemove}>
              {words.remove}
            </Button>
          </>
        )}
      </ActionCell>
    </Table.Tr>
  );
}
