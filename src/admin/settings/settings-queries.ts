import { queryOptions } from '@tanstack/react-query';
import { readSettings } from '../api/settings.ts';
import { QUIET } from '../queries.ts';

export const SETTINGS_KEY = ['settings'] as const;

/** The settings to be shown. */
export const settingsQuery = queryOptions({
  queryKey: [...SETTINGS_KEY, 'shown'],
  queryFn: ({ signal }) => readSettings(signal),
  meta: QUIET,
});

/** The settings as they are now: never from memory, since a form begins from them. */
export const settingsFormQuery = queryOptions({
  queryKey: [...SETTINGS_KEY, 'form'],
  queryFn: ({ signal }) => readSettings(signal),
  meta: QUIET,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
