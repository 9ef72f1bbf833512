import { ActionIcon } from '@mantine/core';
import type { KeyboardEvent, PointerEvent } from 'react';
import { BackIcon, ForwardIcon, GripIcon } from '../icons.tsx';
import { MOVES } from './use-image-order.ts';
import { words } from './words.ts';

interface ImageToolsProps {
  /** Id of the element that names the picture. */
  describedBy: string;
  /** From 0. */
  at: number;
  count: number;
  onMove: (to: number) => void;
  /** A press on the handle, which may begin a drag. */
  onPress: (event: PointerEvent) => void;
}

/**
 * Puts a picture elsewhere in its album: buttons, which also take the arrow keys, Home and End, and a handle for pointers.
 * At an end a button is disabled but keeps the focus.
 */
export function ImageTools({ describedBy, at, count, onMove, onPress }: ImageToolsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const to = TARGETS[event.key]?.(at, count);
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  const button = (label: string, to: number) => ({
    variant: 'subtle',
    color: 'gray',
    size: 36,
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-disabled': to < 0 || to >= count || undefined,
    title: label,
    onClick: () => onMove(to),
    onKeyDown,
  });
  return (
    <span className="image-tools" {...{ [MOVES]: true }}>
      <ActionIcon {...button(words.earlier, at - 1)}>
        <BackIcon />
      </ActionIcon>
      <ActionIcon {...button(words.later, at + 1)}>
        <ForwardIcon />
      </ActionIcon>
      <span className="image-handle" onPointerDown={onPress} title={words.drag}>
        <GripIcon />
      </span>
    </span>
  );
}

/** Position after a key, from 0. */
const TARGETS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};
