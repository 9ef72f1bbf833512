import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { twinNameOf } from '../../schema/twins.ts';
import type { Warned } from '../toast/toasts.ts';
import { ApiError } from './api-error.ts';
import { deleteRecord, type ListQuery, type PageOf, readPage, searchParamsOf } from './records.ts';
import { authorizedRequest } from './request.ts';
import { words } from './words.ts';

export type RecordState = 'draft' | 'scheduled' | 'live' | 'ended' | 'trash';

/** A line of a list of records in every state, with its title also under the name of the type's title field. */
export interface ManagedItem extends Item {
  etag: string;
  title: string;
  title_ne: string;
  state: RecordState;
  /** Whether visitors saw it, and it was taken down by hand. */
  isTakenDown: boolean;
  hasDraft: boolean;
  review: 'submitted' | 'approved' | 'returned' | null;
  publishAt: string | null;
  expireAt: string | null;
  pinnedUntil: string | null;
  updatedBy: { _id: string; name: string } | null;
  image: string | null;
  day: string;
  detail: string;
  detail_ne: string;
  /** Title of the record that it cannot be without; empty for types without any. */
  of: string;
  of_ne: string;
}

export const isManaged = (item: Item): item is ManagedItem =>
  typeof item.etag === 'string' && typeof item.state === 'string';

/**
 * One page of a type's records in every state, by default the last shown days first, or as arranged by hand. Throws
 * `ApiError`, like every call here.
 */
export async function listManaged(
  type: TypeFacts,
  { sort = type.order?.by === 'day' ? '-date' : 'listed', ...query }: ListQuery,
  signal?: AbortSignal,
  call = authorizedRequest,
): Promise<PageOf<ManagedItem>> {
  const path = `/manage/${type.name}?${searchParamsOf({ ...query, sort })}`;
  const { items, ...page } = await readPage<ManagedItem>(path, words.noRecord, signal, call);
  return {
    ...page,
    items: items.map((line) => ({
      ...line,
      createdAt: line.day,
      [type.titleField]: line.title,
      [twinNameOf(type.titleField)]: line.title_ne,
    })),
  };
}

export type BulkAction = 'publish' | 'unpublish' | 'pin' | 'trash' | 'untrash';

export interface BulkOutcome extends Warned {
  done: string[];
  refused: { id: string; code: string; message: string }[];
}

/** Changes several records, each by itself. @param until for `pin`: an instant; null ends it */
export async function changeSeveral(
  typeName: string,
  action: BulkAction,
  records: readonly { _id: string; etag: string }[],
  until?: string | null,
): Promise<BulkOutcome> {
  const ids = records.map(({ _id, etag }) => ({ id: _id, etag }));
  const { body } = await authorizedRequest({
    method: 'POST',
    path: `/manage/${typeName}/bulk`,
    body: { action, ids, ...(until !== undefined && { until }) },
  });
  return body as BulkOutcome;
}

/** Deletes a record in whatever state, into the trash if its type has one. */
export async function deleteAny(type: TypeFacts, item: Item): Promise<void> {
  if (!isManaged(item) || item.state === 'live') return deleteRecord(type, item._id);
  const { refused } = await changeSeveral(type.name, 'trash', [item]);
  const [refusal] = refused;
  if (refusal) throw new ApiError(refusal.code === 'not-found' ? 404 : 409, refusal.code, refusal.message);
}

/** Puts back what was taken down, as visitors saw it last. */
export async function showAgain(typeName: string, id: string): Promise<Warned> {
  const path = `/manage/${typeName}/${encodeURIComponent(id)}`;
  const etag = (await authorizedRequest({ path })).header('ETag') ?? '';
  const outcome = await changeSeveral(typeName, 'untrash', [{ _id: id, etag }]);
  const [refusal] = outcome.refused;
  if (refusal) throw new ApiError(409, refusal.code, refusal.message);
  return outcome;
}

/** Puts a record back from the trash. */
export async function putBack(typeName: string, id: string): Promise<Warned> {
  const path = `/manage/${typeName}/${encodeURIComponent(id)}/untrash`;
  return (await authorizedRequest({ method: 'POST', path })).body as Warned;
}
