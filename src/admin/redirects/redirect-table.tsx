import { ActionIcon, Table } from '@mantine/core';
import { Link } from 'react-router';
import { DeleteIcon, EditIcon } from '../icons.tsx';
import { RowTitle } from '../list/cells.tsx';
import type { Column } from '../list/table-frame.tsx';
import { ACTION, NUMBER, TableFrame } from '../list/table-frame.tsx';
import { readable } from './readable.ts';
import { type Redirect, updatePath } from './redirect-queries.ts';
import { redirectWords } from './words.ts';
import './redirects.css';
import { digits } from '../language.ts';

interface RedirectTableProps {
  /** Undefined while they load. */
  redirects: readonly Redirect[] | undefined;
  firstNumber: number;
  isStale: boolean;
  onDelete: (redirect: Redirect) => void;
}

const COLUMNS: readonly Column[] = [
  NUMBER,
  { name: 'title', label: redirectWords.from },
  { name: 'to', label: redirectWords.to },
  { name: 'status', label: redirectWords.kind },
  ACTION,
];

export function RedirectTable({ redirects, firstNumber, isStale, onDelete }: RedirectTableProps) {
  return (
    <TableFrame className="redirect-table" columns={COLUMNS} isStale={isStale}>
      {redirects?.map((redirect, index) => (
        <RedirectRow
          key={redirect._id}
          redirect={redirect}
          number={firstNumber + index}
          onDelete={() => onDelete(redirect)}
        />
      ))}
    </TableFrame>
  );
}

interface RedirectRowProps {
  redirect: Redirect;
  number: number;
  onDelete: () => void;
}

function RedirectRow({ redirect, number, onDelete }: RedirectRowProps) {
  const { _id, from, to, permanent } = redirect;
  const titleId = `title-${_id}`;
  // The actions have the same names in every row; the old address tells them apart.
  const quiet = { variant: 'subtle', color: 'gray', size: 36, 'aria-describedby': titleId } as const;
  return (
    <Table.Tr role="row">
      <Table.Td role="cell" className="number">
        {digits(number)}
      </Table.Td>
      <Table.Td role="cell" className="title" id={titleId}>
        <RowTitle to={updatePath(redirect)}>{from}</RowTitle>
      </Table.Td>
      <Table.Td role="cell" className="to">
        <a href={to}>{readable(to)}</a>
      </Table.Td>
      <Table.Td role="cell" className="status">
        {permanent ? redirectWords.forGood : redirectWords.forNow}
      </Table.Td>
      <Table.Td role="cell" className="action">
        <div className="row-actions">
          <ActionIcon
            {...quiet}
            component={Link}
            to={updatePath(redirect)}
            aria-label={redirectWords.edit}
            title={redirectWords.edit}
          >
            <EditIcon />
          </ActionIcon>
          <ActionIcon
            {...quiet}
            className="delete"
            onClick={onDelete}
            aria-label={redirectWords.remove}
            title={redirectWords.remove}
          >
            <DeleteIcon />
          </ActionIcon>
        </div>
      </Table.Td>
    </Table.Tr>
  );
}
