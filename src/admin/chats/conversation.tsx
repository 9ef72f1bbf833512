import { langOf } from '../../ui/lang-of.ts';
import { namesHost, piecesOf } from '../../ui/linked-text.ts';
import { formatDayAndTime, formatFull } from '../format-time.ts';
import type { ChatEntry } from './chat-queries.ts';

/** All that was said in one visit, each message marked with who said it. */
export function Conversation({ entries, label }: { entries: readonly ChatEntry[]; label: string }) {
  return (
    <ol className="conversation" aria-label={`Conversation: ${label}`}>
      {messagesOf(entries).map(({ id, from, text, at }) => (
        <li key={id} data-from={from}>
          <p className="speaker">
            {from}{' '}
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
 * A text with its links, each piece keeping its direction of writing to itself. Anybody can have a conversation kept, so
 * that a link to another site names that site beside its words, and tells it nothing.
 */
export function LinkedText({ text }: { text: string }) {
  let at = 0;
  return piecesOf(text).map(({ text: words, href, host }) => {
    const key = at;
    at += words.length;
    if (href === undefined) return <bdi key={key}>{words}</bdi>;
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
        <bdi>{words}</bdi>
        {host && !namesHost(words, host) && ` (${host})`}
      </a>
    );
  });
}

/** What one side said. */
export interface Message {
  /** Its place in the conversation. */
  id: string;
  from: 'Visitor' | 'Assistant';
  text: string;
  /** Timestamp, as the visitor's browser had it; none for an answer, and where that was no time. */
  at?: Date;
}

/** What was said in a conversation, in its order; a side that said nothing is left out. */
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
