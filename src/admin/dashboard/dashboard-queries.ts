import { queryOptions } from '@tanstack/react-query';
import { type ApiAnswer, request } from '../api/request.ts';
import { QUIET } from '../queries.ts';
import { withReauthentication } from '../session/reauthentication.ts';

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

/** What was done to a record, or to the settings. */
export interface EventEntry {
  _id: string;
  at: string;
  action: string;
  type: string;
  item: string;
  /** The title as it was then. */
  title: string;
  /** Null for what no account did, and for accounts that are no more. */
  account: { _id: string; name: string } | null;
}

const read = (path: string, signal: AbortSignal): Promise<ApiAnswer> =>
  withReauthentication(() => request({ path, signal }));

/** The last `limit` changes, newest first. Throws `ApiError`, like every call here. */
async function readEvents(limit: number, signal: AbortSignal): Promise<EventEntry[]> {
  const { body } = await read(`/events?limit=${limit}`, signal);
  if (!Array.isArray(body)) throw new Error('What was changed last could not be read. Please try again.');
  return body;
}

/** How many records there are, by type. */
async function readCounts(signal: AbortSignal): Promise<Readonly<Record<string, number>>> {
  const { body } = await read('/counts', signal);
  if (typeof body !== 'object' || body === null)
    throw new Error('How much there is could not be read. Please try again.');
  return body as Record<string, number>;
}
