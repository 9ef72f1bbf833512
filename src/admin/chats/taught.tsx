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
import { ACTION, type Column, NUMBER, OPENS_ROW, TableFrame } from '../list/table-frame.tsx';
import { pathsOf, SHOW_TAUGHT } from '../paths.ts';
import { firstNumberOf, PAGE_SIZE } from '../queries.ts';
import { shownTitle } from '../shown-title.ts';
import { refreshTaught, removeTaught, type TaughtQuestion, taughtQuery } from './chat-queries.ts';
import { QuestionList } from './question-list.tsx';
import { taughtWords as words } from './words.ts';

const COLUMNS: readonly Column[] = [
  NUMBER,
  { name: 'title', label: words.question },
  { name: 'answer', label: words.answer },
  { name: 'when', label: words.since },
  ACTION,
];

/** Questions that staff have tied to the record that answers them, the latest first (requirement 20.193). */
export function Taught() {
  const { q, page } = useListParams();
  const queries = useQueryClient();
  const list = useQuery(taughtQuery({ q, page, limit: PAGE_SIZE }));
  const [toRemove, setToRemove] = useState<TaughtQuestion | null>(null);
  const mayRemove = useHasDuty('publisher');
  return (
    <>
      <QuestionList list={list} show={SHOW_TAUGHT} purpose={words.purpose}>
        <TableFrame className="taught-table" columns={COLUMNS} isStale={list.isPlaceholderData}>
          {list.data?.items.map((question, index) => (
            <TaughtRow
              key={question._id}
              question={question}
              number={firstNumberOf(page) + index}
              now={new Date(list.dataUpdatedAt)}
              onRemove={mayRemove ? () => setToRemove(question) : undefined}
            />
          ))}
        </TableFrame>
      </QuestionList>
      {toRemove && (
        <DeletionDialog
          title={words.removeTitle}
          message={words.removed}
          onDelete={() => removeTaught(toRemove._id)}
          refresh={() => refreshTaught(queries)}
          onClose={() => setToRemove(null)}
        >
          <p>
            ‘<bdi lang={langOf(toRemove.question)}>{toRemove.question}</bdi>’ {words.removeExplains}
          </p>
        </DeletionDialog>
      )}
    </>
  );
}

interface TaughtRowProps {
  question: TaughtQuestion;
  number: number;
  /** When the questions were fetched. */
  now: Date;
  /** Undefined for those who may not remove one. */
  onRemove: (() => void) | undefined;
}

function TaughtRow({ question, number, now, onRemove }: TaughtRowProps) {
  const { _id, question: asked, at } = question;
  const questionId = `question-${_id}`;
  return (
    <Table.Tr role="row">
      <NumberCell number={number} />
      <Cell name="title" id={questionId}>
        <bdi lang={langOf(asked)}>{asked}</bdi>
      </Cell>
      <Cell name="answer">
        <Answer question={question} />
      </Cell>
      <Cell name="when">
        <Timestamp at={at} now={now} format={formatDayAndTime} />
      </Cell>
      <ActionCell>
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
      </ActionCell>
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
