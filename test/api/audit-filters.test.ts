import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../src/db/audit-trail.ts';
import { sites, type TestSite } from '../site.ts';

const AUDIT = '/api/manage/audit';

describe.each(sites)('The audit trail on $name is filtered', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const codes = async (query: string) =>
    ((await site.call('GET', `${AUDIT}${query}`)).json as AuditEntry[]).map(({ what }) => what);
  const me = async () =>
    ((await site.call('GET', '/api/me')).json as { user: { _id: string; name: string } }).user;

  test('by person, code, record and days in Kathmandu, together [19.67]', async () => {
    const { _id, name } = await me();
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Ünique सूचना 100%' } });
    const today = new Date(Date.now() + 5.75 * 3_600_000).toISOString().slice(0, 10);
    const tomorrow = new Date(Date.now() + 29.75 * 3_600_000).toISOString().slice(0, 10);
    const q = (query: Record<string, string>) => `?${new URLSearchParams(query)}`;
    const matching: Record<string, string>[] = [
      { who: _id, record: record._id ?? '' },
      { who: name.toUpperCase(), record: 'ünique' },
      { record: 'सूचना 100%', what: 'created' },
      { record: record._id ?? '', from: today, to: today },
      { record: record._id ?? '', to: tomorrow },
    ];
    for (const query of matching) expect(await codes(q(query)), JSON.stringify(query)).toEqual(['created']);
    const empty: Record<string, string>[] = [
      { who: '0'.repeat(24), record: record._id ?? '' },
      { what: 'deleted', record: record._id ?? '' },
      { record: 'Ünique 100_' },
      { record: record._id ?? '', from: tomorrow },
      { record: record._id ?? '', to: '2020-01-01' },
    ];
    for (const query of empty) expect(await codes(q(query)), JSON.stringify(query)).toEqual([]);
  });

  test.each([
    ['from=yesterday', ['from']],
    ['to=2026-02-30', ['to']],
    ['from=2026-11-22&to=2026-11-21', ['to']],
    ['from=2026-11-21&from=2026-11-22', ['from']],
    ['what=burned', ['what']],
    ['page=0', ['page']],
    ['limit=101', ['limit']],
    ['who=a&who=b', ['who']],
    ['record=%00', ['record']],
  ])('but not by what makes no sense: %s [19.67]', async (query, fields) => {
    const { status, refusal } = await site.call('GET', `${AUDIT}?${query}`);
    expect([status, Object.keys(refusal.fields)]).toEqual([400, fields]);
  });

  test('one page after the other, like other lists [19.67]', async () => {
    for (const title of ['Page one', 'Page two', 'Page three'])
      await site.call('POST', '/api/notice', { json: { title } });
    const { headers, json } = await site.call('GET', `${AUDIT}?record=Page%20&what=created&limit=2`);
    expect((json as AuditEntry[]).map(({ title }) => title)).toEqual(['Page three', 'Page two']);
    expect(headers.get('x-total-count')).toBe('3');
    expect(headers.get('cache-control')).toBe('no-store');
    const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
    const second = await site.call('GET', next);
    expect(second.list.map(({ title }) => title)).toEqual(['Page one']);
    expect(second.headers.get('link')).toMatch(/rel="prev"/);
  });
});
