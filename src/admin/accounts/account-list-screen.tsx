import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { Heading } from '../layout/heading.tsx';
import { FilterBox } from '../list/filter-box.tsx';
import { AddLink, NoMatches } from '../list/list-frame.tsx';
import { useListNavigation, useListParams } from '../list/list-params.ts';
import { Pagination, RedirectToLastPage } from '../list/pages.tsx';
import { PAGE_SIZE } from '../queries.ts';
import type { Account } from './account-queries.ts';
import { accountsQuery } from './account-queries.ts';
import { AccountTable } from './account-table.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import '../list/list.css';

/** The accounts, newest first: filtered by name and paginated. */
export function AccountListScreen() {
  const address = useListParams();
  const go = useListNavigation();
  const { q, page } = address;
  const { data, error, isPlaceholderData, refetch } = useQuery(accountsQuery({ q, page, limit: PAGE_SIZE }));
  const [toDelete, setToDelete] = useState<Account | null>(null);

  return (
    <>
      {data && !isPlaceholderData && <RedirectToLastPage address={address} total={data.total} />}
      <Heading title="Accounts">
        <AddLink to="/admin/add-account" />
      </Heading>
      <div className="list-tools">
        <FilterBox q={q} onFilter={(keyword) => go({ q: keyword, page: 1 })} />
      </div>
      {error && !data ? (
        <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />
      ) : data?.total === 0 ? (
        <NoMatches noun="account" q={q} onClear={() => go({ q: '', page: 1 })} />
      ) : (
        <>
          <AccountTable
            accounts={data?.accounts}
            firstNumber={(page - 1) * PAGE_SIZE + 1}
            isStale={isPlaceholderData}
            onDelete={setToDelete}
          />
          {data && <Pagination address={address} total={data.total} />}
        </>
      )}
      {toDelete && <DeleteAccountDialog account={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}
