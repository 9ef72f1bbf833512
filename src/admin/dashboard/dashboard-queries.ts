import { queryOptions } from '@tanstack/react-query';
import { readCounts, readEvents } from '../api/dashboard.ts';
import { QUIET } from '../queries.ts';

/** So many of the last changes are shown. */
const SHOWN = 10;

export const eventsQuery = queryOptions({
  queryKey: ['events'],
  queryFn: ({ signal }) => readEvents(SHOWN, signal),
  meta: QUIET,
});

export const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: ({ signal }) => readCounts(signal),
  meta: QUIET,
});
