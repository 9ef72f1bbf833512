import { ActionIcon, Table } from '@mantine/core';
import { Link } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import type { Account } from '../api/accounts.ts';
import { DeleteIcon, EditIcon } from '../icons.tsx';
import { RowSkeletons } from '../list/row-skeletons.tsx';
import { TableFrame } from '../list/table-frame.tsx';
import { isOwn, roleNames } from './words.ts';
import './accounts.css';

interface AccountTableProps {
  accounts: readonly Account[] | undefined;
  firstNumber: number;
  isStale: boolean;
  onDelete: (account: Account) => void;
}

const COLUMNS = {
  number: 'S.N',
  title: 'Name',
  email: 'Email',
  role: 'Role',
  status: 'Status',
  action: 'Action',
};

export function AccountTable({ accounts, firstNumber, isStale, onDelete }: AccountTableProps) {
  return (
    <TableFrame
      className="account-table"
      isBusy={!accounts || isStale}
      isStale={isStale}
      head={Object.entries(COLUMNS).map(([name, label]) => (
        <Table.Th key={name} role="columnheader" className={name}>
          {label}
        </Table.Th>
      ))}
    >
      {accounts ? (
        accounts.map((account, index) => (
          <AccountRow
            key={account._id}
            account={account}
            number={firstNumber + index}
            onDelete={() => onDelete(account)}
          />
        ))
      ) : (
        <RowSkeletons columns={['number', 'title', 'email', 'role', 'status', 'action']} />
      )}
    </TableFrame>
  );
}

interface AccountRowProps {
  account: Account;
  number: number;
  onDelete: () => void;
}

function AccountRow({ account, number, onDelete }: AccountRowProps) {
  const { _id, name, email, role, disabled } = account;
  const titleId = `title-${_id}`;
  // The actions have the same names in every row; the row's name tells them apart.
  const quiet = { variant: 'subtle', color: 'gray', size: 36, 'aria-describedby': titleId } as const;
  return (
    <Table.Tr role="row" data-disabled={disabled || undefined}>
      <Table.Td role="cell" className="number">
        {number}
      </Table.Td>
      <Table.Td role="cell" className="title" id={titleId} lang={langOf(name)}>
        {name}
      </Table.Td>
      <Table.Td role="cell" className="email">
        {email}
      </Table.Td>
      <Table.Td role="cell" className="role">
        {roleNames[role]}
      </Table.Td>
      <Table.Td role="cell" className="status">
        {disabled ? 'Disabled' : isOwn(account) ? 'You' : 'Active'}
      </Table.Td>
      <Table.Td role="cell" className="action">
        <div className="row-actions">
          <ActionIcon
            {...quiet}
            component={Link}
            to={`/admin/update-account/${_id}`}
            aria-label="Edit"
            title="Edit"
          >
            <EditIcon />
          </ActionIcon>
          <ActionIcon {...quiet} className="delete" onClick={onDelete} aria-label="Delete" title="Delete">
            <DeleteIcon />
          </ActionIcon>
        </div>
      </Table.Td>
    </Table.Tr>
  );
}
