import type { Answer, CallOptions, TestSite } from '../site.ts';

/** A record as staff see it. */
export interface Managed {
  _id: string;
  state: string;
  version: number | null;
  live: Record<string, unknown> | null;
  last: Record<string, unknown> | null;
  draft: { fields: Record<string, unknown>; base: number; conflict: boolean } | null;
  review: string | null;
  publishAt: string | null;
  expireAt: string | null;
  pinnedUntil: string | null;
  previews: { by: { _id: string; name: string } | null; expiresAt: string }[];
}

export const managed = (answer: Answer) => answer.json as Managed;
export const tagOf = (answer: Answer) => answer.headers.get('etag') ?? '';

/** The calls by which staff edit records of one type. */
export function editorOf(site: TestSite, type: string) {
  const base = `/api/manage/${type}`;
  const call = (method: string, path: string, json?: unknown, tag?: string, as?: CallOptions['as']) =>
    site.call(method, base + path, {
      ...(json !== undefined && { json }),
      ...(tag !== undefined && { headers: { 'if-match': tag } }),
      ...(as !== undefined && { as }),
    });
  const look = (id: string) => call('GET', `/${id}`);
  const tag = async (id: string) => tagOf(await look(id));
  return {
    call,
    look,
    tag,
    draft: (json: Record<string, unknown>) => call('POST', '', json),
    keep: async (id: string, fields: Record<string, unknown>, seen?: string) =>
      call('PUT', `/${id}/draft`, { fields }, seen ?? (await tag(id))),
    publish: async (id: string, json: object = {}, seen?: string) =>
      call('POST', `/${id}/publish`, json, seen ?? (await tag(id))),
    unpublish: async (id: string, seen?: string) =>
      call('POST', `/${id}/unpublish`, undefined, seen ?? (await tag(id))),
    restore: async (id: string, n: number, fields?: string[], seen?: string) =>
      call('POST', `/${id}/versions/${n}/restore`, { fields }, seen ?? (await tag(id))),
    review: async (id: string, action: string, note = '') =>
      call('POST', `/${id}/review`, { action, note }, await tag(id)),
    trash: (id: string) => site.call('DELETE', `/api/${type}/${id}`),
    untrash: (id: string) => call('POST', `/${id}/untrash`),
    erase: (id: string) => site.call('DELETE', `/api/manage/trash/${id}`),
    bulk: (action: string, ids: object[], more: object = {}) =>
      call('POST', '/bulk', { action, ids, ...more }),
  };
}
