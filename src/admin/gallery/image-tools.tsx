import { ActionIcon } from '@mantine/core';
import type { KeyboardEvent, PointerEvent } from 'react';
import { BackIcon, ForwardIcon, GripIcon } from '../icons.tsx';
import { quietAction } from '../quiet-action.ts';
import { MOVES, type Target } from './use-image-order.ts';
import { words } from './words.ts';

interface ImageToolsProps {
  /** Id of the element that names the picture. */
  describedBy: string;
  /** Counted from 0. */
  at: number;
  count: number;
  onMove: (target: Target) => void;
  /** A press on the handle, which may begin a drag. */
  onPress: (event: PointerEvent) => void;
}

/**
 * Puts a picture elsewhere in its album: buttons, which also take the arrow keys, Home and End, and a handle for
 * pointers. At an end a button is disabled but keeps the focus.
 */
export function ImageTools({ describedBy, at, count, onMove, onPress }: ImageToolsProps) {
  const isOutside = (to: number) => to < 0 || to >= count;
  const onKeyDown = (event: KeyboardEvent) => {
    const target = TARGETS[event.key];
    if (!target) return;
    event.preventDefault();
    onMove(target);
  };
  const button = (label: string, target: Target) => ({
    ...quietAction(label, describedBy),
    'aria-disabled': isOutside(target(at, count)) || undefined,
    onClick: () => onMove(target),
    onKeyDown,
  });
  return (
    <span className="image-tools" {...{ [MOVES]: true }}>
      <ActionIcon {...button(words.earlier, earlier)}>
        <BackIcon />
      </ActionIcon>
      <ActionIcon {...button(words.later, later)}>
        <ForwardIcon />
      </ActionIcon>
      <span className="image-handle" onPointerDown={onPress} title={words.drag}>
        <GripIcon />
      </span>
    </span>
  );
}

const earlier: Target = (at) => at - 1;
const later: Target = (at) => at + 1;

const TARGETS: Readonly<Record<string, Target>> = {
  ArrowLeft: earlier,
  ArrowUp: earlier,
  ArrowRight: later,
  ArrowDown: later,
  Home: () => 0,
  End: (_, count) => count - 1,
};
