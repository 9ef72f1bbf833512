import { ActionIcon, Table } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { DUTIES, DUTY_LABELS, type Duty } from '../../content/duties.ts';
import { langOf } from '../../ui/lang-of.ts';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { DeleteIcon, EditIcon } from '../icons.tsx';
import { ActionCell, Cell, NumberCell, RowTitle } from '../list/cells.tsx';
import { AddLink, ListFrame } from '../list/list-frame.tsx';
import { useListParams } from '../list/list-params.ts';
import { ACTION, type Column, NUMBER, TableFrame } from '../list/table-frame.tsx';
import { searched } from '../list/words.ts';
import { firstNumberOf, PAGE_SIZE } from '../queries.ts';
import { quietAction } from '../quiet-action.ts';
import { clearProfileAndLeave } from '../session/profile.ts';
import { ACCOUNTS_KEY, type Account, accountsQuery, deleteAccount, isOwn } from './account-queries.ts';
import { deletionWords, words } from './words.ts';
import './accounts.css';

const COLUMNS: readonly Column[] = [
  NUMBER,
  { name: 'title', label: words.name },
  { name: 'email', label: words.email },
  { name: 'role', label: words.role },
  { name: 'status', label: words.status },
  ACTION,
];

/** The accounts, newest first: filtered by name or email and paginated. The list always has the person's own account. */
export function AccountListScreen() {
  const { q, page } = useListParams();
  const list = useQuery(accountsQuery({ q, page, limit: PAGE_SIZE }));
  const [toDelete, setToDelete] = useState<Account | null>(null);
  return (
    <>
      <ListFrame
        title={words.title}
        noun={words.noun}
        searched={searched.account}
        params={{ q, page }}
        list={list}
        actions={<AddLink to="/admin/add-account" />}
        empty={null}
      >
        <TableFrame className="account-table" columns={COLUMNS} isStale={list.isPlaceholderData}>
          {list.data?.items.map((account, index) => (
            <AccountRow
              key={account._id}
              account={account}
              number={firstNumberOf(page) + index}
              onDelete={() => setToDelete(account)}
            />
          ))}
        </TableFrame>
      </ListFrame>
      {toDelete && <DeleteAccountDialog account={toDelete} onClose={() => setToDelete(null)} />}
    </>
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
  const path = `/admin/update-account/${_id}`;
  return (
    <Table.Tr role="row" data-disabled={disabled || undefined}>
      <NumberCell number={number} />
      <Cell name="title" id={titleId}>
        <RowTitle to={path}>{name}</RowTitle>
      </Cell>
      <Cell name="email">{email}</Cell>
      <Cell name="role">
        {words.roles[role]}
        {duties && duties.length < DUTIES.length && (
          <span className="row-detail">{dutiesInWords(duties)}</span>
        )}
      </Cell>
      <Cell name="status">{disabled ? words.disabled : isOwn(account) ? words.own : words.active}</Cell>
      <ActionCell>
        <ActionIcon {...quietAction(words.edit, titleId)} component={Link} to={path}>
          <EditIcon />
        </ActionIcon>
        <ActionIcon {...quietAction(words.remove, titleId)} className="delete" onClick={onDelete}>
          <DeleteIcon />
        </ActionIcon>
      </ActionCell>
    </Table.Tr>
  );
}

/** Asks before an account is deleted, and deletes it. Deleting one's own account signs out. */
function DeleteAccountDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const queries = useQueryClient();
  const { _id, name, email } = account;
  return (
    <DeletionDialog
      title={deletionWords.question}
      message={deletionWords.done}
      onDelete={async () => {
        await deleteAccount(_id);
        if (isOwn(account)) await clearProfileAndLeave();
      }}
      refresh={() => queries.invalidateQueries({ queryKey: ACCOUNTS_KEY })}
      onClose={onClose}
    >
      <p>
        {isOwn(account) ? (
          deletionWords.own
        ) : (
          <>
            ‘<bdi lang={langOf(name)}>{name}</bdi>’ ({email}) {deletionWords.other}
          </>
        )}{' '}
        {deletionWords.instead}
      </p>
    </DeletionDialog>
  );
}
