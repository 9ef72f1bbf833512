import { Button, Table } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import { formatDayAndTime } from '../format-time.ts';
import { digits } from '../language.ts';
import { focusTitle } from '../layout/heading.tsx';
import { Timestamp } from '../list/cells.tsx';
import type { Column } from '../list/table-frame.tsx';
import { ACTION, NUMBER, OPENS_ROW, TableFrame } from '../list/table-frame.tsx';
import { toastSuccess } from '../toast/toasts.ts';
import { dismissMissingPage, MISSING_KEY, type MissingPage } from './missing-page-queries.ts';
import { addPath } from './redirect-queries.ts';
import { missingWords } from './words.ts';

interface MissingPageTableProps {
  /** Undefined while they load. */
  pages: readonly MissingPage[] | undefined;
  firstNumber: number;
  isStale: boolean;
  /** When they were fetched. */
  now: Date;
}

const COLUMNS: readonly Column[] = [
  NUMBER,
  { name: 'title', label: missingWords.path },
  { name: 'count', label: missingWords.count },
  { name: 'when', label: missingWords.last },
  ACTION,
];

export function MissingPageTable({ pages, firstNumber, isStale, now }: MissingPageTableProps) {
  return (
    <TableFrame className="missing-table" columns={COLUMNS} isStale={isStale}>
      {pages?.map((page, index) => (
        <MissingPageRow key={page._id} page={page} number={firstNumber + index} now={now} />
      ))}
    </TableFrame>
  );
}

function MissingPageRow({ page, number, now }: { page: MissingPage; number: number; now: Date }) {
  const { _id, path, count, lastAt } = page;
  const pathId = `path-${_id}`;
  const queries = useQueryClient();
  const dismissal = useMutation({
    mutationFn: () => dismissMissingPage(_id),
    onSuccess() {
      toastSuccess(missingWords.dismissed);
      // The button disappears with its row.
      focusTitle();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: MISSING_KEY }),
  });
  const quiet = { variant: 'default', size: 'compact-sm', 'aria-describedby': pathId } as const;
  return (
    <Table.Tr role="row">
      <Table.Td role="cell" className="number">
        {digits(number)}
      </Table.Td>
      <Table.Td role="cell" className="title" id={pathId}>
        <bdi lang={langOf(path)}>{path}</bdi>
      </Table.Td>
      <Table.Td role="cell" className="count">
        {missingWords.times(count)}
      </Table.Td>
      <Table.Td role="cell" className="when">
        <Timestamp at={lastAt} now={now} format={formatDayAndTime} />
      </Table.Td>
      <Table.Td role="cell" className="action">
        <div className="row-actions">
          <Button {...quiet} component={Link} to={addPath(path)} {...OPENS_ROW}>
            {missingWords.redirect}
          </Button>
          <Button
            {...quiet}
            className="delete"
            aria-disabled={dismissal.isPending}
            onClick={() => dismissal.isPending || dismissal.mutate()}
          >
            {missingWords.dismiss}
          </Button>
        </div>
      </Table.Td>
    </Table.Tr>
  );
}
