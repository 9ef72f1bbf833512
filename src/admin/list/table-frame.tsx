import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Column, RowSkeletons } from './row-skeletons.tsx';
import { useRowKeys } from './use-row-keys.ts';

interface TableFrameProps {
  /** More class names, beside that of every list. */
  className?: string;
  columns: readonly Column[];
  /** The rows answer the question before; those of the present one are on their way. */
  isStale: boolean;
  /** The rows; undefined until they are there. */
  children: ReactNode | undefined;
}

/** The columns that most lists begin and end with. */
export const NUMBER: Column = { name: 'number', label: 'S.N' };
export const ACTION: Column = { name: 'action', label: 'Action' };

/**
 * The table of a list: the heads of its columns, and its rows or the shape of them. On a phone rows are laid out as
 * cards; the roles are said, since a table that is laid out otherwise loses them in some browsers.
 */
export function TableFrame({ className = '', columns, isStale, children }: TableFrameProps) {
  const table = useRowKeys();
  return (
    <Table
      ref={table}
      className={`record-table ${className}`}
      role="table"
      aria-labelledby="screen-title"
      aria-busy={!children || isStale}
      data-stale={isStale || undefined}
      verticalSpacing="sm"
    >
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          {columns.map(({ name, label }) => (
            <Table.Th key={label} role="columnheader" className={name}>
              {label}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">{children ?? <RowSkeletons columns={columns} />}</Table.Tbody>
    </Table>
  );
}
