/** Above this scale the page is pinch-zoomed, and the chat keeps its size. */
const MAX_SCALE = 1.05;

/**
 * Makes the chat a modal dialog that covers the page: the rest is inert, and an on-screen keyboard shrinks the chat.
 * @param onLeave called for the device's back gesture, where the browser supports `CloseWatcher`
 * @returns a function that undoes all this
 */
export function makeModal(chat: HTMLElement, box: HTMLElement, onLeave: () => void): () => void {
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
