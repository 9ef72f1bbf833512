import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestSite } from '../site.ts';
import { named } from './back-office.ts';

export const OLD = '<h2>Exams</h2><p>They begin on <strong>Sunday</strong>.</p>';
export const NEW = '<h2>Exams</h2><p>They begin on <strong>Tuesday</strong>.</p><p>Bring your card.</p>';

/** Notices with versions, on the site that `siteOf` returns when they are stored. */
export function notices(siteOf: () => TestSite) {
  const call: TestSite['call'] = (...options) => siteOf().call(...options);
  const tagOf = async (id: string) =>
    (await call('GET', `/api/manage/notice/${id}`)).headers.get('etag') ?? '';

  async function change(id: string, json: object) {
    expect((await call('PUT', `/api/notice/${id}`, { json })).status).toBe(200);
  }

  return {
    tagOf,
    change,

    /** Stores a notice and changes it once. @returns its id */
    async changed(changes: object = { title: 'परीक्षा मंसिर १५ गते' }): Promise<string> {
      const first = { title: 'परीक्षा कार्तिक १५ गते', description: OLD, date: '2026-11-01' };
      const { record } = await call('POST', '/api/notice', { json: first });
      await change(record._id ?? '', changes);
      return record._id ?? '';
    },

    async keepDraft(id: string, fields: object) {
      const options = { json: { fields }, headers: { 'If-Match': await tagOf(id) } };
      expect((await call('PUT', `/api/manage/notice/${id}/draft`, options)).status).toBe(200);
    },

    /** As staff see it. */
    managed: async (id: string) => (await call('GET', `/api/manage/notice/${id}`)).json,
    versionsOf: async (id: string) => (await call('GET', `/api/manage/notice/${id}/versions`)).list,
  };
}

/** The shown differences of the field with this label. */
export const field = (page: Page, label: string) => named(page, 'region', label);

/** An entry of the timeline. */
export const version = (page: Page, n: number) =>
  named(page, 'region', 'Versions')
    .getByRole('listitem')
    .filter({ hasText: `Version ${n}:` });
