import { Table } from '@mantine/core';
import { Link } from 'react-router';
import { dayInKathmandu } from '../../schema/kathmandu.ts';
import { langOf } from '../../ui/lang-of.ts';
import { useInboxTypes, useTypes } from '../content-types.tsx';
import { formatDayAndTime, formatFull } from '../format-time.ts';
import { Cell } from '../list/cells.tsx';
import { type Column, OPENS_ROW, TableFrame } from '../list/table-frame.tsx';
import { inOtherCalendar } from '../other-calendar.ts';
import { detailOf, recordOf, wordsOf } from './audit-line.ts';
import { writeAuditParams } from './audit-params.ts';
import type { AuditLine } from './audit-queries.ts';
import { auditWords } from './words.ts';

const COLUMNS: readonly Column[] = [
  { name: 'when', label: auditWords.when },
  { name: 'who', label: auditWords.who },
  { name: 'what', label: auditWords.what },
  { name: 'title', label: auditWords.record },
  { name: 'session', label: auditWords.session },
];

interface AuditTableProps {
  /** Undefined while they load. */
  lines: readonly AuditLine[] | undefined;
  /** The lines are those of the previous query, while the next ones load. */
  isStale: boolean;
}

/** The lines of the trail in words. */
export function AuditTable({ lines, isStale }: AuditTableProps) {
  return (
    <TableFrame className="audit-table" columns={COLUMNS} isStale={isStale}>
      {lines?.map((line) => (
        <AuditRow key={line._id} line={line} />
      ))}
    </TableFrame>
  );
}

function AuditRow({ line }: { line: AuditLine }) {
  return (
    <Table.Tr role="row">
      <Cell name="when">
        <BothDays at={line.at} />
      </Cell>
      <Cell name="who">
        <Who line={line} />
      </Cell>
      <Cell name="what">
        {wordsOf(line)}
        <Detail line={line} />
      </Cell>
      <Cell name="title">
        <RecordLink line={line} />
      </Cell>
      <Cell name="session">{line.session && <code>{line.session}</code>}</Cell>
    </Table.Tr>
  );
}

/** Day and time, and under it the day in the other calendar. */
function BothDays({ at }: { at: string }) {
  const instant = new Date(at);
  const other = inOtherCalendar(dayInKathmandu(at));
  return (
    <time dateTime={at} title={formatFull(instant)}>
      {formatDayAndTime(instant)}
      {other && (
        <span className="row-detail" lang="ne">
          {other}
        </span>
      )}
    </time>
  );
}

/** The name leads to everything that this account did. */
function Who({ line: { who, what } }: { line: AuditLine }) {
  if (!who) return what.startsWith('sign-in-') ? auditWords.nobody : auditWords.program;
  const name = who.name || auditWords.deletedAccount;
  return (
    <Link
      to={writeAuditParams({ filters: { who: who._id }, page: 1 })}
      title={auditWords.only(name)}
      {...OPENS_ROW}
    >
      <bdi lang={langOf(name)}>{name}</bdi>
    </Link>
  );
}

function Detail({ line }: { line: AuditLine }) {
  const detail = detailOf(line);
  return detail && <span className="row-detail">{detail}</span>;
}

/** The noun for the record and its title at that time, which links to its form if it still exists. */
function RecordLink({ line }: { line: AuditLine }) {
  const { kind, title, path } = recordOf(line, useTypes(), useInboxTypes());
  const shown = title && <bdi lang={langOf(title)}>{title}</bdi>;
  if (!shown) return path ? <Link to={path}>{kind}</Link> : kind;
  return (
    <>
      <span className="row-detail">{kind}</span>
      {path ? <Link to={path}>{shown}</Link> : shown}
    </>
  );
}
