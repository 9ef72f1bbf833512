import type { KeyboardEvent } from 'react';

/** The longest message that the assistant takes. */
const MAX_CHARACTERS = 1000;
/** Browsers that tell of a key before the letters are put together from it name it so. */
const COMPOSING = 229;

interface ComposerProps {
  draft: string;
  isWaiting: boolean;
  /** Why what stands in the field was not sent. */
  error: string;
  onType(draft: string): void;
  onSend(): void;
}

/** The field and its button. While an answer is waited for the next message can be written, and sent after it. */
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
        Message
      </label>
      <textarea
        id="chat-message"
        rows={1}
        maxLength={MAX_CHARACTERS}
        enterKeyHint="send"
        autoComplete="off"
        dir="auto"
        placeholder="Fees, dates, admission…"
        aria-describedby="chat-error"
        value={draft}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="button" aria-disabled={isWaiting}>
        Send
      </button>
      <p id="chat-error" className="chat-error" aria-live="polite">
        {error}
      </p>
    </form>
  );
}
