import type { KeyboardEvent } from 'react';
import { words } from './words.ts';

/** Maximum length of a message. */
const MAX_CHARACTERS = 1000;
/** Key code of keys that an input method is composing text from. */
const COMPOSING = 229;

interface ComposerProps {
  draft: string;
  isWaiting: boolean;
  /** Why the message in the field was not sent. */
  error: string;
  onType(draft: string): void;
  onSend(): void;
}

/** The field and its button. The next message can be written while an answer is pending. */
export function Composer({ draft, isWaiting, error, onType, onSend }: ComposerProps) {
  const onKeyDown = ({ key, keyCode, shiftKey, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || shiftKey || nativeEvent.isComposing || keyCode === COMPOSING) return;
    nativeEvent.preventDefault();
    onSend();
  };
  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <label className="unseen" htmlFor="chat-message">
        {words.message}
      </label>
      <textarea
        id="chat-message"
        rows={1}
        maxLength={MAX_CHARACTERS}
        enterKeyHint="send"
        autoComplete="off"
        dir="auto"
        placeholder={words.placeholder}
        aria-describedby="chat-error"
        value={draft}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="button" aria-disabled={isWaiting}>
        {words.send}
      </button>
      <p id="chat-error" className="chat-error" aria-live="polite">
        {error}
      </p>
    </form>
  );
}
