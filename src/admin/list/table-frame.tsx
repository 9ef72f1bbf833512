import { Skeleton, Table } from '@mantine/core';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';
import { columnWords, rowWords } from './words.ts';

interface TableFrameProps {
  /** Additional class names. */
  className?: string;
  columns: readonly Column[];
  /** The rows are those of the previous query, while the next ones load. */
  isStale: boolean;
  /** The rows; undefined while they load. */
  children: ReactNode | undefined;
}

/** The first and last column of most lists. */
export const NUMBER: Column = { name: 'number', label: columnWords.number };
export const ACTION: Column = { name: 'action', label: columnWords.action };

/**
 * The table of a list with its headings, and its rows or their placeholders. On phones rows are laid out as
 * cards; the explicit roles keep the table semantics, which some browsers drop for other display values.
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
  answer: <Skeleton height={14} width="70%" />,
  to: <Skeleton height={14} width={120} />,
  about: <Skeleton height={14} width={72} />,
  state: <Skeleton height={14} width="60%" />,
  count: <Skeleton height={14} width={24} />,
  who: <Skeleton height={14} width={96} />,
  what: <Skeleton height={14} width={128} />,
  more: <Skeleton height={14} width={88} />,
  session: <Skeleton height={14} width={88} />,
};

export interface Column {
  /** The kind of its content: the class of its cells, and their placeholder. */
  name: keyof typeof shapes;
  /** The column's heading. */
  label: string;
}

/** Placeholders of a list's rows. */
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

/** Marks the element that opens a row. J and K move the focus between them. */
export const OPENS_ROW = { 'data-opens-row': true } as const;

/**
 * Moves the focus from row to row.
 * @returns a ref for the table
 */
function useRowNavigation(): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  const move = (by: 1 | -1) => {
    const openers = [...(table.current?.querySelectorAll<HTMLElement>('[data-opens-row]') ?? [])];
    const row = document.activeElement?.closest('tr');
    const at = openers.findIndex((opener) => opener.closest('tr') === row);
    const next = at === -1 ? (by === 1 ? openers[0] : openers.at(-1)) : openers[at + by];
    next?.focus();
  };
  useShortcut('j', rowWords.next, () => move(1), { at: table });
  useShortcut('k', rowWords.previous, () => move(-1), { at: table });
  return table;
}
