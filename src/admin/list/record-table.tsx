import { titleLabelOf } from '../addresses.ts';
import { fileFieldsOf } from '../form/inputs/index.ts';
import type { ListTableProps } from './list-table.ts';
import { RecordRow } from './record-row.tsx';
import type { Column } from './row-skeletons.tsx';
import { ACTION, NUMBER, TableFrame } from './table-frame.tsx';

/** The table of the records of most types. */
export function RecordTable(props: ListTableProps) {
  const { type, items, firstNumber, total, isStale, onDelete, onMove } = props;
  const [pictureField] = fileFieldsOf(type.fields);
  const columns: Column[] = [
    NUMBER,
    { name: 'title', label: titleLabelOf(type) },
    ...(pictureField ? [{ name: 'picture', label: 'Image' } as const] : []),
    ACTION,
  ];
  return (
    <TableFrame columns={columns} isStale={isStale}>
      {items?.map((item, index) => (
        <RecordRow
          key={item._id}
          type={type}
          item={item}
          number={firstNumber + index}
          pictureField={pictureField}
          isLast={firstNumber + index === total}
          onDelete={() => onDelete(item)}
          onMove={onMove && ((direction) => onMove(item, direction))}
        />
      ))}
    </TableFrame>
  );
}
