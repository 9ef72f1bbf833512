import { ActionIcon, Table } from '@mantine/core';
import { Link } from 'react-router';
import { DUTIES, DUTY_LABELS, type Duty } from '../../content/duties.ts';
import { DeleteIcon, EditIcon } from '../icons.tsx';
import { RowTitle } from '../list/cells.tsx';
import type { Column } from '../list/table-frame.tsx';
import { ACTION, NUMBER, TableFrame } from '../list/table-frame.tsx';
import type { Account } from './account-queries.ts';
import { isOwn } from './account-queries.ts';
import { words } from './words.ts';
import './accounts.css';
import { digits } from '../language.ts';

interface AccountTableProps {
  accounts: readonly Account[] | undefined;
  firstNumber: number;
  isStale: boolean;
  onDelete: (account: Account) => void;
}

const COLUMNS: readonly Column[] = [
  NUMBER,
  { name: 'title', label: words.name },
  { name: 'email', label: words.email },
  { name: 'role', label: words.role },
  { name: 'status', label: words.status },
  ACTION,
];

export function AccountTable({ accounts, firstNumber, isStale, onDelete }: AccountTableProps) {
  return (
    <TableFrame className="account-table" columns={COLUMNS} isStale={isStale}>
      {accounts?.map((account, index) => (
        <AccountRow
          key={account._id}
          account={account}
          number={firstNumber + index}
          onDelete={() => onDelete(account)}
        />
      ))}
    </TableFrame>
  );
}

/** The duties of an admin who does not have all. */
const dutiesInWords = (duties: readonly Duty[]) =>
  duties.map((duty) => DUTY_LABELS[duty]).join(', ') || words.noDuties;

interface AccountRowProps {
  account: Account;
  number: number;
  onDelete: () => void;
}

function AccountRow({ account, number, onDelete }: AccountRowProps) {
  const { _id, name, email, role, duties, disabled } = account;
  const titleId = `title-${_id}`;
  // The actions have the same names in every row; the row's title tells them apart.
  const quiet = { variant: 'subtle', color: 'gray', size: 36, 'aria-describedby': titleId } as const;
  return (
    <Table.Tr role="row" data-disabled={disabled || undefined}>
      <Table.Td role="cell" className="number">
        {digits(number)}
      </Table.Td>
      <Table.Td role="cell" className="title" id={titleId}>
        <RowTitle to={`/admin/update-account/${_id}`}>{name}</RowTitle>
      </Table.Td>
      <Table.Td role="cell" className="email">
        {email}
      </Table.Td>
      <Table.Td role="cell" className="role">
        {words.roles[role]}
        {duties && duties.length < DUTIES.length && (
          <span className="row-detail">{dutiesInWords(duties)}</span>
        )}
      </Table.Td>
      <Table.Td role="cell" className="status">
        {disabled ? words.disabled : isOwn(account) ? words.own : words.active}
      </Table.Td>
      <Table.Td role="cell" className="action">
        <div className="row-actions">
          <ActionIcon
            {...quiet}
            component={Link}
            to={`/admin/update-account/${_id}`}
            aria-label={words.edit}
            title={words.edit}
          >
            <EditIcon />
          </ActionIcon>
          <ActionIcon
            {...quiet}
            className="delete"
            onClick={onDelete}
            aria-label={words.remove}
            title={words.remove}
          >
            <DeleteIcon />
          </ActionIcon>
        </div>
      </Table.Td>
    </Table.Tr>
  );
}
