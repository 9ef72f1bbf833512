import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const STOPS = 'button, select';

/**
 * Roving tabindex: the toolbar is one tab stop; the left and right arrow keys, Home and End move inside.
 * Spread the result onto the toolbar.
 */
export function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const current = useRef<Element | null>(null);

  const updateTabStops = () => {
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    if (!stops.some((stop) => stop === current.current)) current.current = stops[0] ?? null;
    for (const stop of stops) stop.tabIndex = stop === current.current ? 0 : -1;
  };
  useLayoutEffect(updateTabStops);

  const onFocus = (event: FocusEvent) => {
    current.current = event.target.closest(STOPS);
    updateTabStops();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    const at = stops.findIndex((stop) => stop.contains(document.activeElement));
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stops.at(to % stops.length)?.focus();
  };

  return { ref, onFocus, onKeyDown };
}
