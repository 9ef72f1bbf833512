import {
  keepPreviousData,
  type QueryClient,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type ListQuery, type PageOf, readPage, searchParamsOf } from '../api/records.ts';
import { type ApiRequest, authorizedRequest, objectIn } from '../api/request.ts';
import { AFRESH, PAGE_SIZE } from '../queries.ts';
import { type ListParams, useListParams, writeListParams } from './list-params.ts';

interface CollectionFacts<Row> {
  /** Begins the keys of its queries. */
  key: string;
  /** Path of its list below `/api`. */
  path: string;
  /** Path of one of its rows, without the id; by default the list's. */
  one?: string;
  /** The message if the response is no list. */
  unreadable: string;
  /** Further options of the query, such as polling. */
  query?: Partial<UseQueryOptions<PageOf<Row>>>;
  /** Fetches again what changes with it. */
  refreshAlso?: (queries: QueryClient) => Promise<unknown>;
}

/** A row with the tag of the version that was read. */
export interface Seen<Row> {
  row: Row;
  etag: string;
}

/** Rows of the API that are listed in pages. Its calls throw `ApiError`. */
export function collection<Row extends { _id: string }>(facts: CollectionFacts<Row>) {
  const { path, one = path, unreadable } = facts;
  const key = [facts.key];
  const pathOf = (id: string) => `${one}/${encodeURIComponent(id)}`;
  const seenBy = async (call: ApiRequest): Promise<Seen<Row>> => {
    const answer = await authorizedRequest(call);
    return { row: objectIn(answer, unreadable), etag: answer.header('ETag') ?? '' };
  };
  const read = (id: string, signal?: AbortSignal) => seenBy({ path: pathOf(id), signal });
  return {
    key,
    pathOf,
    page: (query: ListQuery): UseQueryOptions<PageOf<Row>> => ({
      queryKey: [...key, 'list', query],
      queryFn: ({ signal }) => readPage<Row>(`${path}?${searchParamsOf(query)}`, unreadable, signal),
      placeholderData: keepPreviousData,
      ...facts.query,
    }),
    /** One row, loaded afresh for each form. */
    one: (id: string): UseQueryOptions<Seen<Row>> => ({
      queryKey: [...key, 'one', id],
      queryFn: ({ signal }) => read(id, signal),
      ...AFRESH,
    }),
    read,
    /** Adds a row, or changes only these values of the one that was seen, unless it has changed since. */
    save: (values: object, seen: Seen<Row> | undefined) =>
      seen
        ? seenBy({
            method: 'PUT',
            path: pathOf(seen.row._id),
            body: values,
            headers: { 'If-Match': seen.etag },
          })
        : seenBy({ method: 'POST', path: one, body: values }),
    remove: (id: string) => authorizedRequest({ method: 'DELETE', path: pathOf(id) }),
    async refresh(queries: QueryClient): Promise<void> {
      // `invalidateQueries` does not repeat a first fetch that is in flight, although the server may have read the list
      // before the change.
      await queries.cancelQueries({ queryKey: key });
      await Promise.all([queries.invalidateQueries({ queryKey: key }), facts.refreshAlso?.(queries)]);
    },
  };
}

/** A select above a list. Its value is in the address and in the call, under its name. */
export interface Choice {
  name: string;
  label: string;
  /** The value '' stands for the list's own. */
  options: readonly { value: string; label: string }[];
  /** Said where it leaves no row; absent if it only orders them. */
  none?: { words: string; clear: string };
}

/** Where a list comes from: a collection, or something like it. */
interface Source<Row> {
  page: (query: ListQuery) => UseQueryOptions<PageOf<Row>>;
  remove?: (id: string) => Promise<unknown>;
  refresh?: (queries: QueryClient) => Promise<void>;
}

/** A list with its place in the address. */
export interface List<Row> {
  source: Source<Row>;
  params: ListParams;
  choices: readonly Choice[];
  asked: ListQuery & { page: number };
  result: UseQueryResult<PageOf<Row>>;
  rows: readonly Row[] | undefined;
  /** The rows are those of the previous query, while the next ones load. */
  isStale: boolean;
  /** Whether its place is kept beside the address, as of a list in a dialog. */
  isLocal?: true;
  /** Shows it with other params, without a history entry; by default its first page. */
  show: (change: Partial<ListParams>, options?: { preventScrollReset: boolean }) => void;
}

/** The page of a list that the address names. Values that no choice offers are ignored. */
export function useList<Row>(source: Source<Row>, choices: readonly Choice[] = []): List<Row> {
  const navigate = useNavigate();
  return useListAt(source, choices, useListParams(), (next, options) => {
    const search = writeListParams(next);
    void navigate(search || '?', { replace: true, ...options });
  });
}

/** The first page of a list in a dialog, which leaves the address alone. @param fixed what is asked for besides */
export function useLocalList<Row>(
  source: Source<Row>,
  choices: readonly Choice[] = [],
  fixed: Params = {},
): List<Row> {
  const [place, setPlace] = useState<ListParams>({ q: '', page: 1, more: {} });
  return { ...useListAt(source, choices, place, setPlace, fixed), isLocal: true };
}

function useListAt<Row>(
  source: Source<Row>,
  choices: readonly Choice[],
  { q, page, more }: ListParams,
  go: (next: ListParams, options?: { preventScrollReset: boolean }) => void,
  fixed: Params = {},
): List<Row> {
  const { chosen, others } = sorted(choices, more);
  const params = { q, page, more: { ...chosen, ...others } };
  const asked = { q, page, limit: PAGE_SIZE, ...chosen, ...fixed };
  const result = useQuery(source.page(asked));
  return {
    source,
    params,
    choices,
    asked,
    result,
    rows: result.data?.items,
    isStale: result.isPlaceholderData,
    show(change, options) {
      const next = { ...params, page: 1, ...change };
      const { chosen, others } = sorted(choices, next.more);
      go({ ...next, more: { ...chosen, ...others } }, options);
    },
  };
}

type Params = Record<string, string>;

/** The known values of the choices, in their order, and all other params. */
function sorted(choices: readonly Choice[], more: ListParams['more']): { chosen: Params; others: Params } {
  const known = choices.flatMap(({ name, options }) =>
    options.filter(({ value }) => value === more[name]).map(({ value }) => [name, value]),
  );
  const others = Object.entries(more).filter(([name]) => choices.every((choice) => choice.name !== name));
  return { chosen: Object.fromEntries(known), others: Object.fromEntries(others) };
}
