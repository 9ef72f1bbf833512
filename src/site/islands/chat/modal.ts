/** Larger than that, a page is zoomed in with two fingers, and the sheet stays as large as the window. */
const NOT_ZOOMED = 1.05;

/**
 * Makes the chat a dialog that covers the page: nothing behind it can be reached, and above a keyboard on the screen it
 * is as high as there is room.
 * @param onLeave when the device's own way back is taken, where the browser tells
 * @returns what lays the page open again
 */
export function makeModal(chat: HTMLElement, box: HTMLElement, onLeave: () => void): () => void {
  const behind = [...document.body.children].filter(
    (other) => other !== chat && !other.matches('.toaster, [inert]'),
  );
  for (const other of behind) other.toggleAttribute('inert', true);
  Object.assign(box, { role: 'dialog', ariaModal: 'true', ariaLabel: 'Chat', tabIndex: -1 });

  const fill = () => {
    const { scale = 1, height = innerHeight, offsetTop = 0 } = visualViewport ?? {};
    if (scale > NOT_ZOOMED) return;
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

/** Some browsers tell of the device's way back, so that it does not lead to the page before. */
function watchClosing(onclose: () => void): CloseWatcher | undefined {
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
  return CloseWatcher && Object.assign(new CloseWatcher(), { onclose });
}
