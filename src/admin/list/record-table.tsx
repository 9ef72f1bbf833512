import { Table } from '@mantine/core';
import { titleLabelOf } from '../addresses.ts';
import { fileFieldsOf } from '../form/inputs/index.ts';
import type { ListTableProps } from './list-table.ts';
import { RecordRow } from './record-row.tsx';
import { RowSkeletons } from './row-skeletons.tsx';
import { TableFrame } from './table-frame.tsx';

/** The table of the records of most types. */
export function RecordTable(props: ListTableProps) {
  const { type, items, firstNumber, total, isStale, onDelete, onMove } = props;
  const [pictureField] = fileFieldsOf(type.fields);
  return (
    <TableFrame
      isBusy={!items || isStale}
      isStale={isStale}
      head={
        <>
          <Table.Th role="columnheader" className="number">
            S.N
          </Table.Th>
          <Table.Th role="columnheader">{titleLabelOf(type)}</Table.Th>
          {pictureField && (
            <Table.Th role="columnheader" className="picture">
              Image
            </Table.Th>
          )}
          <Table.Th role="columnheader" className="action">
            Action
          </Table.Th>
        </>
      }
    >
      {items ? (
        items.map((item, index) => (
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
        ))
      ) : (
        <RowSkeletons
          columns={['number', 'title', ...(pictureField ? (['picture'] as const) : []), 'action']}
        />
      )}
    </TableFrame>
  );
}
