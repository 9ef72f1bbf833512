import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import type { Item } from '../../schema/define-type.ts';
import { langOf } from '../../ui/lang-of.ts';
import { DownIcon, EditIcon, GripIcon, UpIcon } from '../icons.tsx';
import { DeleteAction, RowAction } from '../list/data-table.tsx';
import { rowWords } from '../list/words.ts';
import { type BothTitles, shownTitle } from '../shown-title.ts';
import { MOVES, subjectsOf } from './use-semesters.ts';
import { words } from './words.ts';

/** Id of the button that opens a semester. */
export const editButtonId = (id: string) => `edit-${id}`;

interface SemesterRowProps {
  item: Item;
  /** Counted from 0. */
  at: number;
  count: number;
  /** The place that it is shown at during a drag, from 0. */
  place: number;
  isDragged: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onMove: (to: number) => void;
  /** A press on the handle, which may begin a drag. */
  onPress: (event: PointerEvent) => void;
}

/** A semester of a faculty with its subjects. At an end of the list a button is disabled but keeps the focus. */
export function SemesterRow({ item, at, count, place, isDragged, ...on }: SemesterRowProps) {
  const title = shownTitle(item as Item & BothTitles);
  const titleId = `semester-${item._id}`;
  const subjects = subjectsOf(item);
  const names = subjects.map(({ name }) => name).join(', ');
  const onKeyDown = (event: KeyboardEvent) => {
    const to = TARGETS[event.key]?.(at, count);
    if (to === undefined) return;
    event.preventDefault();
    on.onMove(to);
  };
  const mover = (label: string, to: number) => ({
    of: titleId,
    label,
    'aria-disabled': to < 0 || to >= count || undefined,
    onClick: () => on.onMove(to),
    onKeyDown,
  });
  return (
    <li
      className="semester-row"
      data-place={place}
      data-dragged={isDragged || undefined}
      style={{ order: place } as CSSProperties}
    >
      <span className="semester-handle" onPointerDown={on.onPress} title={words.drag}>
        <GripIcon />
      </span>
      <div className="semester-words">
        <span id={titleId} lang={langOf(title)}>
          {title}
        </span>
        <span className="row-detail" title={names}>
          {subjects.length === 0 ? words.noSubjects : `${words.subjects(subjects.length)}: ${names}`}
        </span>
      </div>
      <div className="row-actions">
        <RowAction
          of={titleId}
          label={rowWords.edit}
          icon={<EditIcon />}
          id={editButtonId(item._id)}
          aria-haspopup="dialog"
          onClick={on.onEdit}
        />
        <DeleteAction of={titleId} onClick={on.onDelete} />
        <span className="semester-moves" {...{ [MOVES]: true }}>
          <RowAction {...mover(words.up, at - 1)} icon={<UpIcon />} />
          <RowAction {...mover(words.down, at + 1)} icon={<DownIcon />} />
        </span>
      </div>
    </li>
  );
}

/** Position after a key, from 0. */
const TARGETS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};
