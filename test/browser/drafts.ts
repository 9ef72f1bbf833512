import type { Page } from 'playwright-core';
import type { TestSite } from '../site.ts';
import { named } from './back-office.ts';

/** A record as staff see it. */
export interface Managed {
  _id: string;
  state: string;
  live: Record<string, unknown> | null;
  draft: { fields: Record<string, unknown>; base: number } | null;
  publishAt: string | null;
  expireAt: string | null;
  pinnedUntil: string | null;
}

export const titleField = (page: Page) => named(page, 'textbox', 'Title');

/** Calls for tests of drafts: notices, their drafts, and other administrators. */
export function draftsOf(site: () => TestSite) {
  const manage = (id: string) => site().call('GET', `/api/manage/notice/${id}`);
  const managed = async (id: string) => (await manage(id)).json as Managed;
  const tagOf = async (id: string) => (await manage(id)).headers.get('etag') ?? '';
  return {
    managed,
    tagOf,
    store: async (json: object) => (await site().call('POST', '/api/notice', { json })).record._id ?? '',
    /** The lines of a type's list that contain these words. */
    linesOf: async (type: string, words: string) =>
      (await site().call('GET', `/api/manage/${type}?q=${encodeURIComponent(words)}`)).list,

    drafted: async (id: string) => (await managed(id)).draft?.fields.title,

    /** Keeps a draft beside the browser. */
    keepDraft: async (id: string, fields: object, as?: { token: string }) =>
      site().call('PUT', `/api/manage/notice/${id}/draft`, {
        json: { fields },
        headers: { 'if-match': await tagOf(id) },
        ...(as && { as }),
      }),

    publish: async (id: string, json: object) =>
      site().call('POST', `/api/manage/notice/${id}/publish`, {
        json,
        headers: { 'if-match': await tagOf(id) },
      }),

    /** Signs in as a new administrator. @returns the login's response */
    async another(name: string, duties: readonly string[]) {
      const json = {
        role: 'admin',
        name,
        email: `${name.toLowerCase()}@example.org`,
        password: 'ten letters and more',
        duties,
      };
      await site().call('POST', '/api/account', { json });
      const answer = await site().call('POST', '/api/user/login', { as: 'nobody', json });
      return answer.json as { token: string };
    },
  };
}
