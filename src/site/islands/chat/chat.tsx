/** The chat, loaded when its button is pressed. */
import './chat.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { iconPaths } from '../../../ui/icon.tsx';
import { startConversation } from './conversation.ts';
import { makeModal } from './modal.ts';
import { Panel } from './panel.tsx';
import { words } from './words.ts';

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
