import { Skeleton, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { type RefObject, useRef } from 'react';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';

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
  const table = useRowNavigation();
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

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

const shapes = {
  number: <Skeleton height={14} width={20} />,
  faculty: <Skeleton height={14} width={64} />,
  title: <Skeleton height={14} width="70%" />,
  listed: <Skeleton height={14} width={72} />,
  received: <Skeleton height={14} width={88} />,
  reference: <Skeleton height={14} width={112} />,
  email: <Skeleton height={14} width="80%" />,
  role: <Skeleton height={14} width={64} />,
  status: <Skeleton height={14} width={56} />,
  picture: <Skeleton height={80} width={120} />,
  action: <Skeleton height={20} width={96} />,
  when: <Skeleton height={14} width={72} />,
  to: <Skeleton height={14} width={120} />,
  about: <Skeleton height={14} width={72} />,
  state: <Skeleton height={14} width="60%" />,
  count: <Skeleton height={14} width={24} />,
};

export interface Column {
  /** What kind of thing stands in it: the class of its cells, and their shape until they are there. */
  name: keyof typeof shapes;
  /** What stands at its head. */
  label: string;
}

/** The shape of a list's rows of these columns until they are there. */
function RowSkeletons({ columns }: { columns: readonly Column[] }) {
  return ROWS.map((row) => (
    <Table.Tr key={row} role="row">
      {columns.map(({ name, label }) => (
        <Table.Td key={label} role="cell" className={name}>
          {shapes[name]}
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}

/** Stands on what opens a row: J and K lead from one to the next. */
export const OPENS_ROW = { 'data-opens-row': true } as const;

/** Leads the focus from row to row of a list. @returns what belongs on its table */
function useRowNavigation(): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  const move = (by: 1 | -1) => {
    const ways = [...(table.current?.querySelectorAll<HTMLElement>('[data-opens-row]') ?? [])];
    const row = document.activeElement?.closest('tr');
    const at = ways.findIndex((way) => way.closest('tr') === row);
    const next = at === -1 ? (by === 1 ? ways[0] : ways.at(-1)) : ways[at + by];
    next?.focus();
  };
  useShortcut('j', 'Next row', () => move(1), { at: table });
  useShortcut('k', 'Row before', () => move(-1), { at: table });
  return table;
}
