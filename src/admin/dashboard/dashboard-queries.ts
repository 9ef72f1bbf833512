import { queryOptions } from '@tanstack/react-query';
import { readCounts, readEvents } from '../api/dashboard.ts';
import { QUIET } from '../queries.ts';

/** So many of the last changes are asked for; several may be the same work on one record. */
const LATEST = 40;

export const eventsQuery = queryOptions({
  queryKey: ['events'],
  queryFn: ({ signal }) => readEvents(LATEST, signal),
  meta: QUIET,
});

export const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: ({ signal }) => readCounts(signal),
  meta: QUIET,
});
