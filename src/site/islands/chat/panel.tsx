import { useSyncExternalStore } from 'react';
import { Composer } from './composer.tsx';
import type { Conversation } from './conversation.ts';
import { Log } from './log.tsx';
import { words } from './words.ts';

interface PanelProps {
  conversation: Conversation;
  /** Called when a link of an answer is followed. */
  onFollow(): void;
}

/** The chat's panel. */
export function Panel({ conversation, onFollow }: PanelProps) {
  const { messages, draft, isWaiting, error } = useSyncExternalStore(
    conversation.subscribe,
    conversation.now,
  );
  return (
    <>
      <h2 className="chat-title">{words.title}</h2>
      <Log messages={messages} isWaiting={isWaiting} onFollow={onFollow} />
      <Composer
        draft={draft}
        isWaiting={isWaiting}
        error={error}
        onType={conversation.type}
        onSend={() => void conversation.send()}
      />
    </>
  );
}
