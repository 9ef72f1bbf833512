import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import { messageOf } from '../api/api-error.ts';
import { useType, useTypes } from '../content-types.tsx';
import { Dialog, DialogAnswers, DialogError, Quoted } from '../dialog/dialog.tsx';
import { useHasDuty } from '../duties/own-duties.ts';
import { digits } from '../language.ts';
import { useList } from '../list/collection.ts';
import { DataList, EmptyList } from '../list/data-list.tsx';
import { actionColumn, NUMBER, OPENS_ROW, RowAction, titleColumn, whenColumn } from '../list/data-table.tsx';
import { searched } from '../list/words.ts';
import { useRecordSearch } from '../palette/use-record-search.ts';
import { pathsOf, SETTINGS } from '../paths.ts';
import { shownTitle } from '../shown-title.ts';
import { toastSuccess } from '../toast/toasts.ts';
import {
  answered,
  type NamedRecord,
  type RatedQuestion,
  taught,
  tieToAnswer,
  type UnansweredQuestion,
  unanswered,
} from './chat-queries.ts';
import { faqFormPath } from './faq-from-question.ts';
import { answeredWords, answerWords, taughtWords, unansweredWords, words } from './words.ts';

const common = { noun: words.question, searched: searched.question };

/** Questions that no published content answers, the most recently asked first. Each can become an FAQ. */
export function Unanswered() {
  const [toTie, setToTie] = useState<Tieable | null>(null);
  const faq = useType('faq');
  const mayAnswer = useHasDuty('publisher');
  return (
    <>
      <DataList
        {...common}
        list={useList(unanswered)}
        className="unanswered-table"
        columns={(remove) => [
          NUMBER,
          titleColumn({
            label: unansweredWords.question,
            title: ({ question }) => question,
            detail: ({ withheld }) =>
              withheld && (
                <>
                  {unansweredWords.withheld} <Answer record={withheld} /> <Passage text={withheld.text} />
                </>
              ),
          }),
          { name: 'count', label: unansweredWords.asked, cell: ({ asked }) => unansweredWords.times(asked) },
          whenColumn(unansweredWords.lastAsked, ({ lastAt }) => lastAt),
          actionColumn(
            (question, { titleId: of }) =>
              mayAnswer && (
                <>
                  {faq && (
                    <RowAction of={of} label={unansweredWords.makeFaq} to={faqFormPath(faq, question)} />
                  )}
                  <RowAction of={of} label={unansweredWords.tie} onClick={() => setToTie(question)} />
                  <RowAction
                    of={of}
                    label={unansweredWords.remove}
                    className="delete"
                    onClick={() => remove(question)}
                  />
                </>
              ),
          ),
        ]}
        deletion={({ question }) => ({
          title: unansweredWords.removeTitle,
          message: unansweredWords.removed,
          what: question,
          consequence: unansweredWords.removeExplains,
        })}
        empty={<EmptyList purpose={unansweredWords.purpose} />}
      />
      {toTie && <AnswerDialog question={toTie} onClose={() => setToTie(null)} />}
    </>
  );
}

/** Questions whose answers visitors rated, the worst first (requirement 25.24). */
export function Answered() {
  const [toTie, setToTie] = useState<Tieable | null>(null);
  const mayAnswer = useHasDuty('publisher');
  return (
    <>
      <DataList
        {...common}
        list={useList(answered)}
        className="unanswered-table answered-table"
        columns={() => [
          NUMBER,
          titleColumn<RatedQuestion>({
            label: answeredWords.question,
            title: ({ question }) => question,
            detail: ({ said: { title, path, text } }) => (
              <>
                {answeredWords.said}{' '}
                {path && (
                  <a {...OPENS_ROW} href={path} target="_blank" rel="noopener noreferrer nofollow">
                    <bdi lang={langOf(title)}>{title}</bdi>
                  </a>
                )}{' '}
                <Passage text={text} />
              </>
            ),
          }),
          {
            name: 'count',
            label: answeredWords.rated,
            cell: ({ helped, notHelped }) => answeredWords.counts(digits(helped), digits(notHelped)),
          },
          whenColumn<RatedQuestion>(answeredWords.lastRated, ({ lastAt }) => lastAt),
          actionColumn<RatedQuestion>(
            (question, { titleId }) =>
              mayAnswer && (
                <RowAction of={titleId} label={unansweredWords.tie} onClick={() => setToTie(question)} />
              ),
          ),
        ]}
        empty={<EmptyList purpose={answeredWords.purpose} />}
      />
      {toTie && <AnswerDialog question={toTie} onClose={() => setToTie(null)} />}
    </>
  );
}

