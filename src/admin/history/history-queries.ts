import { queryOptions } from '@tanstack/react-query';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { type Managed, pathOf, readManaged } from '../api/drafts.ts';
import { authorizedRequest } from '../api/request.ts';
import { keyOf, QUIET } from '../queries.ts';
import type { Warned } from '../toast/toasts.ts';
import type { Side, VersionFacts } from './sides.ts';

export type FieldValues = Readonly<Record<string, unknown>>;

/** A record as staff see it, with the tag of its draft, or of the record if there is no draft. */
export type Tagged = Managed & { etag: string };

/** Fetched again for each visit, because its ETag decides what a restore replaces. */
export const managedQuery = (type: TypeFacts, id: string) =>
  queryOptions({
    queryKey: [...keyOf(type), 'managed', id],
    async queryFn({ signal }): Promise<Tagged> {
      const { managed, tag } = await readManaged(type, id, signal);
      return { ...managed, etag: tag };
    },
    gcTime: 0,
    meta: QUIET,
  });

/** All versions, newest first. */
export const versionsQuery = (type: TypeFacts, id: string) =>
  queryOptions({
    queryKey: [...keyOf(type), 'versions', id],
    async queryFn({ signal }): Promise<VersionFacts[]> {
      const { body } = await authorizedRequest({ path: `${pathOf(type, id)}/versions`, signal });
      return Array.isArray(body) ? body : [];
    },
    gcTime: 0,
    meta: QUIET,
  });

/** The fields of one side of a comparison. A version never changes, so it is fetched once. */
export const sideQuery = (type: TypeFacts, id: string, side: Side, managed: Tagged) =>
  queryOptions({
    queryKey: [...keyOf(type), 'side', id, side, ...(typeof side === 'number' ? [] : [managed.etag])],
    async queryFn({ signal }): Promise<FieldValues> {
      // A draft may lack untouched fields; their values are the live ones.
      if (typeof side !== 'number')
        return { ...managed.live, ...(side === 'draft' && managed.draft?.fields) };
      const { body } = await authorizedRequest({ path: `${pathOf(type, id)}/versions/${side}`, signal });
      return (body as { fields: FieldValues }).fields;
    },
    staleTime: typeof side === 'number' ? Number.POSITIVE_INFINITY : 0,
    meta: QUIET,
  });

/**
 * Makes a draft of a version, or puts some of its fields into the draft.
 * @param etag of the draft that the person has seen
 */
export async function restoreVersion(
  type: TypeFacts,
  id: string,
  { n, fields, etag }: { n: number; fields?: readonly string[]; etag: string },
): Promise<Warned> {
  const { body } = await authorizedRequest({
    method: 'POST',
    path: `${pathOf(type, id)}/versions/${n}/restore`,
    body: fields ? { fields } : {},
    headers: { 'If-Match': etag },
  });
  return body as Warned;
}
