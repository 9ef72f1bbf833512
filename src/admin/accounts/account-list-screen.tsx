import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddLink, ListFrame } from '../list/list-frame.tsx';
import { useListParams } from '../list/list-params.ts';
import { searched } from '../list/words.ts';
import { PAGE_SIZE } from '../queries.ts';
import { type Account, accountsQuery } from './account-queries.ts';
import { AccountTable } from './account-table.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { words } from './words.ts';

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
        <AccountTable
          accounts={list.data?.items}
          firstNumber={(page - 1) * PAGE_SIZE + 1}
          isStale={list.isPlaceholderData}
          onDelete={setToDelete}
        />
      </ListFrame>
      {toDelete && <DeleteAccountDialog account={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}
