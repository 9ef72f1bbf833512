import { queryOptions } from '@tanstack/react-query';
import type { CollegeFacts } from '../../content/college.ts';
import { type ApiRequest, authorizedRequest, objectIn, request } from '../api/request.ts';
import { AFRESH, QUIET } from '../queries.ts';
import { words } from './words.ts';

export const SETTINGS_KEY = ['settings'] as const;

export const settingsQuery = queryOptions({
  queryKey: [...SETTINGS_KEY, 'shown'],
  queryFn: ({ signal }) => readSettings(signal),
  meta: QUIET,
});

/** The same for a form that opens without a call of its own: nobody is asked to sign in again before Save. */
export const settingsInPassing = queryOptions({
  ...settingsQuery,
  queryFn: ({ signal }) => readSettings(signal, request),
});

/** The settings, loaded afresh for each form. */
export const settingsFormQuery = queryOptions({
  ...settingsQuery,
  queryKey: [...SETTINGS_KEY, 'form'],
  ...AFRESH,
});

/** The settings with their ETag. */
export interface SettingsVersion {
  facts: CollegeFacts;
  etag: string;
}

/** Throws `ApiError`, like every call here. */
export const readSettings = (signal?: AbortSignal, call = authorizedRequest) =>
  versionIn({ path: '/settings', signal }, call);

/** Changes the fields in `changes` if the stored settings still have this ETag (optimistic locking). */
export const changeSettings = (changes: object, etag: string) =>
  versionIn({ method: 'PUT', path: '/settings', body: changes, headers: { 'If-Match': etag } });

async function versionIn(asked: ApiRequest, call = authorizedRequest): Promise<SettingsVersion> {
  const answer = await call(asked);
  return { facts: objectIn(answer, words.unreadable), etag: answer.header('ETag') ?? '' };
}
