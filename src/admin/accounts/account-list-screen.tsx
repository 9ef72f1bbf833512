import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { Failed } from '../layout/failed.tsx';
import { Heading } from '../layout/heading.tsx';
import { FilterBox } from '../list/filter-box.tsx';
import { AddLink, NothingFound } from '../list/list-frame.tsx';
import { useGo, useListAddress } from '../list/list-params.ts';
import { Pages, ToLastPage } from '../list/pages.tsx';
import { PAGE_SIZE } from '../queries.ts';
import type { Account } from './account-queries.ts';
import { accountsQuery } from './account-queries.ts';
import { AccountTable } from './account-table.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import '../list/list.css';

/** Who may sign in, newest first: filtered by name, a page at a time. */
export function AccountListScreen() {
  const address = useListAddress();
  const go = useGo();
  const { q, page } = address;
  const { data, error, isPlaceholderData, refetch } = useQuery(accountsQuery({ q, page, limit: PAGE_SIZE }));
  const [doomed, setDoomed] = useState<Account | null>(null);

  return (
    <>
      {data && !isPlaceholderData && <ToLastPage address={address} total={data.total} />}
      <Heading title="Accounts">
        <AddLink to="/admin/add-account" />
      </Heading>
      <div className="list-tools">
        <FilterBox q={q} onFilter={(keyword) => go({ q: keyword, page: 1 })} />
      </div>
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
