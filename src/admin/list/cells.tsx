import { Table, type TableTdProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import { formatDay, formatFull, timeAgo } from '../format-time.ts';
import { digits } from '../language.ts';
import { type Column, OPENS_ROW } from './table-frame.tsx';

/** A cell of a list. Its role stands for the one that it loses where rows are laid out as cards. */
export function Cell({ name, ...cell }: TableTdProps & { name: Column['name'] }) {
  return <Table.Td role="cell" className={name} {...cell} />;
}

/** The number of a row, from 1, and the box that selects it. */
export function NumberCell({ number, children }: { number: number; children?: ReactNode }) {
  return (
    <Cell name="number">
      {digits(number)}
      {children}
    </Cell>
  );
}

/** The buttons and links of a row. */
export function ActionCell({ children }: { children: ReactNode }) {
  return (
    <Cell name="action">
      <div className="row-actions">{children}</div>
    </Cell>
  );
}

/**
 * The title of a record in its list, which opens the record. It is not a tab stop, because the row's icon has
 * the same target.
 */
export function RowTitle({ id, to, children }: { id?: string; to: string; children: string }) {
  return (
    <Link
      {...(id && { id })}
      to={to}
      className="row-title"
      lang={langOf(children)}
      tabIndex={-1}
      {...OPENS_ROW}
    >
      {children}
    </Link>
  );
}

interface TitleCellProps {
  /** Id of the title, by which the row's actions are described. */
  titleId: string;
  to: string;
  title: string;
  /** A line under the title. */
  detail?: ReactNode;
  /** The record's state in words, below that line. */
  state?: { words: string; kind: string } | undefined;
}

/** The cell with a record's title. It is named by the title alone, and described by the line under it. */
export function TitleCell({ titleId, to, title, detail, state }: TitleCellProps) {
  const detailId = `${titleId}-detail`;
  const stateId = `${titleId}-state`;
  const describedBy = state ? `${detailId} ${stateId}` : detailId;
  return (
    <Cell name="title" aria-labelledby={titleId} aria-describedby={describedBy}>
      <RowTitle id={titleId} to={to}>
        {title}
      </RowTitle>
      <div id={detailId} className="row-detail">
        {detail}
      </div>
      {state && (
        <div id={stateId} className="row-state" data-state={state.kind}>
          {state.words}
        </div>
      )}
    </Cell>
  );
}

interface TimestampProps {
  at: string;
  now: Date;
  /** Formats the instant; by default as its day in Kathmandu. The full date is the tooltip. */
  format?: (instant: Date) => string;
}

/** A date with its relative time, unless both are the same day. */
export function Timestamp({ at, now, format = formatDay }: TimestampProps) {
  const instant = new Date(at);
  const since = timeAgo(instant, now);
  return (
    <time dateTime={at} title={formatFull(instant)}>
      {format(instant)}
      {since !== formatDay(instant) && <span className="since">{since}</span>}
    </time>
  );
}
