import { type RefObject, useEffect, useState } from 'react';

/** Elements over the field that may take the focus without ending the mode. */
const ABOVE = '.toaster, dialog';
const STOPS = 'button, select, input, [contenteditable="true"]';

/**
 * Whether the field fills the window (requirement 17.51). While it does, Tab stays inside; Esc ends it, and so does
 * focus moved elsewhere by script, for example to a field that Save refused. The element stays where it is in the
 * document, so that cursor, focus and undo stay as they are.
 */
export function useFilledWindow(field: RefObject<HTMLElement | null>) {
  const [isFilling, setIsFilling] = useState(false);

  useEffect(() => {
    const element = field.current;
    if (!isFilling || !element) return;
    // Listens on the document, so that an open panel inside the field handles Escape first.
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || !element.contains(target) || event.isComposing) return;
      // ProseMirror prevents the default of every Escape in the text.
      const isFree = !event.defaultPrevented || target.isContentEditable;
      if (event.key === 'Escape' && isFree) setIsFilling(false);
      if (event.key === 'Tab' && !event.defaultPrevented) keepInside(event, element);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && !element.contains(target) && !target.closest(ABOVE))
        setIsFilling(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [field, isFilling]);

  return { isFilling, toggle: () => setIsFilling((before) => !before) };
}

/** Leads from the last tab stop to the first, and back. */
function keepInside(event: KeyboardEvent, element: HTMLElement) {
  const stops = [...element.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
