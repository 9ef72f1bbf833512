import { ActionIcon, Button, Skeleton, Table, type TableTdProps } from '@mantine/core';
import { Fragment, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import { formatDayAndTime } from '../format-time.ts';
import { DeleteIcon, EditIcon } from '../icons.tsx';
import { digits } from '../language.ts';
import { quietAction } from '../quiet-action.ts';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';
import { Timestamp } from './cell-texts.tsx';
import { columnWords, rowWords } from './words.ts';
import './list.css';

export interface Column<Row> {
  /** The class of its cells. */
  name: string;
  label?: string;
  cell(row: Row, place: Place): ReactNode;
  /** Further attributes of a cell. */
  attributes?(row: Row, place: Place): TableTdProps;
}

/** Where a row stands. */
export interface Place {
  /** Its number in the whole list, from 1. */
  number: number;
  /** Id of the element with its title, by which its actions are described. */
  titleId: string;
  /** When the rows were fetched. */
  now: Date;
}

/** Marks the element that opens a row. J and K move the focus between them. */
export const OPENS_ROW = { 'data-opens-row': true } as const;

/** The first column of most lists. */
export const NUMBER: Column<unknown> = {
  name: 'number',
  label: columnWords.number,
  cell: (_row, { number }) => digits(number),
};

interface TitleFacts<Row> {
  label: string;
  title: (row: Row) => string;
  /** Where the title leads. */
  to?: (row: Row) => string;
  /** A line under the title. */
  detail?: (row: Row) => ReactNode;
  /** The row's state in words, beside the title. */
  state?: (row: Row) => { words: string; kind: string } | undefined;
}

/** The column with the rows' titles. A cell is named by the title alone, and described by what else it says. */
export function titleColumn<Row>({ label, title, to, detail, state }: TitleFacts<Row>): Column<Row> {
  return {
    name: 'title',
    label,
    attributes(row, { titleId }) {
      if (!detail) return {};
      const describedBy = state?.(row) ? `${titleId}-detail ${titleId}-state` : `${titleId}-detail`;
      return { 'aria-labelledby': titleId, 'aria-describedby': describedBy };
    },
    cell(row, { titleId }) {
      const words = title(row);
      const named = { id: titleId, lang: langOf(words), children: words };
      const said = state?.(row);
      return (
        <>
          {/* Not a tab stop, because the row's icon has the same target. */}
          {to ? (
            <Link {...named} to={to(row)} className="row-title" tabIndex={-1} {...OPENS_ROW} />
          ) : (
            <bdi {...named} />
          )}
          {said && (
            <span id={`${titleId}-state`} className="row-state" data-state={said.kind}>
              {said.words}
            </span>
          )}
          {detail && (
            <div id={`${titleId}-detail`} className="row-detail">
              {detail(row)}
            </div>
          )}
        </>
      );
    },
  };
}

/** A column with day and time. */
export const whenColumn = <Row,>(label: string, at: (row: Row) => string): Column<Row> => ({
  name: 'when',
  label,
  cell: (row, { now }) => <Timestamp at={at(row)} now={now} format={formatDayAndTime} />,
});

/** The column with the rows' buttons and links. */
export const actionColumn = <Row,>(actions: Column<Row>['cell']): Column<Row> => ({
  name: 'action',
  label: columnWords.action,
  cell: (row, place) => <div className="row-actions">{actions(row, place)}</div>,
});

interface RowActionProps {
  /** Ids of what tells it from the same action of other rows: the row's title. */
  of: string;
  label: string;
  /** Shown in place of the label, which is then its name. */
  icon?: ReactNode;
  to?: string;
  onClick?: (event: MouseEvent) => void;
  id?: string;
  className?: string;
  title?: string | undefined;
  tabIndex?: number;
  onKeyDown?: (event: KeyboardEvent) => void;
  'aria-disabled'?: boolean | undefined;
  'aria-haspopup'?: 'dialog';
  'data-opens-row'?: true;
}

/** A button or link of a row. */
export function RowAction({ of, label, icon, to, ...more }: RowActionProps) {
  if (icon) {
    const look = { ...quietAction(label, of), ...more, children: icon };
    return to ? <ActionIcon component={Link} to={to} {...look} /> : <ActionIcon {...look} />;
  }
  const look = { variant: 'default', size: 'compact-sm', 'aria-describedby': of, ...more, children: label };
  return to ? <Button component={Link} to={to} {...look} /> : <Button {...look} />;
}

type EditProps = Pick<RowActionProps, 'of' | 'onClick' | 'id'> & { label?: string; to?: string };

export const EditAction = ({ label = rowWords.edit, ...action }: EditProps) => (
  <RowAction label={label} icon={<EditIcon />} {...action} />
);

export const DeleteAction = ({ label = rowWords.remove, ...action }: EditProps) => (
  <RowAction label={label} icon={<DeleteIcon />} className="delete" {...action} />
);

export interface DataTableProps<Row> {
  /** Additional class names. */
  className?: string | undefined;
  columns: readonly Column<Row>[];
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  firstNumber: number;
  now: Date;
  isStale: boolean;
  look?: ((row: Row) => Readonly<Record<`data-${string}`, true | undefined>>) | undefined;
  /** A further row below it. */
  below?: ((row: Row) => ReactNode) | undefined;
}

/**
 * The table of a list. On phones rows are laid out as cards; the explicit roles keep the table semantics, which some
 * browsers drop for other display values.
 */
export function DataTable<Row extends { _id: string }>(props: DataTableProps<Row>) {
  const { className = '', columns, rows, firstNumber, now, isStale, look, below } = props;
  const table = useRowNavigation();
  return (
    <Table
      ref={table}
      className={`record-table ${className}`}
      role="table"
      aria-labelledby="screen-title"
      aria-busy={!rows || isStale}
      data-stale={isStale || undefined}
      verticalSpacing="sm"
    >
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          {columns.map(({ name, label }) =>
            label === undefined ? (
              <Table.Td key={name} role="cell" className={name} />
            ) : (
              <Table.Th key={label} role="columnheader" className={name}>
                {label}
              </Table.Th>
            ),
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {rows
          ? rows.map((row, index) => {
              const place = { number: firstNumber + index, titleId: `title-${row._id}`, now };
              return (
                <Fragment key={row._id}>
                  <Table.Tr role="row" {...look?.(row)}>
                    {columns.map(({ name, label, cell, attributes }) => (
                      <Table.Td
                        key={label ?? name}
                        role="cell"
                        className={name}
                        data-label={label}
                        {...attributes?.(row, place)}
                      >
                        {cell(row, place)}
                      </Table.Td>
                    ))}
                  </Table.Tr>
                  {below?.(row)}
                </Fragment>
              );
            })
          : PLACEHOLDERS.map((key) => (
              <Table.Tr key={key} role="row">
                {columns.map(({ name, label }) => (
                  <Table.Td key={label ?? name} role="cell" className={name}>
                    <Skeleton {...(shapes[name] ?? { height: 14, width: 88 })} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
      </Table.Tbody>
    </Table>
  );
}

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders of the cells in columns of these names. */
const shapes: Readonly<Record<string, { height: number; width: number | string }>> = {
  box: { height: 20, width: 20 },
  number: { height: 14, width: 20 },
  title: { height: 14, width: '70%' },
  picture: { height: 80, width: 120 },
  action: { height: 20, width: 96 },
};

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
