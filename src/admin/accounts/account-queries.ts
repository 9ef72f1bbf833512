import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listAccounts, readAccount } from '../api/accounts.ts';

/** Everything that is kept of accounts begins with this key. */
export const ACCOUNTS_KEY = ['accounts'] as const;

export const accountsQuery = (question: { q: string; page: number; limit: number }) =>
  queryOptions({
    queryKey: [...ACCOUNTS_KEY, 'list', question],
    queryFn: ({ signal }) => listAccounts(question, signal),
    placeholderData: keepPreviousData,
  });

/** One account as it is now: never from memory, since a form begins from it. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: [...ACCOUNTS_KEY, 'one', id],
    queryFn: ({ signal }) => readAccount(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
