import { Skeleton, Table } from '@mantine/core';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of a list's rows until they are there. */
export function RowSkeletons({ hasPicture }: { hasPicture: boolean }) {
  return ROWS.map((row) => (
    <Table.Tr key={row} role="row">
      <Table.Td role="cell" className="number">
        <Skeleton height={14} width={20} />
      </Table.Td>
      <Table.Td role="cell" className="title">
        <Skeleton height={14} width="70%" />
      </Table.Td>
      {hasPicture && (
        <Table.Td role="cell" className="picture">
          <Skeleton height={80} width={120} />
        </Table.Td>
      )}
      <Table.Td role="cell" className="action">
        <Skeleton height={20} width={96} />
      </Table.Td>
    </Table.Tr>
  ));
}
