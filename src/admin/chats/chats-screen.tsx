import { Button, Table, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import { namesHost, piecesOf } from '../../ui/linked-text.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { WhoElseMay } from '../duties/read-only.tsx';
import { formatDayAndTime, formatFull } from '../format-time.ts';
import { BackIcon, UnfoldIcon } from '../icons.tsx';
import { inboxQuery } from '../inbox/inbox-queries.ts';
import { digits } from '../language.ts';
import { Heading } from '../layout/heading.tsx';
import { useList } from '../list/collection.ts';
import { DataList, EmptyList } from '../list/data-list.tsx';
import { actionColumn, NUMBER, OPENS_ROW, RowAction, titleColumn, whenColumn } from '../list/data-table.tsx';
import { searched } from '../list/words.ts';
import { ANSWERED, CHATS, pathsOf, SETTINGS, TAUGHT, UNANSWERED } from '../paths.ts';
import {
  answered,
  type Chat,
  type ChatEntry,
  chats,
  type NamedRecord,
  type RatedQuestion,
  taught,
  tieToAnswer,
  type UnansweredQuestion,
  unanswered,
} from './chat-queries.ts';
import { answeredWords, answerWords, deletionWords, taughtWords, unansweredWords, words } from './words.ts';
import './chats.css';
import { messageOf } from '../api/api-error.ts';
import { useType, useTypes } from '../content-types.tsx';
import { Dialog, DialogAnswers, DialogError, Quoted } from '../dialog/dialog.tsx';
import { useRecordSearch } from '../palette/use-record-search.ts';
import { useOneMutation } from '../queries.ts';
import { shownTitle } from '../shown-title.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { faqFormPath } from './faq-from-question.ts';

const conversationId = ({ _id }: Chat) => `conversation-${_id}`;

/**
 * The conversations, newest first: filtered by their first question and paginated. One that is opened has all its
 * messages below. An error is only logged and looks like an empty list (requirement 8.5).
 */
function ChatHistory() {
  const list = useList(chats);
  const { error } = list.result;
  useEffect(() => {
    if (error) console.error('The history of the chat could not be fetched', error);
  }, [error]);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const isOpen = ({ _id }: Chat) => opened.includes(_id);
  const toggle = (chat: Chat) =>
    setOpened(isOpen(chat) ? opened.filter((id) => id !== chat._id) : [...opened, chat._id]);
  const mayDelete = useHasDuty('publisher');
  const empty = (
    <div className="notice-box">
      <h2>{words.none}</h2>
      <p>{words.purpose}</p>
    </div>
  );
  return (
    <DataList
      list={list}
      className="chat-table"
      columns={() => [
        NUMBER,
        {
          name: 'title',
          label: words.askedFirst,
          cell: (chat) => (
            <button
              type="button"
              className="chat-toggle"
              {...OPENS_ROW}
              aria-expanded={isOpen(chat)}
              aria-controls={isOpen(chat) ? conversationId(chat) : undefined}
              onClick={() => toggle(chat)}
            >
              <UnfoldIcon />
              <bdi lang={langOf(chat.title)}>{chat.title || words.withoutWords}</bdi>
            </button>
          ),
        },
        {
          name: 'count',
          label: words.questions,
          cell: ({ conversation: { length } }) => (
            <>
              {digits(length)}
              <span className="count-noun">{words.questionsAfter(length)}</span>
            </>
          ),
        },
        whenColumn<Chat>(words.when, ({ createdAt }) => createdAt),
      ]}
      look={(chat) => ({ 'data-open': isOpen(chat) || undefined })}
      below={(chat, remove) =>
        isOpen(chat) && (
          <Table.Tr role="row" className="chat-opened" id={conversationId(chat)}>
            <Table.Td role="cell" colSpan={4}>
              <Conversation entries={chat.conversation} label={chat.title} />
              {mayDelete && (
                <Button variant="default" size="compact-sm" onClick={() => remove(chat)}>
                  {deletionWords.delete}
                </Button>
              )}
            </Table.Td>
          </Table.Tr>
        )
      }
      deletion={({ title }) => ({
        title: deletionWords.question,
        message: deletionWords.done,
        what: title || words.withoutWords,
        consequence: deletionWords.explains,
      })}
      noun={words.chat}
      searched={searched.chat}
      empty={empty}
      failed={empty}
    />
  );
}

const useShownView = () => useSearchParams()[0].get('show');

/** What the screen shows instead of the chat history. */
const VIEWS = new Map<string | null, () => ReactNode>([
  ['unanswered', Unanswered],
  ['answered', Answered],
  ['taught', Taught],
]);

/** The chat history (requirement 2.62), or one of the lists of questions. */
export function ChatsScreen() {
  const View = VIEWS.get(useShownView()) ?? ChatHistory;
  return (
    <>
      <Heading title={words.title}>
        <Button component={Link} to="/admin/dashboard" variant="default" leftSection={<BackIcon />}>
          {words.back}
        </Button>
      </Heading>
      <ChatViews />
      <WhoElseMay duties={['publisher']}>{words.removal}</WhoElseMay>
      <View />
    </>
  );
}

/** Links to the history, to the unanswered questions, with their number, to the rated answers and the remembered ones. */
function ChatViews() {
  const show = useShownView();
  const { data } = useQuery(inboxQuery);
  const count = data?.chats.unanswered ?? 0;
  const current = (isHere: boolean) => ({ 'aria-current': isHere ? ('page' as const) : undefined });
  return (
    <nav className="list-views" aria-label={words.views}>
      <Link to={CHATS} {...current(show === null)}>
        {words.history}
      </Link>
      <Link to={UNANSWERED} {...current(show === 'unanswered')}>
        {words.unanswered}
        {count > 0 && (
          <>
            {' '}
            <span className="badge">{digits(count)}</span>
          </>
        )}
      </Link>
      <Link to={ANSWERED} {...current(show === 'answered')}>
        {words.answered}
      </Link>
      <Link to={TAUGHT} {...current(show === 'taught')}>
        {words.taught}
      </Link>
    </nav>
  );
}

/** All messages of one visit, each with its author. */
function Conversation({ entries, label }: { entries: readonly ChatEntry[]; label: string }) {
  return (
    <ol className="conversation" aria-label={words.conversation(label)}>
      {messagesOf(entries).map(({ id, from, text, at }) => (
        <li key={id} data-from={from}>
          <p className="speaker">
            {words.from[from]}{' '}
            {at && (
              <time dateTime={at.toISOString()} title={formatFull(at)}>
                {formatDayAndTime(at)}
              </time>
            )}
          </p>
          <p className="said" lang={langOf(text)}>
            {from === 'Assistant' ? <LinkedText text={text} /> : text}
          </p>
        </li>
      ))}
    </ol>
  );
}

/**
 * A text with its links, each piece in its own writing direction. Anyone can have a conversation stored, so a
 * link to another site names that site and sends no referrer.
 */
function LinkedText({ text }: { text: string }) {
  let at = 0;
  return piecesOf(text).map(({ text: piece, href, host }) => {
    const key = at;
    at += piece.length;
    if (href === undefined) return <bdi key={key}>{piece}</bdi>;
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
        <bdi>{piece}</bdi>
        {host && !namesHost(piece, host) && ` (${host})`}
      </a>
    );
  });
}

/** One message of the visitor or the assistant. */
interface Message {
  /** Its position in the conversation. */
  id: string;
  from: 'Visitor' | 'Assistant';
  text: string;
  /** According to the visitor's browser; absent for answers and for an invalid date. */
  at?: Date;
}

/** The messages of a conversation in order, without empty ones. */
export function messagesOf(conversation: readonly ChatEntry[]): Message[] {
  return conversation
    .flatMap(({ user, bot, timestamp }, index): Message[] => {
      const at = new Date(timestamp);
      return [
        { id: `${index} asked`, from: 'Visitor', text: user, ...(Number.isFinite(at.getTime()) && { at }) },
        { id: `${index} answered`, from: 'Assistant', text: bot },
      ];
    })
    .filter(({ text }) => text.trim() !== '');
}

const common = { noun: words.question, searched: searched.question };

/** Questions that no published content answers, the most recently asked first. Each can become an FAQ. */
function Unanswered() {
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
function Answered() {
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
function Taught() {
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
  const title = record.title ? shownTitle(record) : taughtWords.notLive;
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
  const tie = useOneMutation({
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
              onClick={() => tie.mutate({ type: type.name, item })}
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
