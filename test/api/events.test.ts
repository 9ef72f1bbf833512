import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEvent } from '../../src/db/audit-events.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';

describe.each(sites)('The latest audit events, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const events = async (query = '') =>
    (await site.call('GET', `/api/events${query}`)).json as (AuditEvent & { title_ne?: string })[];

  test('name accounts that were added, changed and deleted, and who did it [17.101]', async () => {
    const teacher = { role: 'teacher', name: 'Gita', email: 'gita@localhost', password: 'long enough 1' };
    const { record } = await site.call('POST', '/api/account', { json: teacher });
    const path = `/api/account/${record._id}`;
    await site.call('PUT', path, { json: { name: 'Gita Rai' } });
    await site.call('PUT', path, { json: { email: 'no address' } });
    await site.call('DELETE', path);
    const [first, ...others] = await events(`?type=account&item=${record._id}`);
    expect([first, ...others].map((event) => [event?.action, event?.title])).toEqual([
      ['deleted', 'Gita Rai'],
      ['updated', 'Gita Rai'],
      ['created', 'Gita'],
    ]);
    expect(first?.account?.name).toBeTruthy();
  });

  test('are listed newest first, each with its account', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Exam routine' } });
    const path = `/api/notice/${record._id}`;
    await site.call('PUT', path, { json: { title: 'Exam routine, second' } });
    const picture = multipart({ image: await pictureFile({ width: 30, height: 20 }) });
    await site.call('POST', `/api/noticeFile/${record._id}`, { body: picture });
    await site.call('PUT', '/api/settings', { json: { name: 'Himal College' } });
    await site.call('DELETE', path);
    const last = await events('?limit=5');
    expect(last.map(({ action, type, title }) => [action, type, title])).toEqual([
      ['deleted', 'notice', 'Exam routine, second'],
      ['updated', 'settings', 'Himal College'],
      ['illustrated', 'notice', 'Exam routine, second'],
      ['updated', 'notice', 'Exam routine, second'],
      ['created', 'notice', 'Exam routine'],
    ]);
    const { record: me } = await site.call('GET', '/api/me');
    const { _id, name } = (me as unknown as { user?: { _id: string; name: string } }).user ?? {};
    for (const { account } of last) expect(account).toEqual({ _id, name });
    expect(last.filter(({ type }) => type === 'notice').every(({ item }) => item === record._id)).toBe(true);
    expect(last.map(({ at }) => at)).toEqual(
      last
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
  });

  test('name the settings by the college, in both languages [24.123]', async () => {
    await site.call('PUT', '/api/settings', { json: { name: 'Hill College', name_ne: 'पहाड कलेज' } });
    const ofSettings = async () =>
      (await events('?type=settings')).map(({ title, title_ne }) => [title, title_ne]);
    expect((await ofSettings())[0]).toEqual(['Hill College', 'पहाड कलेज']);
    await site.call('PUT', '/api/settings', { json: { name: 'Valley College', name_ne: 'उपत्यका कलेज' } });
    expect((await ofSettings()).slice(0, 2)).toEqual([
      ['Valley College', 'उपत्यका कलेज'],
      ['Hill College', ''],
    ]);
  });

  test('name with a semester the faculty in which it is, until it is deleted [17.102]', async () => {
    const { record: faculty } = await site.call('POST', '/api/faculty', { json: { title: 'BCA' } });
    const json = { title: 'Third Semester', faculty: faculty._id };
    const { record: semester } = await site.call('POST', '/api/semester', { json });
    const [stored] = await events('?type=semester&limit=1');
    expect(stored).toMatchObject({ title: json.title, within: { _id: faculty._id, title: 'BCA' } });
    expect((await events('?type=faculty&limit=1'))[0]).not.toHaveProperty('within');
    await site.call('DELETE', `/api/semester/${semester._id}`);
    for (const event of await events('?type=semester&limit=2')) expect(event).not.toHaveProperty('within');
  });

  test('can be those of one record or of the settings [17.84]', async () => {
    const [first, second] = [
      await site.call('POST', '/api/notice', { json: { title: 'First' } }),
      await site.call('POST', '/api/notice', { json: { title: 'Second' } }),
    ];
    await site.call('PUT', `/api/notice/${first.record._id}`, { json: { title: 'First again' } });
    await site.call('PUT', '/api/settings', { json: { motto: `At ${Date.now()}` } });
    const of = (query: string) => events(query).then((found) => found.map(({ title }) => title));
    expect(await of(`?type=notice&item=${first.record._id}&limit=1`)).toEqual(['First again']);
    expect(await of(`?type=notice&item=${second.record._id}`)).toEqual(['Second']);
    expect((await events('?type=settings&limit=1')).map(({ type, item }) => [type, item])).toEqual([
      ['settings', 'college'],
    ]);
    expect(await of('?type=banner&item=nothing')).toEqual([]);
    expect((await site.call('GET', '/api/events?item=a&item=b')).status).toBe(400);
  });

  test('leave out requests that were refused or changed nothing', async () => {
    const before = await events('?limit=1');
    await site.call('POST', '/api/notice', { json: { title: '' } });
    await site.call('PUT', '/api/settings', { json: { name: '' } });
    const { name } = (await site.call('GET', '/api/settings')).record;
    await site.call('PUT', '/api/settings', { json: { name } });
    expect(await events('?limit=1')).toEqual(before);
  });

  test('keep the events of a deleted account, without its name', async () => {
    const second = { role: 'admin', name: 'Hari', email: 'hari@localhost', password: 'long enough 1' };
    const { record: account } = await site.call('POST', '/api/account', { json: second });
    const login = await site.call('POST', '/api/user/login', { as: 'nobody', json: second });
    const as = { token: login.record.token ?? '' };
    const made = await site.call('POST', '/api/banner', { as, json: { title: 'Doors are open' } });
    expect((await events('?limit=1'))[0]?.account).toEqual({ _id: account._id, name: 'Hari' });
    await site.call('DELETE', `/api/account/${account._id}`);
    expect((await events('?type=banner&limit=1'))[0]).toMatchObject({ item: made.record._id, account: null });
  });

  test('are limited, to 20 by default', async () => {
    for (let number = 0; number < 22; number += 1) {
      await site.call('POST', '/api/notice', { json: { title: `Notice ${number}` } });
    }
    expect(await events()).toHaveLength(20);
    expect(await events('?limit=21')).toHaveLength(21);
    expect((await events('?limit=1'))[0]?.title).toBe('Notice 21');
    for (const limit of ['0', '101', 'x', '-1', '1.5', '']) {
      const { status, refusal } = await site.call('GET', `/api/events?limit=${limit}`);
      expect([status, Object.keys(refusal.fields)], limit).toEqual([400, ['limit']]);
    }
    expect((await site.call('GET', '/api/events?limit=1&limit=2')).status).toBe(400);
  });

  test('are read-only and never cached', async () => {
    for (const path of ['/api/events', '/api/counts']) {
      expect((await site.call('GET', path)).headers.get('cache-control')).toBe('no-store');
      const refused = await site.call('POST', path);
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  test('come with the number of records of every type', async () => {
    const counts = async () => (await site.call('GET', '/api/counts')).json as Record<string, number>;
    const before = await counts();
    const { record } = await site.call('POST', '/api/faq', { json: { title: 'Where?' } });
    expect(await counts()).toEqual({ ...before, faq: (before.faq ?? 0) + 1 });
    await site.call('DELETE', `/api/faq/${record._id}`);
    expect(await counts()).toEqual(before);
  });
});
