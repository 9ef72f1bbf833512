import { queryOptions } from '@tanstack/react-query';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { type Managed, pathOf, readManaged } from '../api/drafts.ts';
import { authorizedRequest } from '../api/request.ts';
import { keyOf, QUIET } from '../queries.ts';
import type { Warned } from '../toast/toasts.ts';

/** A version of a record as the timeline shows it. */
export interface VersionFacts {
  n: number;
  at: string;
  /** Who made it; null for the program itself, such as an upgrade. */
  by: { _id: string; name: string } | null;
  kind: string;
  note: string;
  /** Names of the fields in which it differs from the version before. */
  changed: readonly string[];
}

/** One side of a comparison: a version by its number, the live record, or the draft. */
export type Side = number | 'live' | 'draft';

export interface Sides {
  from: Side;
  to: Side;
}

/** What is known of the record: whether it is live, in which version, and has a draft. */
interface Known {
  live: object | null;
  draft: object | null;
  version: number | null;
}

/** The possible sides, newest first. */
export function sidesOf(managed: Known, versions: readonly VersionFacts[]): Side[] {
  return [
    ...(managed.draft ? ['draft' as const] : []),
    ...(managed.live ? ['live' as const] : []),
    ...versions.map(({ n }) => n),
  ];
}

/**
 * The two sides in the URL. Defaults for missing or unknown ones: the live record or the newest version, and the
 * version before it. Null if there are not two sides.
 */
export function sidesIn(
  params: URLSearchParams,
  managed: Known,
  versions: readonly VersionFacts[],
): Sides | null {
  const offered = sidesOf(managed, versions);
  const named = (name: string) => offered.find((side) => String(side) === params.get(name));
  const isFirst = before('live', managed, versions) === undefined;
  const to = named('to') ?? (managed.live && !isFirst ? 'live' : offered[0]);
  if (to === undefined) return null;
  const from = named('from') ?? before(to, managed, versions);
  return from === undefined ? null : { from, to };
}

/** Whether a version only records that the record was taken down, deleted or put back. */
export const isUnchanged = ({ changed }: VersionFacts) => changed.length === 0;

/** The predecessor of a side: of the live record, the version before its last change; of the draft, the live record. */
export function before(side: Side, managed: Known, versions: readonly VersionFacts[]): Side | undefined {
  if (side === 'draft') return managed.live ? 'live' : versions[0]?.n;
  const number = numberOf(side, managed, versions);
  const upTo = versions.filter(({ n }) => number !== undefined && n <= number);
  const lastChange = upTo.findIndex((version) => !isUnchanged(version));
  const former = lastChange < 0 ? undefined : upTo[lastChange + 1];
  return (former ?? upTo[1])?.n;
}

/** The number of a version, also of the one that is live. */
export function numberOf(side: Side, managed: Known, versions: readonly VersionFacts[]): number | undefined {
  if (side !== 'live') return typeof side === 'number' ? side : undefined;
  return managed.version ?? versions[0]?.n;
}

/** The query string of a comparison. */
export const searchOf = ({ from, to }: Sides) =>
  `?${new URLSearchParams({ from: String(from), to: String(to) })}`;

/**
 * The version that can be restored from a comparison: the first side, or else the second. The live record and the draft
 * cannot.
 */
export function restorableIn({ from, to }: Sides, managed: Known): number | undefined {
  return [from, to].find(
    (side): side is number =>
      typeof side === 'number' && !(side === managed.version && managed.live && !managed.draft),
  );
}

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
