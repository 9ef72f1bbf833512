import { useSyncExternalStore } from 'react';
import { Composer } from './composer.tsx';
import type { Conversation } from './conversation.ts';
import { Log } from './log.tsx';

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
      <h2 className="chat-title">Ask the college</h2>
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
