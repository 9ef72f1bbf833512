import { Table } from '@mantine/core';
import { titleLabelOf } from '../addresses.ts';
import { fileFieldsOf } from '../form/inputs/index.ts';
import type { ListTableProps } from './list-table.ts';
import { RecordRow } from './record-row.tsx';
import { RowSkeletons } from './row-skeletons.tsx';

/**
 * The table of a list. On a phone its rows are laid out as cards; the roles are said, since a table that is laid out
 * otherwise loses them in some browsers.
 */
export function RecordTable(props: ListTableProps) {
  const { type, items, firstNumber, total, isStale, onDelete, onMove } = props;
  const [pictureField] = fileFieldsOf(type.fields);
  return (
    <Table
      className="record-table"
      role="table"
      aria-labelledby="screen-title"
      aria-busy={!items || isStale}
      data-stale={isStale || undefined}
      verticalSpacing="sm"
    >
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
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
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
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
      </Table.Tbody>
    </Table>
  );
}
