/** The chat, loaded when its button is pressed. */
import './chat.css';
import { type KeyboardEvent, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { iconPaths } from '../../../ui/icon.tsx';
import { type Conversation, lengthOf, MAX_MESSAGE, startConversation } from './conversation.ts';
import { Log } from './log.tsx';
import { words } from './words.ts';

/** Up to so many characters are left, how many stands below the field. */
const NEAR = 100;
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
function Composer({ draft, isWaiting, error, onType, onSend }: ComposerProps) {
  const onKeyDown = ({ key, keyCode, shiftKey, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || shiftKey || nativeEvent.isComposing || keyCode === COMPOSING) return;
    nativeEvent.preventDefault();
    onSend();
  };
  const left = MAX_MESSAGE - lengthOf(draft);
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
        enterKeyHint="send"
        autoComplete="off"
        dir="auto"
        placeholder={words.placeholder}
        aria-describedby="chat-room chat-error"
        aria-invalid={left < 0}
        value={draft}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="button" aria-disabled={isWaiting}>
        {words.send}
      </button>
      <p id="chat-room">{left <= NEAR && words.room(left)}</p>
      <p id="chat-error" className="chat-error" aria-live="polite">
        {error}
      </p>
    </form>
  );
}

/** Above this scale the page is pinch-zoomed, and the chat keeps its size. */
const MAX_SCALE = 1.05;

/**
 * Makes the chat a modal dialog that covers the page: the rest is inert, and an on-screen keyboard shrinks the chat.
 * @param onLeave called for the device's back gesture, where the browser supports `CloseWatcher`
 * @returns a function that undoes all this
 */
function makeModal(chat: HTMLElement, box: HTMLElement, onLeave: () => void): () => void {
  const behind = [...document.body.children].filter(
    (other) => other !== chat && !other.matches('.toaster, [inert]'),
  );
  for (const other of behind) other.toggleAttribute('inert', true);
  const { ariaLabel } = chat;
  Object.assign(box, { role: 'dialog', ariaModal: 'true', ariaLabel, tabIndex: -1 });

  const fill = () => {
    const { scale = 1, height = innerHeight, offsetTop = 0 } = visualViewport ?? {};
    if (scale > MAX_SCALE) return;
    chat.style.blockSize = `${height}px`;
    chat.style.insetBlockStart = `${offsetTop}px`;
  };
  fill();
  visualViewport?.addEventListener('resize', fill);
  visualViewport?.addEventListener('scroll', fill);
  const watcher = watchClosing(onLeave);

  return () => {
    watcher?.destroy();
    visualViewport?.removeEventListener('resize', fill);
    visualViewport?.removeEventListener('scroll', fill);
    chat.removeAttribute('style');
    Object.assign(box, { role: null, ariaModal: null, ariaLabel: null });
    box.removeAttribute('tabindex');
    for (const other of behind) other.toggleAttribute('inert', false);
  };
}

interface CloseWatcher {
  onclose: () => void;
  destroy(): void;
}

/** Catches the back gesture, which would leave the page. Not every browser has this. */
function watchClosing(onclose: () => void): CloseWatcher | undefined {
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
  return CloseWatcher && Object.assign(new CloseWatcher(), { onclose });
}

interface PanelProps {
  conversation: Conversation;
  /** Called when a link of an answer is followed. */
  onFollow(): void;
}

/** The chat's panel. */
function Panel({ conversation, onFollow }: PanelProps) {
  const { messages, draft, isWaiting, error } = useSyncExternalStore(
    conversation.subscribe,
    conversation.now,
  );
  return (
    <>
      <h2 className="chat-title">{words.title}</h2>
      <Log messages={messages} isWaiting={isWaiting} onFollow={onFollow} onRate={conversation.rate} />
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

/** The page's elements for the chat. */
export interface ChatMount {
  /** The region; its only child is a box with the button. */
  chat: HTMLElement;
  button: HTMLButtonElement;
  /** Matches windows in which the chat covers the page. */
  narrow: MediaQueryList;
  /** Stores for the next page whether the chat is open. */
  remember(isOpen: boolean): void;
}

/**
 * Opens the chat and takes over its button.
 * @param byVisitor whether the visitor has just opened it; otherwise the focus does not move
 */
export function startChat({ chat, button, narrow, remember }: ChatMount, byVisitor: boolean): void {
  const box = button.parentElement ?? chat;
  const panel = document.createElement('div');
  panel.className = 'chat-panel filled-later';
  const conversation = startConversation();
  const root = createRoot(panel);
  // A chat that covers the page would hide the target of a link.
  const onFollow = () => {
    if (chat.hasAttribute('data-modal')) show(false);
  };
  flushSync(() => root.render(<Panel conversation={conversation} onFollow={onFollow} />));

  let leaveModal: (() => void) | undefined;
  const arrange = () => {
    leaveModal?.();
    const covers = narrow.matches && panel.isConnected;
    chat.toggleAttribute('data-modal', covers);
    leaveModal = covers ? makeModal(chat, box, close) : undefined;
  };

  const show = (isOpen: boolean) => {
    if (isOpen) box.append(panel);
    else panel.remove();
    arrange();
    button.ariaExpanded = String(isOpen);
    button.querySelector('span')?.replaceChildren(isOpen ? words.close : words.open);
    button.querySelector('path')?.setAttribute('d', iconPaths[isOpen ? 'close' : 'chat']);
    remember(isOpen);
  };
  const open = () => {
    // While the chat loaded, the visitor may have started to fill in a form.
    const isBusy = document.activeElement?.matches('main :is(input, select, textarea)');
    show(true);
    if (!isBusy || chat.hasAttribute('data-modal')) panel.querySelector('textarea')?.focus();
  };
  const close = () => {
    const hadFocus = panel.contains(document.activeElement) || chat.hasAttribute('data-modal');
    show(false);
    if (hadFocus) button.focus();
  };

  button.addEventListener('click', () => (panel.isConnected ? close() : open()));
  chat.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing && panel.isConnected) close();
  });
  narrow.addEventListener('change', arrange);
  // A page from the back/forward cache may lack messages of later pages.
  addEventListener('pageshow', ({ persisted }) => persisted && conversation.refresh());
  if (byVisitor) open();
  else show(true);
}
