import { useState } from 'react';
import { Link } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import { useType } from '../content-types.tsx';
import { useHasDuty } from '../duties/own-duties.ts';
import { useList } from '../list/collection.ts';
import { DataList, EmptyList } from '../list/data-list.tsx';
import { actionColumn, NUMBER, OPENS_ROW, RowAction, titleColumn, whenColumn } from '../list/data-table.tsx';
import { searched } from '../list/words.ts';
import { pathsOf } from '../paths.ts';
import { shownTitle } from '../shown-title.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { type TaughtQuestion, taught, type UnansweredQuestion, unanswered } from './chat-queries.ts';
import { faqFormPath } from './faq-from-question.ts';
import { taughtWords, unansweredWords, words } from './words.ts';

const common = { noun: words.question, searched: searched.question };

/** Questions that no published content answers, the most recently asked first. Each can become an FAQ. */
export function Unanswered() {
  const [toTie, setToTie] = useState<UnansweredQuestion | null>(null);
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
          titleColumn({ label: unansweredWords.question, title: ({ question }) => question }),
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
          cell: (question) => <Answer question={question} />,
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

/** The record, with a link to its form. */
function Answer({ question }: { question: TaughtQuestion }) {
  const type = useType(question.type);
  const title = shownTitle(question) || taughtWords.notLive;
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
