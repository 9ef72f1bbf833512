import { Button, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
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
import { DataList } from '../list/data-list.tsx';
import { NUMBER, OPENS_ROW, whenColumn } from '../list/data-table.tsx';
import { searched } from '../list/words.ts';
import { ANSWERED, CHATS, TAUGHT, UNANSWERED } from '../paths.ts';
import { type Chat, type ChatEntry, chats } from './chat-queries.ts';
import { Answered, Taught, Unanswered } from './question-lists.tsx';
import { deletionWords, words } from './words.ts';
import './chats.css';

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
