import { ActionIcon } from '@mantine/core';
import type { Item } from '../../schema/define-type.ts';
import { DownIcon, MoveToIcon, UpIcon } from '../icons.tsx';
import { quietAction } from '../quiet-action.ts';
import { type Movement, moveButtonId } from './use-move-records.ts';
import { placeWords } from './words.ts';

interface MoveButtonsProps {
  item: Item;
  /** Id of the element with the record's title. */
  titleId: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (how: Movement) => void;
}

/**
 * Buttons that move a record in a list that is ordered by hand: past its neighbour, or to any place. At an end a
 * button is disabled but keeps the focus.
 */
export function MoveButtons({ item, titleId, isFirst, isLast, onMove }: MoveButtonsProps) {
  const button = (how: Movement, label: string, isDisabled: boolean) => ({
    ...quietAction(label, titleId),
    id: moveButtonId(item, how),
    'aria-disabled': isDisabled || undefined,
    onClick: () => isDisabled || onMove(how),
  });
  return (
    <>
      <ActionIcon {...button('up', placeWords.up, isFirst)}>
        <UpIcon />
      </ActionIcon>
      <ActionIcon {...button('down', placeWords.down, isLast)}>
        <DownIcon />
      </ActionIcon>
      <ActionIcon {...button('to', placeWords.open, isFirst && isLast)} aria-haspopup="dialog">
        <MoveToIcon />
      </ActionIcon>
    </>
  );
}
