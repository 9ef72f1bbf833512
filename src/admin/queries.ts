import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
} from '@tanstack/react-query';
import { useRef } from 'react';
import type { Item } from '../schema/define-type.ts';
import type { TypeFacts } from '../schema/derive/describe.ts';
import { ApiError, hasStatus, messageOf, UNREACHABLE } from './api/api-error.ts';
import { listManaged } from './api/managed.ts';
import { type ListQuery, listRecords, type PageOf, readRecord } from './api/records.ts';
import { titleOf, withinField } from './paths.ts';
import { dismissErrors, toastError } from './toast/toasts.ts';

/** Records per page of a list. */
export const PAGE_SIZE = 20;

/** The number of the first record on a page; both are counted from 1. */
export const firstNumberOf = (page: number) => (page - 1) * PAGE_SIZE + 1;

/** Meta for queries and mutations that handle their errors themselves, without a toast. */
export const QUIET = { quiet: true };

/** Prefix of the query key of the person's duties, which a refused call invalidates. */
export const OWN_DUTIES_KEY = ['own-duties'];

const isDutyMissing = (error: Error) => error instanceof ApiError && error.code === 'duty';

/** Retries once if the server did not respond or a gateway failed; any other response would be the same. */
const shouldRetry = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 502);

/** Creates the query client. Errors are shown as toasts unless marked QUIET (requirement 8.1). */
export function createQueryClient(): QueryClient {
  const showError = (error: Error, meta: Record<string, unknown> | undefined) => {
    if (isDutyMissing(error)) void client.invalidateQueries({ queryKey: OWN_DUTIES_KEY });
    if (!meta?.quiet && !hasStatus(error, 404)) toastError(messageOf(error));
  };
  // Any answer shows that the connection is back (requirement 17.92).
  const onSuccess = () => dismissErrors(UNREACHABLE);
  const client = new QueryClient({
    queryCache: new QueryCache({ onSuccess, onError: (error, query) => showError(error, query.meta) }),
    mutationCache: new MutationCache({
      onSuccess,
      onError: (error, _variables, _kept, mutation) => {
        if (isDutyMissing(error)) void client.invalidateQueries({ queryKey: OWN_DUTIES_KEY });
        if (!mutation.meta?.quiet) toastError(messageOf(error));
      },
    }),
    defaultOptions: {
      // Always tries the network: paused calls look like calls that never end.
      queries: { networkMode: 'always', retry: shouldRetry, retryDelay: 500, staleTime: 2000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}

/** A mutation that runs once at a time: the second of two quick clicks comes before the first has been rendered. */
export function useOneMutation<Answer, Given = void>(options: UseMutationOptions<Answer, Error, Given>) {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled(...told) {
      isRunning.current = false;
      return options.onSettled?.(...told);
    },
  });
  return {
    ...mutation,
    mutate(given: Given) {
      if (isRunning.current) return;
      isRunning.current = true;
      mutation.mutate(given);
    },
  };
}

/** Shows an error of a call that is neither a query nor a mutation. */
export const reportError = (error: unknown) => toastError(messageOf(error));

/** Prefix of all query keys of a type. */
export const keyOf = (type: TypeFacts) => ['records', type.name] as const;

/** Invalidates all queries of a type except single records, which forms start from. */
export const refreshLists = (queries: QueryClient, type: TypeFacts) =>
  queries.invalidateQueries({
    queryKey: keyOf(type),
    predicate: ({ queryKey }) => queryKey[2] !== 'one',
  });

function pageOf({ drafts }: TypeFacts, { sort }: ListQuery) {
  if (drafts) return listManaged;
  return sort ? sortedPage : listRecords;
}

export const listQuery = (type: TypeFacts, query: ListQuery): UseQueryOptions<PageOf<Item>> => ({
  queryKey: [...keyOf(type), 'list', query],
  queryFn: ({ signal }) => pageOf(type, query)(type, query, signal),
  placeholderData: keepPreviousData,
});

/** The largest page of the API. */
const WHOLE_PAGE = 100;

/**
 * One page of a list in an order that the API does not have. The whole list is read for it: offered for types of which a
 * college has few records.
 * @param sort a field, 'parent' for the record that it stands within; `-` before it reverses it. Equal values are
 *   sorted by title
 */
async function sortedPage(
  type: TypeFacts,
  { sort = '', page = 1, limit = WHOLE_PAGE, q = '' }: ListQuery,
  signal?: AbortSignal,
): Promise<PageOf<Item>> {
  const items: Item[] = [];
  for (let total = 1, at = 1; items.length < total; at += 1) {
    const part = await listRecords(type, { q, page: at, limit: WHOLE_PAGE }, signal);
    if (part.items.length === 0) break;
    items.push(...part.items);
    total = part.total;
  }
  const textOf = sortKeyOf(type, sort.replace('-', ''));
  const direction = sort.startsWith('-') ? -1 : 1;
  const sorted = items.toSorted(
    (one, other) =>
      direction * collator.compare(textOf(one), textOf(other)) ||
      collator.compare(titleOf(type, one), titleOf(type, other)),
  );
  const from = (page - 1) * limit;
  return { items: sorted.slice(from, from + limit), total: items.length, live: items.length };
}

/** 'Semester 2' comes before 'Semester 10'. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function sortKeyOf(type: TypeFacts, by: string): (item: Item) => string {
  const names: Readonly<Record<string, string | undefined>> = {
    title: type.titleField,
    parent: withinField(type)?.titleAs,
  };
  return (item) => String(item[names[by] ?? by] ?? '');
}

/** Prefetches a record for the form that is about to open. The form handles errors. */
export async function prefetchRecord(queries: QueryClient, type: TypeFacts, id: string): Promise<void> {
  const query = recordQuery(type, id);
  queries.removeQueries({ queryKey: query.queryKey, type: 'inactive' });
  await queries.prefetchQuery({ ...query, gcTime: UNTIL_THE_FORM_OPENS_MS });
}

/** How long a prefetched record is kept if nothing shows it: its screen's code may take long to load. */
const UNTIL_THE_FORM_OPENS_MS = 30_000;

/** Options of what is loaded afresh for each form. */
export const AFRESH = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** One record, loaded afresh for each form. */
export const recordQuery = (type: TypeFacts, id: string) =>
  queryOptions({
    queryKey: [...keyOf(type), 'one', id],
    queryFn: ({ signal }) => readRecord(type, id, signal),
    ...AFRESH,
  });