const Passage = ({ text }: { text: string }) => (
  <q className="passage" lang={langOf(text)}>
    {text}
  </q>
);

/** Questions that staff have tied to the record that answers them, the latest first (requirement 20.193). */
export function Taught() {
  const mayRemove = useHasDuty('publisher');
  return (
    <DataList
      {...common}
      list={useList(taught)}
      className="taught-table"
      columns={(remove) => [
        NUMBER,
        titleColumn({ label: taughtWords.question, title: ({ question }) => question }),
        {
          name: 'answer',
          label: taughtWords.answer,
          cell: (question) => <Answer record={question} />,
        },
        whenColumn(taughtWords.since, ({ at }) => at),
        actionColumn(
          (question, { titleId }) =>
            mayRemove && (
              <RowAction
                of={titleId}
                label={taughtWords.remove}
                className="delete"
                onClick={() => remove(question)}
              />
            ),
        ),
      ]}
      deletion={({ question }) => ({
        title: taughtWords.removeTitle,
        message: taughtWords.removed,
        what: question,
        consequence: taughtWords.removeExplains,
      })}
      empty={<EmptyList purpose={taughtWords.purpose} />}
    />
  );
}

/** The record, with a link to its form; the college's own facts stand in the settings. */
function Answer({ record }: { record: NamedRecord }) {
  const type = useType(record.type);
  const title = shownTitle(record) || taughtWords.notLive;
  const named = <bdi lang={langOf(title)}>{title}</bdi>;
  const to = type ? pathsOf(type).update({ _id: record.item }) : record.type === 'settings' && SETTINGS;
  if (!to) return named;
  return (
    <>
      {type && `${type.admin.label}: `}
      <Link {...OPENS_ROW} to={to}>
        {named}
      </Link>
    </>
  );
}

interface Tieable extends Pick<UnansweredQuestion, '_id' | 'question'> {
  withheld?: NamedRecord | null;
}

interface AnswerDialogProps {
  question: Tieable;
  onClose: () => void;
}

/** Lets staff look for the record that answers a question, beginning with the withheld one, and ties the question to it. */
function AnswerDialog({ question: { _id, question, withheld }, onClose }: AnswerDialogProps) {
  const [typed, setTyped] = useState('');
  const queries = useQueryClient();
  const types = useTypes();
  const { results = [], isCurrent } = useRecordSearch(typed);
  const isBlank = typed.trim() === '';
  const named: NamedRecord[] =
    isBlank && withheld
      ? [withheld]
      : results.flatMap(({ type, records }) =>
          records.map((record) => ({ ...record, type, item: record._id })),
        );
  const found = named.flatMap(({ type: name, item, ...titles }) => {
    const type = types.find((one) => one.name === name);
    return type?.page ? [{ type, item, title: shownTitle(titles) }] : [];
  });
  const tie = useMutation({
    mutationFn: (answer: { type: string; item: string }) => tieToAnswer(_id, answer),
    async onSuccess() {
      toastSuccess(answerWords.tied);
      await Promise.all([unanswered, answered].map((list) => list.refresh(queries)));
      onClose();
    },
  });
  return (
    <Dialog title={answerWords.title} onCancel={onClose}>
      <p>
        <Quoted>{question}</Quoted>
      </p>
      <TextInput
        data-autofocus
        label={answerWords.find}
        description={answerWords.explains}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul className="answer-choices">
        {found.map(({ type, item, title }) => (
          <li key={item}>
            <button
              type="button"
              aria-disabled={tie.isPending}
              onClick={() => tie.isPending || tie.mutate({ type: type.name, item })}
            >
              <span className="answer-kind">{type.admin.label}</span> <bdi lang={langOf(title)}>{title}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {!isBlank && isCurrent && found.length === 0 && <p role="status">{answerWords.nothing}</p>}
      {tie.error && <DialogError>{messageOf(tie.error)}</DialogError>}
      <DialogAnswers onCancel={onClose} />
    </Dialog>
  );
}
