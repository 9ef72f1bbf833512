/** The chat: what opens at its button. Loaded when that is pressed. */
import './chat.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { iconPaths } from '../../../ui/icon.tsx';
import { startConversation } from './conversation.ts';
import { makeModal } from './modal.ts';
import { Panel } from './panel.tsx';

/** Where the chat stands, as the page has it. */
export interface ChatMount {
  /** The region, with one box in it that holds the button. */
  chat: HTMLElement;
  button: HTMLButtonElement;
  /** Matches where the chat covers the page instead of standing beside it. */
  narrow: MediaQueryList;
  /** Tells the visit's next page whether the chat stands open. */
  remember(isOpen: boolean): void;
}

/**
 * Opens the chat, and from then on answers its button.
 * @param byVisitor whether a visitor has just asked for it: otherwise the focus stays where it is
 */
export function startChat({ chat, button, narrow, remember }: ChatMount, byVisitor: boolean): void {
  const box = button.parentElement ?? chat;
  const panel = document.createElement('div');
  panel.className = 'chat-panel filled-later';
  const conversation = startConversation();
  const root = createRoot(panel);
  // Only what covers the page is in the way of where a link leads.
  const onFollow = () => {
    if (chat.hasAttribute('data-modal')) show(false);
  };
  flushSync(() => root.render(<Panel conversation={conversation} onFollow={onFollow} />));

  let uncover: (() => void) | undefined;
  const arrange = () => {
    uncover?.();
    const covers = narrow.matches && panel.isConnected;
    chat.toggleAttribute('data-modal', covers);
    uncover = covers ? makeModal(chat, box, close) : undefined;
  };

  const show = (isOpen: boolean) => {
    if (isOpen) box.append(panel);
    else panel.remove();
    arrange();
    button.ariaExpanded = String(isOpen);
    button.querySelector('span')?.replaceChildren(isOpen ? 'Close chat' : 'Open chat');
    button.querySelector('path')?.setAttribute('d', iconPaths[isOpen ? 'close' : 'chat']);
    remember(isOpen);
  };
  const open = () => {
    // On a slow line the visitor may have gone on to a field of the page.
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
  // A page that is come back to may be older than what was said on others.
  addEventListener('pageshow', ({ persisted }) => persisted && conversation.refresh());
  if (byVisitor) open();
  else show(true);
}
