import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Account } from '../api/accounts.ts';
import { messageOf } from '../api/api-error.ts';
import { AddIcon } from '../icons.tsx';
import { Failed } from '../layout/failed.tsx';
import { Heading } from '../layout/heading.tsx';
import { FilterBox } from '../list/filter-box.tsx';
import { type ListAddress, readListAddress, writeListAddress } from '../list/list-address.ts';
import { NothingFound } from '../list/nothing-found.tsx';
import { Pages, ToLastPage } from '../list/pages.tsx';
import { PAGE_SIZE } from '../queries.ts';
import { accountsQuery } from './account-queries.ts';
import { AccountTable } from './account-table.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import '../list/list.css';

/** Only the query changes; '?' takes it away. */
const searchOf = (address: ListAddress) => writeListAddress(address) || '?';

/** Who may sign in, newest first: filtered by name, a page at a time. */
export function AccountListScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readListAddress(params);
  const { q, page } = address;
  const { data, error, isPlaceholderData, refetch } = useQuery(accountsQuery({ q, page, limit: PAGE_SIZE }));
  const [doomed, setDoomed] = useState<Account | null>(null);
  const go = (next: ListAddress) => void navigate(searchOf(next), { replace: true });

  return (
    <>
      {data && !isPlaceholderData && <ToLastPage address={address} total={data.total} />}
      <Heading title="Accounts">
        <Button component={Link} to="/admin/add-account" leftSection={<AddIcon />}>
          Add
        </Button>
      </Heading>
      <FilterBox q={q} onFilter={(keyword) => go({ q: keyword, page: 1 })} />
      {error && !data ? (
        <Failed message={messageOf(error)} onTryAgain={() => void refetch()} />
      ) : data?.total === 0 ? (
        <NothingFound noun="account" q={q} onClear={() => go({ q: '', page: 1 })} />
      ) : (
        <>
          <AccountTable
            accounts={data?.accounts}
            firstNumber={(page - 1) * PAGE_SIZE + 1}
            isStale={isPlaceholderData}
            onDelete={setDoomed}
          />
          {data && <Pages address={address} total={data.total} />}
        </>
      )}
      {doomed && <DeleteAccountDialog account={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}
