import { ActionIcon } from '@mantine/core';
import type { Item } from '../../schema/define-type.ts';
import type { Direction } from '../api/records.ts';
import { DownIcon, UpIcon } from '../icons.tsx';
import { moveButtonId } from './use-moving.ts';

interface MoveButtonsProps {
  item: Item;
  /** Id of the element that tells which record it is. */
  titleId: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (direction: Direction) => void;
}

/** Up and down in a list that is ordered by hand. At an end the button says so, and keeps the focus. */
export function MoveButtons({ item, titleId, isFirst, isLast, onMove }: MoveButtonsProps) {
  const button = (direction: Direction, label: string, isOff: boolean) => ({
    variant: 'subtle',
    color: 'gray',
    size: 36,
    id: moveButtonId(item, direction),
    'aria-label': label,
    'aria-describedby': titleId,
    'aria-disabled': isOff || undefined,
    title: label,
    onClick: () => isOff || onMove(direction),
  });
  return (
    <>
      <ActionIcon {...button('up', 'Move up', isFirst)}>
        <UpIcon />
      </ActionIcon>
      <ActionIcon {...button('down', 'Move down', isLast)}>
        <DownIcon />
      </ActionIcon>
    </>
  );
}
