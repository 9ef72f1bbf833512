import { memo, useLayoutEffect, useRef } from 'react';
import { addressIn, linkIn } from '../../../languages/address.ts';
import { langOf, langWithin } from '../../../ui/lang-of.ts';
import { namesHost, piecesOf } from '../../../ui/linked-text.ts';
import type { Message } from './stored-conversation.ts';
import { words } from './words.ts';

/**
 * An assistant's text with its links. `<bdi>` isolates the writing direction of each piece, and an external link shows
 * its host.
 */
function LinkedText({ text, onFollow }: { text: string; onFollow(): void }) {
  return piecesOf(text).map((piece, at) => {
    const key = `${at} ${piece.text}`;
    if (!piece.href) return <bdi key={key}>{piece.text}</bdi>;
    return (
      <span key={key}>
        <a
          href={linkIn(words.language, piece.href)}
          rel="noopener"
          lang={langOf(piece.text) ?? 'en'}
          onClick={onFollow}
        >
          <bdi>{piece.text}</bdi>
        </a>
        {piece.host && isHidden(piece.host, piece.text) && <span className="chat-host"> ({piece.host})</span>}
      </span>
    );
  });
}

/** Whether a link leads to another site that its text does not name. */
function isHidden(host: string, text: string): boolean {
  return host !== location.host && !namesHost(text, host);
}

/** Space above a long message that is scrolled to the log's top, in pixels. */
const SPACE_ABOVE = 8;

interface LogProps {
  messages: readonly Message[];
  isWaiting: boolean;
  onFollow(): void;
  onRate(helped: boolean): void;
}

/** The messages, scrolled to the latest. Scrollable by keyboard, and a live region. */
export const Log = memo(function Log({ messages, isWaiting, onFollow, onRate }: LogProps) {
  const log = useRef<HTMLDivElement>(null);
  const { at, helped } = messages.at(-1) ?? {};
  // `memo` renders the log for new messages only, not for each typed character.
  useLayoutEffect(() => {
    // Who has rated an answer is reading its end.
    if (helped === undefined) showLatest(log.current);
  });
  useLayoutEffect(() => {
    if (!log.current) return;
    // Runs when the chat opens again, and when an on-screen keyboard shrinks it.
    const sizes = new ResizeObserver(() => showLatest(log.current));
    sizes.observe(log.current);
    return () => sizes.disconnect();
  }, []);
  return (
    <div
      ref={log}
      className="chat-log"
      role="log"
      aria-live="polite"
      aria-label={words.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
      tabIndex={0}
    >
      {messages.length === 0 && (
        <>
          <p className="chat-empty">{words.empty}</p>
          <p className="chat-privacy">
            <a href={addressIn(words.language, '/privacy')} onClick={onFollow}>
              {words.privacy}
            </a>
          </p>
        </>
      )}
      {messages.map((message, at) => {
        // Messages are only appended, so the index identifies them.
        const key = `${message.by} ${at}`;
        return <MessageView key={key} message={message} onFollow={onFollow} />;
      })}
      {at && <Rating helped={helped} onRate={onRate} />}
      {isWaiting && <TypingIndicator />}
    </div>
  );
});

function MessageView({ message: { by, text }, onFollow }: { message: Message; onFollow(): void }) {
  return (
    <div className="chat-message" data-by={by}>
      <p className="chat-mark">{words.marks[by]}</p>
      <p className="chat-text" lang={langWithin(words.language, text)} dir="auto">
        {by === 'assistant' ? <LinkedText text={text} onFollow={onFollow} /> : text}
      </p>
    </div>
  );
}

/** Asks whether the last answer helped. Said aloud is only the thanks. */
function Rating({ helped, onRate }: { helped: boolean | undefined; onRate(helped: boolean): void }) {
  return (
    <fieldset className="chat-rating" aria-live="off">
      <legend className="unseen">{words.rating}</legend>
      {[true, false].map((value) => (
        <button
          key={String(value)}
          type="button"
          aria-pressed={helped === value}
          onClick={() => onRate(value)}
        >
          {value ? words.helped : words.notHelped}
        </button>
      ))}
      <span role="status">{helped !== undefined && words.thanks}</span>
    </fieldset>
  );
}

function TypingIndicator() {
  return (
    <p className="chat-typing">
      <span className="unseen">{words.typing}</span>
      <span aria-hidden="true">•</span>
      <span aria-hidden="true">•</span>
      <span aria-hidden="true">•</span>
    </p>
  );
}

/** Scrolls to the end, or to the beginning of a last message that is taller than the log. */
function showLatest(log: HTMLElement | null): void {
  if (!log) return;
  const end = log.lastElementChild;
  const last = (end?.matches('fieldset') ? end.previousElementSibling : end) as HTMLElement | null;
  const isTaller = last !== null && last.clientHeight > log.clientHeight;
  log.scrollTop = isTaller ? last.offsetTop - SPACE_ABOVE : log.scrollHeight;
}
