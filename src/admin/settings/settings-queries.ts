import { queryOptions } from '@tanstack/react-query';
import type { CollegeFacts } from '../../content/college.ts';
import { type ApiRequest, authorizedRequest, objectIn } from '../api/request.ts';
import { AFRESH, QUIET } from '../queries.ts';
import { words } from './words.ts';

export const SETTINGS_KEY = ['settings'] as const;

export const settingsQuery = queryOptions({
  queryKey: [...SETTINGS_KEY, 'shown'],
  queryFn: ({ signal }) => readSettings(signal),
  meta: QUIET,
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
export const readSettings = (signal?: AbortSignal) => versionIn({ path: '/settings', signal });

/** Changes the fields in `changes` if the stored settings still have this ETag (optimistic locking). */
export const changeSettings = (changes: object, etag: string) =>
  versionIn({ method: 'PUT', path: '/settings', body: changes, headers: { 'If-Match': etag } });

async function versionIn(call: ApiRequest): Promise<SettingsVersion> {
  const answer = await authorizedRequest(call);
  return { facts: objectIn(answer, words.unreadable), etag: answer.header('ETag') ?? '' };
}
