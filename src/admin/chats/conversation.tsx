import { langOf } from '../../ui/lang-of.ts';
import type { ChatEntry } from '../api/chats.ts';
import { exactly, toTheMinute } from '../dashboard/ago.ts';
import { LinkedText } from './linked-text.tsx';
import { messagesOf } from './messages.ts';

/** All that was said in one visit, each message marked with who said it. */
export function Conversation({ entries, label }: { entries: readonly ChatEntry[]; label: string }) {
  return (
    <ol className="conversation" aria-label={`Conversation: ${label}`}>
      {messagesOf(entries).map(({ id, from, text, at }) => (
        <li key={id} data-from={from}>
          <p className="speaker">
            {from}{' '}
            {at && (
              <time dateTime={at.toISOString()} title={exactly(at)}>
                {toTheMinute(at)}
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
