import { Icon } from '../icons.tsx';

/** Path data on a 24 px grid. */
const iconPaths = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h8M6 19h8M14 5l-4 14',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
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
  isOn?: boolean;
  isOpen?: boolean;
  isDisabled?: boolean;
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
