import { queryOptions } from '@tanstack/react-query';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { type FieldValues, type Managed, readManaged, readVersion, readVersions } from '../api/versions.ts';
import { keyOf, QUIET } from '../queries.ts';
import type { Side } from './sides.ts';

/** Fetched again for each visit, because its ETag decides what a restore replaces. */
export const managedQuery = (type: TypeFacts, id: string) =>
  queryOptions({
    queryKey: [...keyOf(type), 'managed', id],
    queryFn: ({ signal }) => readManaged(type, id, signal),
    gcTime: 0,
    meta: QUIET,
  });

export const versionsQuery = (type: TypeFacts, id: string) =>
  queryOptions({
    queryKey: [...keyOf(type), 'versions', id],
    queryFn: ({ signal }) => readVersions(type, id, signal),
    gcTime: 0,
    meta: QUIET,
  });

/** The fields of one side of a comparison. A version never changes, so it is fetched once. */
export const sideQuery = (type: TypeFacts, id: string, side: Side, managed: Managed) =>
  queryOptions({
    queryKey: [...keyOf(type), 'side', id, side, ...(typeof side === 'number' ? [] : [managed.etag])],
    queryFn: ({ signal }) => fieldsOf(type, id, side, managed, signal),
    staleTime: typeof side === 'number' ? Number.POSITIVE_INFINITY : 0,
    meta: QUIET,
  });

async function fieldsOf(
  type: TypeFacts,
  id: string,
  side: Side,
  managed: Managed,
  signal: AbortSignal,
): Promise<FieldValues> {
  if (typeof side === 'number') return readVersion(type, id, side, signal);
  // A draft may lack untouched fields; their values are the live ones.
  return side === 'live' ? (managed.live ?? {}) : { ...managed.live, ...managed.draft?.fields };
}
