import type { Editor } from '@tiptap/react';
import { type RefObject, useEffect } from 'react';

type View = Editor['view'];

/** Scrolls the window until the cursor is clear of the bars (requirement 17.52). ProseMirror has scrolled the text. */
export function showCursor(view: View) {
  // A change of the text may have removed the editor meanwhile.
  if (view.isDestroyed) return;
  scrollBetweenBars(view.dom, view.coordsAtPos(view.state.selection.head));
}

/** In milliseconds: how long a phone's keyboard takes to appear. */
const KEYBOARD_MS = 3000;

/**
 * Scrolls to the picture at this position in the document (requirement 17.53): now, once it has loaded, and while the
 * keyboard for its alt text appears, whose input stays in sight, too.
 */
export function showPicture(view: View, at: number) {
  const picture = view.nodeDOM(at);
  if (!(picture instanceof HTMLImageElement)) return;
  const show = () => {
    picture.scrollIntoView({ block: 'nearest' });
    scrollBetweenBars(view.dom, picture.getBoundingClientRect());
    if (document.activeElement instanceof HTMLInputElement)
      scrollBetweenBars(view.dom, document.activeElement.getBoundingClientRect());
  };
  show();
  if (!picture.complete) picture.addEventListener('load', show, { once: true });
  visualViewport?.addEventListener('resize', show, { signal: AbortSignal.timeout(KEYBOARD_MS) });
}

/**
 * Scrolls the window as little as brings these edges between the bars above and below, whose heights are the text's
 * scroll margins, and above a phone's keyboard, which covers the window without making it smaller.
 */
function scrollBetweenBars(text: HTMLElement, { top, bottom }: { top: number; bottom: number }) {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(text);
  const keyboard = visualViewport ?? { offsetTop: 0, height: innerHeight };
  const first = Math.max(keyboard.offsetTop, Number.parseFloat(scrollMarginTop));
  const last = Math.min(
    keyboard.offsetTop + keyboard.height,
    innerHeight - Number.parseFloat(scrollMarginBottom),
  );
  if (top < first) scrollBy(0, top - first);
  else if (bottom > last) scrollBy(0, Math.min(bottom - last, top - first));
}

/**
 * Keeps the field's `--visible-height` and `--visible-top` at the part of the window that no keyboard covers, and the
 * cursor in it. A pinched zoom does not count.
 */
export function useVisibleWindow(field: RefObject<HTMLElement | null>, editor: Editor) {
  useEffect(() => {
    const viewport = visualViewport;
    if (!viewport) return;
    const measure = () => {
      const { height, scale, offsetTop } = viewport;
      field.current?.style.setProperty('--visible-height', `${Math.round(height * scale)}px`);
      field.current?.style.setProperty('--visible-top', scale === 1 ? `${Math.round(offsetTop)}px` : '0px');
    };
    const onResize = () => {
      measure();
      if (editor.isFocused) editor.commands.scrollIntoView();
    };
    measure();
    viewport.addEventListener('resize', onResize);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', onResize);
      viewport.removeEventListener('scroll', measure);
    };
  }, [field, editor]);
}
