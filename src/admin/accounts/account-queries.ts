import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Duty } from '../../content/duties.ts';
import type { Language } from '../../languages/language.ts';
import { type ListQuery, searchParamsOf } from '../api/records.ts';
import { authorizedRequest } from '../api/request.ts';
import { readProfile } from '../session/profile.ts';
import { words } from './words.ts';

/** Prefix of all query keys about accounts. */
export const ACCOUNTS_KEY = ['accounts'] as const;

export const accountsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: [...ACCOUNTS_KEY, 'list', query],
    queryFn: ({ signal }) => listAccounts(query, signal),
    placeholderData: keepPreviousData,
  });

/** One account, loaded afresh for each form. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: [...ACCOUNTS_KEY, 'one', id],
    queryFn: ({ signal }) => readAccount(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export type Role = 'admin' | 'student' | 'teacher';

export interface Account {
  _id: string;
  role: Role;
  name: string;
  email: string;
  /** Ids, or null. */
  faculty: string | null;
  semester: string | null;
  /** Only admins have any. */
  duties?: readonly Duty[];
  disabled: boolean;
  /** The language of its screens and mails. */
  lang: Language;
  /** Present if the account was read alone, not in a list. */
  etag?: string | undefined;
}

export const pathOf = (id: string) => `/account/${encodeURIComponent(id)}`;

/**
 * One page of the accounts whose name contains `q`, newest first. Throws `ApiError`, like every call here.
 */
export async function listAccounts(query: ListQuery, signal: AbortSignal) {
  const { body, header } = await authorizedRequest({ path: `/accounts?${searchParamsOf(query)}`, signal });
  const items = Array.isArray(body) ? body.filter(isAccount) : [];
  return { items, total: Number(header('X-Total-Count') ?? items.length) };
}

export async function readAccount(id: string, signal?: AbortSignal): Promise<Account> {
  const { body, header } = await authorizedRequest({ path: pathOf(id), signal });
  return { ...accountOf(body), etag: header('ETag') ?? undefined };
}

export async function createAccount(values: object): Promise<Account> {
  return accountOf((await authorizedRequest({ method: 'POST', path: '/account', body: values })).body);
}

/** Changes the fields in `values` and no others, if the account is still as it was read (optimistic locking). */
export async function changeAccount({ _id, etag }: Account, values: object): Promise<Account> {
  const headers = etag ? { 'If-Match': etag } : {};
  return accountOf(
    (await authorizedRequest({ method: 'PUT', path: pathOf(_id), body: values, headers })).body,
  );
}

export async function deleteAccount(id: string): Promise<void> {
  await authorizedRequest({ method: 'DELETE', path: pathOf(id) });
}

function accountOf(body: unknown): Account {
  if (!isAccount(body)) throw new Error(words.unreadable);
  return body;
}

function isAccount(body: unknown): body is Account {
  return typeof body === 'object' && body !== null && '_id' in body && 'email' in body;
}

export const ACCOUNTS = '/admin/accounts';

/** Whether an account belongs to the person who is signed in. */
export const isOwn = ({ _id }: { _id: string }) => readProfile()?.user?._id === _id;

/** How many accounts name this faculty. Throws `ApiError`. */
export async function countStudents(faculty: string, signal: AbortSignal): Promise<number> {
  const path = `/accounts?${new URLSearchParams({ faculty, limit: '1' })}`;
  const response = await authorizedRequest({ path, signal });
  return Number(response.header('X-Total-Count') ?? 0);
}
