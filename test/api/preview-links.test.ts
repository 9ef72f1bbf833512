import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { ADMIN } from '../templates.ts';
import { editorOf, managed } from './editor.ts';

const HOUR = 3_600_000;

describe.each(sites)('Links to previews on $name', ({ start }) => {
  let site: TestSite;
  let now = Date.parse('2026-11-24T04:00:00.000Z');
  beforeAll(async () => {
    site = await start({ now: () => new Date(now) });
  });
  beforeEach(async () => {
    site.token =
      (await site.call('POST', '/api/user/login', { as: 'nobody', json: ADMIN })).record.token ?? '';
  });
  afterAll(() => site.close());

  const staff = () => editorOf(site, 'notice');
  const draft = async (title: string) => managed(await staff().draft({ title, description: '<p>x</p>' }))._id;
  const linksOf = async (id: string) => managed(await staff().look(id)).previews;
  const openBy = async (url: string) => {
    const { pathname, search } = new URL(url);
    return (await site.call('GET', pathname + search, { as: 'nobody' })).status;
  };

  test('are listed on their record with who made them and until when, without a token [22.88]', async () => {
    const author = await addStaff(site, ['author']);
    const id = await draft('Shown around');
    expect(await linksOf(id)).toEqual([]);
    const own = await staff().call('POST', `/${id}/preview`, { hours: 48 });
    const theirs = await staff().call('POST', `/${id}/preview`, { hours: 2 }, undefined, author.as);
    expect(await linksOf(id)).toEqual([
      { by: { _id: author.id, name: 'With author' }, expiresAt: theirs.record.expiresAt },
      { by: { _id: expect.any(String), name: 'Administrator' }, expiresAt: own.record.expiresAt },
    ]);
    const token = new URL(own.record.url ?? '').searchParams.get('preview') ?? 'none';
    expect(JSON.stringify((await staff().look(id)).json)).not.toContain(token);
    expect(await linksOf(await draft('Another'))).toEqual([]);
    now += 3 * HOUR;
    expect(await linksOf(id)).toMatchObject([{ by: { name: 'Administrator' } }]);
    await staff().call('DELETE', `/${id}/preview`);
    expect(await linksOf(id)).toEqual([]);
  });

  test('that are made and ended stand in the audit trail [22.88]', async () => {
    const author = await addStaff(site, ['author']);
    const id = await draft('Audited');
    await staff().call('POST', `/${id}/preview`, {}, undefined, author.as);
    await staff().call('DELETE', `/${id}/preview`);
    const { list } = await site.call('GET', `/api/manage/audit?record=${id}`);
    const told = { type: 'notice', record: id, title: 'Audited' };
    expect(list.slice(0, 2)).toMatchObject([
      { what: 'previews-ended', who: { name: 'Administrator' }, ...told },
      { what: 'preview-made', who: { _id: author.id }, ...told },
    ]);
    const made = await site.call('GET', `/api/manage/audit?what=preview-made&record=${id}`);
    expect(made.list).toHaveLength(1);
    // The dashboard tells of changes only.
    const events = await site.call('GET', `/api/events?type=notice&item=${id}`);
    expect(events.list.map((event) => (event as { action?: string }).action)).not.toContain('preview-made');
  });

  test.each([
    ['live', 'a live record'],
    ['draft', 'a draft'],
  ])('stay ended when what was deleted is put back: %s [22.88]', async (state) => {
    const id = await draft(`Deleted, ${state}`);
    if (state === 'live') await staff().publish(id);
    const { url = '' } = (await staff().call('POST', `/${id}/preview`, {})).record;
    expect(await openBy(url)).toBe(200);
    await staff().bulk('trash', [{ id, etag: await staff().tag(id) }]);
    expect(await openBy(url)).toBe(410);
    await staff().untrash(id);
    expect(await openBy(url)).toBe(410);
    expect(await linksOf(id)).toEqual([]);
  });
});
