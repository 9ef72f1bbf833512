import type { Item, RecordBase } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { hasStoredDuty } from '../session/profile.ts';
import { inTrash } from './api-error.ts';
import { readManaged, type Version } from './drafts.ts';
import { type ApiRequest, authorizedRequest, changeHeaders, objectIn } from './request.ts';
import { words } from './words.ts';

export type { Version } from './drafts.ts';

/** The text in a field of a record of type `R`; empty if it has none. */
export const textIn = <R extends RecordBase>(item: Item, field: keyof R & string) =>
  String(item[field] ?? '');

/** The list of texts in a field of a record of type `R`. */
export function textsIn<R extends RecordBase>(item: Item, field: keyof R & string): string[] {
  const value = item[field];
  return Array.isArray(value) ? value.map(String) : [];
}

export interface ListQuery {
  q?: string;
  /** From 1. */
  page?: number;
  limit?: number;
  /** For types with drafts: a state, or a filter as of `STATE_FILTERS`. */
  state?: string;
  /** For types with drafts. */
  sort?: string;
  /** What else narrows or orders a list. */
  [name: string]: string | number | undefined;
}

/** The query string of a list call. */
export function searchParamsOf(query: ListQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, String(value));
  return params;
}

export interface PageOf<Entry> {
  items: Entry[];
  /** Total number over all pages. */
  total: number;
  /** How many of them are live, whatever the filter. */
  live: number;
}

/**
 * Reads one page of a list.
 * @param unreadable the message if the response is no list
 * @param call by default one that asks to sign in again
 * @throws `ApiError`, like every call here
 */
export async function readPage<Entry>(
  path: string,
  unreadable: string,
  signal?: AbortSignal,
  call = authorizedRequest,
): Promise<PageOf<Entry>> {
  const { body, header } = await call({ path, signal });
  if (!Array.isArray(body)) throw new Error(unreadable);
  const total = Number(header('X-Total-Count') ?? body.length);
  return { items: body, total, live: Number(header('X-Live-Count') ?? total) };
}

/** One page of a type's records, in the order of the list. Throws `ApiError`, like every call here. */
export const listRecords = (type: TypeFacts, query: ListQuery, signal?: AbortSignal) =>
  readPage<Item>(`/${type.plural}?${searchParamsOf(query)}`, words.noRecord, signal);

/** All records of a type in the order of the list, for a select. */
export async function allRecords(type: TypeFacts, signal?: AbortSignal): Promise<Item[]> {
  const { body } = await authorizedRequest({ path: `/${type.plural}`, signal });
  return Array.isArray(body) ? body : [];
}

/** The path of a record. @param part of the path of a call that does something with it */
const pathOf = (type: TypeFacts, id: string, part = '') => `/${type.name}${part}/${encodeURIComponent(id)}`;

/**
 * Reads what is live; of a type with drafts also what authors see besides. A record in the trash is not
 * found, as before there was a trash.
 */
export async function readRecord(type: TypeFacts, id: string, signal?: AbortSignal): Promise<Version> {
  if (type.drafts && hasStoredDuty('author')) {
    const version = await readManaged(type, id, signal);
    if (version.managed.state === 'trash') throw inTrash();
    return version;
  }
  return versionIn({ path: pathOf(type, id), signal });
}

/** Publishes a new record. @param tag of its draft, with which it then goes live; empty where nothing is kept */
export const createRecord = (
  type: TypeFacts,
  body: FormData,
  { tag = '', key = '' }: { tag?: string; key?: string } = {},
): Promise<Version> =>
  versionIn({ method: 'POST', path: `/${type.name}`, body, headers: changeHeaders(tag, key) });

/**
 * A change of a record, by what follows its type in the path. With an ETag it is made if that is still the stored record's
 * (optimistic locking); `key` is that under which it may be repeated.
 */
const changeOf =
  <Body extends object>(method: 'POST' | 'PUT', part = '') =>
  (type: TypeFacts, id: string, body: Body, etag: string, key = ''): Promise<Version> =>
    versionIn({ method, path: pathOf(type, id, part), body, headers: changeHeaders(etag, key) });

/** Changes the fields in `body`. With the tag of its draft, that goes live along with them. */
export const updateRecord = changeOf<FormData | object>('PUT');

/** Replaces or adds pictures of a record by the call at `path`, below `/api`. Returns the record with them. */
export const sendPictures = (path: string, body: FormData, key: string): Promise<Version> =>
  versionIn({ method: 'POST', path, body, headers: changeHeaders('', key) });

/** Puts the pictures of a gallery in this order. */
export const orderPictures = changeOf<{ image: readonly string[] }>('POST', '-image-order');

/** Deletes the picture at a position from a gallery if it is the expected one. */
export const deletePicture = changeOf<{ index: number; image: string }>('POST', '-image-delete');

export type Direction = 'up' | 'down';

const post = (path: string, body: object, key = '') =>
  authorizedRequest({ method: 'POST', path, body, headers: changeHeaders('', key) });

/**
 * Moves a record past its neighbour in a list that is ordered by hand. `past` is the neighbour that was shown
 * there.
 */
export const moveRecord = (
  type: TypeFacts,
  id: string,
  direction: Direction,
  past: string | undefined,
  key: string,
) => post(pathOf(type, id, '-move'), { direction, ...(past && { past }) }, key);

/**
 * Moves a record right after another one in a list that is ordered by hand. `after` is '' for the first place, `before`
 * the record that was shown to follow there, '' for none.
 */
export const placeRecord = (type: TypeFacts, id: string, after: string, before: string) =>
  post(pathOf(type, id, '-move'), { after, before });

/** Puts the records that a record lists under this name in order. @param ids of all of them */
export const orderListed = (type: TypeFacts, list: string, id: string, ids: readonly string[]) =>
  post(pathOf(type, id, `-${list}`), { ids });

export async function deleteRecord(type: TypeFacts, id: string): Promise<void> {
  await authorizedRequest({ method: 'DELETE', path: pathOf(type, id) });
}

/** Makes a call that is answered with a record. */
async function versionIn(call: ApiRequest): Promise<Version> {
  const answer = await authorizedRequest(call);
  return { item: objectIn(answer, words.noRecord), etag: answer.header('ETag') ?? '' };
}
