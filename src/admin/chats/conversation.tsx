import { langOf } from '../../ui/lang-of.ts';
import { namesHost, piecesOf } from '../../ui/linked-text.ts';
import { formatDayAndTime, formatFull } from '../format-time.ts';
import type { ChatEntry } from './chat-queries.ts';
import { words } from './words.ts';

/** All messages of one visit, each with its author. */
export function Conversation({ entries, label }: { entries: readonly ChatEntry[]; label: string }) {
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
export function LinkedText({ text }: { text: string }) {
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
export interface Message {
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
