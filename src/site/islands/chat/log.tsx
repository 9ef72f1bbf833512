import { memo, useLayoutEffect, useRef } from 'react';
import { langOf } from '../../../ui/lang-of.ts';
import { LinkedText } from './linked-text.tsx';
import type { Message } from './stored-conversation.ts';

/** Between the top of the log and a message that begins there, in pixels. */
const SPACE_ABOVE = 8;

const marks = { visitor: 'You', assistant: 'Assistant' };

interface LogProps {
  messages: readonly Message[];
  isWaiting: boolean;
  onFollow(): void;
}

/** What was said, the latest in sight. It can be scrolled by keys, and is read out as it grows. */
export const Log = memo(function Log({ messages, isWaiting, onFollow }: LogProps) {
  const log = useRef<HTMLDivElement>(null);
  // It is drawn anew when something was said, not when something is typed.
  useLayoutEffect(() => showLatest(log.current));
  useLayoutEffect(() => {
    if (!log.current) return;
    // Also when the chat opens again, or a keyboard on the screen takes half of its height.
    const sizes = new ResizeObserver(() => showLatest(log.current));
    sizes.observe(log.current);
    return () => sizes.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
    <div ref={log} className="chat-log" role="log" aria-live="polite" aria-label="Conversation" tabIndex={0}>
      {messages.length === 0 && <p className="chat-empty">Start your conversation...</p>}
      {messages.map((message, at) => {
        // Messages are only added, so that a place is as good as a name.
        const key = `${message.by} ${at}`;
        return <Said key={key} message={message} onFollow={onFollow} />;
      })}
      {isWaiting && <Typing />}
    </div>
  );
});

function Said({ message: { by, text }, onFollow }: { message: Message; onFollow(): void }) {
  return (
    <div className="chat-message" data-by={by}>
      <p className="chat-mark">{marks[by]}</p>
      <p className="chat-text" lang={langOf(text)} dir="auto">
        {by === 'assistant' ? <LinkedText text={text} onFollow={onFollow} /> : text}
      </p>
    </div>
  );
}

function Typing() {
  return (
    <p className="chat-typing">
      <span className="unseen">Typing…</span>
      <span aria-hidden="true">•</span>
      <span aria-hidden="true">•</span>
      <span aria-hidden="true">•</span>
    </p>
  );
}

/** The end of the conversation; of a last message that is taller than the room for it, the beginning. */
function showLatest(log: HTMLElement | null): void {
  if (!log) return;
  const last = log.lastElementChild as HTMLElement | null;
  const isTaller = last !== null && last.clientHeight > log.clientHeight;
  log.scrollTop = isTaller ? last.offsetTop - SPACE_ABOVE : log.scrollHeight;
}
