import { Table } from '@mantine/core';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { titleLabelOf } from '../addresses.ts';
import { fileFieldsOf } from '../form/inputs/index.ts';
import { RecordRow } from './record-row.tsx';
import { RowSkeletons } from './row-skeletons.tsx';

interface RecordTableProps {
  type: TypeFacts;
  /** Undefined until they are there. */
  items: readonly Item[] | undefined;
  firstNumber: number;
  /** The rows answer the question before; those of the present one are on their way. */
  isStale: boolean;
  onDelete: (item: Item) => void;
}

/**
 * The table of a list. On a phone its rows are laid out as cards; the roles are said, since a table that is laid out
 * otherwise loses them in some browsers.
 */
export function RecordTable({ type, items, firstNumber, isStale, onDelete }: RecordTableProps) {
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
              onDelete={() => onDelete(item)}
            />
          ))
        ) : (
          <RowSkeletons hasPicture={pictureField !== undefined} />
        )}
      </Table.Tbody>
    </Table>
  );
}
