import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

interface TableFrameProps {
  /** More class names, beside that of every list. */
  className?: string;
  isBusy: boolean;
  isStale: boolean;
  head: ReactNode;
  children: ReactNode;
}

/**
 * The table of a list, around its cells of the head and its rows. On a phone rows are laid out as cards; the roles
 * are said, since a table that is laid out otherwise loses them in some browsers.
 */
export function TableFrame({ className = '', isBusy, isStale, head, children }: TableFrameProps) {
  return (
    <Table
      className={`record-table ${className}`}
      role="table"
      aria-labelledby="screen-title"
      aria-busy={isBusy}
      data-stale={isStale || undefined}
      verticalSpacing="sm"
    >
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">{head}</Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">{children}</Table.Tbody>
    </Table>
  );
}
