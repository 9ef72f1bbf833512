import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** The list with the element at `from` at the position `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** Marks the elements around the buttons that move something. */
export const MOVES = { 'data-moves': true } as const;

/** The new position of something that is moved, from 0. */
export type Target = (at: number, count: number) => number;

export const earlier: Target = (at) => at - 1;
export const later: Target = (at) => at + 1;

type Keys = Readonly<Record<string, Target>>;

export const KEYS: Keys = {
  ArrowUp: earlier,
  ArrowDown: later,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Props of the buttons that move something, which also take keys. At an end a button is disabled but keeps the focus.
 * @param at its position, from 0
 */
export function movers(
  at: number,
  count: number,
  onMove: (target: Target, button: Element) => void,
  keys = KEYS,
) {
  const onKeyDown = (event: KeyboardEvent) => {
    const target = keys[event.key];
    if (!target) return;
    event.preventDefault();
    onMove(target, event.currentTarget);
  };
  return (target: Target) => {
    const to = target(at, count);
    return {
      'aria-disabled': to < 0 || to >= count || undefined,
      onClick: ({ currentTarget }: MouseEvent) => onMove(target, currentTarget),
      onKeyDown,
    };
  };
}

/** Gives the focus back to a pressed button, which loses it when it moves with its element. */
export function usePressedButton() {
  const pressed = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
  });
  return {
    /** Called before a move. */
    note() {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement.closest('[data-moves]'))
        pressed.current = activeElement;
    },
    /** Called once the last move is saved. */
    forget() {
      pressed.current = null;
    },
  };
}

/** The element that is being dragged, and the position that it would take. */
interface Drag {
  key: string;
  to: number;
}

/** The pointer has to move this far, in pixels, before a press becomes a drag. */
const THRESHOLD = 6;
/** Within this distance of the window's edges, in pixels, the page scrolls along. */
const EDGE = 96;
const SCROLL_STEP = 12;

/** Marks the elements that can be dropped on, in order. */
const PLACE = '[data-place]';

export interface DragPlace {
  /** From 0. */
  place: number;
  isDragged: boolean;
}

/** Attributes of an element that is dragged and dropped on. */
export const placed = ({ place, isDragged }: DragPlace) => ({
  'data-place': place,
  'data-dragged': isDragged || undefined,
  style: { order: place },
});

/**
 * Dragging with mouse, pen and finger. Elements stay in the document where they are until the drop, because one that is
 * moved loses its pointer; `placed` shows the new order by style. Escape ends the drag without a change.
 * @param keys of the elements, in their order
 * @param onDrop called with the position from 0
 */
export function useDragOrder(keys: readonly string[], onDrop: (key: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<{ key: string; from: number; pointerId: number; x: number; y: number } | null>(null);
  const pointer = useRef({ x: 0, y: 0 });

  const stop = () => {
    start.current = null;
    setDrag(null);
  };
  const follow = useEffectEvent(() => {
    const from = start.current;
    if (!from) return;
    const { x, y } = pointer.current;
    if (!drag && Math.hypot(x - from.x, y - from.y) < THRESHOLD) return;
    const place = document.elementFromPoint(x, y)?.closest<HTMLElement>(PLACE)?.dataset.place;
    const to = place === undefined ? (drag?.to ?? from.from) : Number(place);
    if (drag?.to !== to) setDrag({ key: from.key, to });
  });
  const drop = useEffectEvent(() => {
    if (drag) onDrop(drag.key, drag.to);
    stop();
  });
  const cancel = useEffectEvent(stop);

  useEffect(() => {
    const isOurs = ({ pointerId }: globalThis.PointerEvent) => start.current?.pointerId === pointerId;
    const onMove = (event: globalThis.PointerEvent) => {
      if (!isOurs(event)) return;
      pointer.current = { x: event.clientX, y: event.clientY };
      follow();
    };
    const onUp = (event: globalThis.PointerEvent) => isOurs(event) && drop();
    const onCancel = (event: globalThis.PointerEvent) => isOurs(event) && cancel();
    const onKey = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && cancel();
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onCancel);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onCancel);
      removeEventListener('keydown', onKey);
    };
  }, []);

  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function scroll() {
      const { y } = pointer.current;
      const by = y < EDGE ? -SCROLL_STEP : y > innerHeight - EDGE ? SCROLL_STEP : 0;
      if (by !== 0) {
        scrollBy(0, by);
        follow();
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging]);

  const shown = drag ? moved(keys, keys.indexOf(drag.key), drag.to) : keys;
  return {
    isDragging: isDragging || undefined,
    /** Where an element is shown now, and whether it is the one that is dragged. */
    placeOf: (key: string): DragPlace => ({ place: shown.indexOf(key), isDragged: drag?.key === key }),
    /** Begins a drag at the position `from` on a press of the main button, or of a finger or pen. */
    press(event: PointerEvent, key: string, from: number) {
      if (event.button !== 0 || !event.isPrimary) return;
      // Otherwise the browser would drag a copy of the picture, or select text.
      event.preventDefault();
      start.current = { key, from, pointerId: event.pointerId, x: event.clientX, y: event.clientY };
      pointer.current = { x: event.clientX, y: event.clientY };
    },
  };
}
