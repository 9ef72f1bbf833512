import { ActionIcon, Table } from '@mantine/core';
import { langOf } from '../../ui/lang-of.ts';
import { useTypes } from '../content-types.tsx';
import { DeleteIcon, PutBackIcon } from '../icons.tsx';
import { bulkWords } from '../list/bulk-words.ts';
import { ActionCell, Cell, NumberCell } from '../list/cells.tsx';
import { BothDays } from '../list/row-detail.tsx';
import { ACTION, NUMBER, TableFrame } from '../list/table-frame.tsx';
import type { Selection } from '../list/use-selection.ts';
import { quietAction } from '../quiet-action.ts';
import { shownTitle } from '../shown-title.ts';
import type { TrashedLine } from './trash-queries.ts';
import { words } from './words.ts';

interface TrashTableProps {
  /** Undefined while they load. */
  items: readonly TrashedLine[] | undefined;
  firstNumber: number;
  isStale: boolean;
  selection: Selection;
  onPutBack: (line: TrashedLine) => void;
  onErase: (line: TrashedLine) => void;
}

const COLUMNS = [NUMBER, { name: 'title', label: words.recordTitle } as const, ACTION];

/** The deleted records, with who deleted each, when, and until when it is kept. */
export function TrashTable({ items, firstNumber, isStale, selection, onPutBack, onErase }: TrashTableProps) {
  return (
    <TableFrame columns={COLUMNS} isStale={isStale}>
      {items?.map((line, index) => (
        <TrashRow
          key={line._id}
          line={line}
          number={firstNumber + index}
          selection={selection}
          onPutBack={() => onPutBack(line)}
          onErase={() => onErase(line)}
        />
      ))}
    </TableFrame>
  );
}

interface TrashRowProps {
  line: TrashedLine;
  number: number;
  selection: Selection;
  onPutBack: () => void;
  onErase: () => void;
}

function TrashRow({ line, number, selection, onPutBack, onErase }: TrashRowProps) {
  const { _id } = line;
  const title = shownTitle(line);
  const titleId = `title-${_id}`;
  return (
    <Table.Tr role="row">
      <NumberCell number={number}>
        <input
          type="checkbox"
          className="row-box"
          aria-label={bulkWords.select(title)}
          checked={selection.has(_id)}
          onChange={(event) => selection.toggle(_id, event.currentTarget.checked)}
        />
      </NumberCell>
      <Cell name="title" aria-labelledby={titleId} aria-describedby={`${titleId}-detail`}>
        <bdi id={titleId} lang={langOf(title)}>
          {title}
        </bdi>
        <TrashDetail id={`${titleId}-detail`} line={line} />
      </Cell>
      <ActionCell>
        <ActionIcon {...quietAction(words.putBack, titleId)} onClick={onPutBack}>
          <PutBackIcon />
        </ActionIcon>
        <ActionIcon {...quietAction(words.erase, titleId)} className="delete" onClick={onErase}>
          <DeleteIcon />
        </ActionIcon>
      </ActionCell>
    </Table.Tr>
  );
}

/** The kind of a deleted record, who deleted it and when, and until when it is kept. */
function TrashDetail({ id, line }: { id: string; line: TrashedLine }) {
  const { type, was, deletedAt, deletedBy, until } = line;
  const kind = useTypes().find(({ name }) => name === type)?.admin.label ?? type;
  return (
    <div id={id} className="trash-detail">
      <div>
        {kind} · {words.was[was]}, {words.deleted} <BothDays at={deletedAt} />{' '}
        {deletedBy && words.by(deletedBy.name)}
      </div>
      <div>
        {words.keptUntil} <BothDays at={until} />
      </div>
    </div>
  );
}
