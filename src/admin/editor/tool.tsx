import { type ComponentProps, type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons.tsx';

/** Path data on a 24 px grid. */
const iconPaths = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h8M6 19h8M14 5l-4 14',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
  superscript: 'M4 7l8 11M12 7L4 18M16 6c0-2.4 4-2.4 4 0 0 1.6-4 2.6-4 4h4',
  subscript: 'M4 5l8 11M12 5L4 16M16 16c0-2.4 4-2.4 4 0 0 1.6-4 2.6-4 4h4',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v4.5M3.5 15.5c0-1.5 2.5-1.5 2.5 0 0 1-2.5 2-2.5 3.5H6',
  left: 'M4 6h16M4 10h10M4 14h16M4 18h10',
  center: 'M4 6h16M7 10h10M4 14h16M7 18h10',
  right: 'M4 6h16M10 10h10M4 14h16M10 18h10',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  quote: 'M5 6v12M10 8h9M10 12h9M10 16h6',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 10v9',
  picture: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M16 9.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4',
  rowAbove: 'M4 13h16v6H4zM12 13v6M12 3v7M8.5 6.5h7',
  rowBelow: 'M4 5h16v6H4zM12 5v6M12 14v7M8.5 17.5h7',
  deleteRow: 'M2 8h12v8H2zM8 8v8M17 9.5l5 5M22 9.5l-5 5',
  columnBefore: 'M13 4h6v16h-6zM13 12h6M3 12h7M6.5 8.5v7',
  columnAfter: 'M5 4h6v16H5zM5 12h6M14 12h7M17.5 8.5v7',
  deleteColumn: 'M8 2h8v12H8zM8 8h8M9.5 17l5 5M14.5 17l-5 5',
  headerRow: 'M4 5h16v14H4zM4 6.6h16M4 8.2h16M4 9.8h16M12 10v9',
  headerColumn: 'M4 5h16v14H4zM5.6 5v14M7.2 5v14M8.8 5v14M9 12h11',
  mergeCells: 'M4 5h16v14H4zM6.5 12H11M9 10l2 2-2 2M17.5 12H13M15 10l-2 2 2 2',
  mergeRight: 'M11 6H4v12h7M14 6h6v12h-6M8 12h8M13.5 9.5L16 12l-2.5 2.5',
  mergeDown: 'M6 11V4h12v7M6 14v6h12v-6M12 8v8M9.5 13.5L12 16l2.5-2.5',
  splitCell: 'M4 5h16v14H4zM12 5v14M9.5 12h-3M8 10.5L6.5 12 8 13.5M14.5 12h3M16 10.5l1.5 1.5-1.5 1.5',
  deleteTable: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  fill: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  unfill: 'M20 10h-6V4M14 10l7-7M4 14h6v6M10 14l-7 7',
} as const;

interface ToolProps {
  name: string;
  /** The tooltip, if it differs from the name. */
  tip?: string;
  /** In the format of `aria-keyshortcuts`. */
  keys?: string;
  icon: keyof typeof iconPaths;
  /** For toggles: whether it is on at the cursor. */
  isOn?: boolean | undefined;
  isOpen?: boolean;
  isDisabled?: boolean | undefined;
  className?: string;
  onPress: () => void;
}

/** A disabled tool stays focusable, so that undoing the last step does not lose the focus. */
export function Tool({
  name,
  tip = name,
  keys,
  icon,
  isOn,
  isOpen,
  isDisabled = false,
  className = 'editor-tool',
  onPress,
}: ToolProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      title={tip}
      aria-keyshortcuts={keys}
      aria-pressed={isOn}
      aria-expanded={isOpen}
      aria-disabled={isDisabled || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={isDisabled ? undefined : onPress}
    >
      <Icon d={iconPaths[icon]} />
    </button>
  );
}

/** A button that shows its name. */
export const TextTool = (props: ComponentProps<'button'>) => (
  <button type="button" className="editor-text-tool" {...props} />
);

const TAB_STOPS = 'button, select';

/**
 * Roving tabindex: the toolbar is one tab stop; the left and right arrow keys, Home and End move inside.
 * Spread the result onto the toolbar.
 */
export function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const current = useRef<Element | null>(null);

  const updateTabStops = () => {
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>(TAB_STOPS) ?? [])];
    if (!stops.some((stop) => stop === current.current)) current.current = stops[0] ?? null;
    for (const stop of stops) stop.tabIndex = stop === current.current ? 0 : -1;
  };
  useLayoutEffect(updateTabStops);

  const onFocus = (event: FocusEvent) => {
    current.current = event.target.closest(TAB_STOPS);
    updateTabStops();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>(TAB_STOPS) ?? [])];
    const at = stops.findIndex((stop) => stop.contains(document.activeElement));
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stops.at(to % stops.length)?.focus();
  };

  return { ref, onFocus, onKeyDown };
}
