import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

describe.each(sites)('What is read from the API on $name', ({ start }) => {
  let site: TestSite;
  let other: TestSite;
  let id: string;
  const read = async (from: TestSite) => {
    const list = await from.call('GET', '/api/notices?limit=20', { as: 'nobody' });
    const one = await from.call('GET', `/api/notice/${id}`, { as: 'nobody' });
    return { titles: list.list.map(({ title }) => title), status: one.status, title: one.record.title };
  };

  beforeAll(async () => {
    site = await start();
    other = await start({ beside: site });
    id = (await site.call('POST', '/api/notice', { json: { title: 'First' } })).record._id ?? '';
  });
  afterAll(async () => {
    await other.close();
    await site.close();
  });

  test('is the last acknowledged version, whichever process stored it and however often it was read before', async () => {
    for (const from of [site, other]) {
      await read(from);
      expect(await read(from)).toEqual({ titles: ['First'], status: 200, title: 'First' });
    }
    await site.call('PUT', `/api/notice/${id}`, { json: { title: 'Second' } });
    for (const from of [other, site, other]) {
      expect(await read(from)).toEqual({ titles: ['Second'], status: 200, title: 'Second' });
    }
    await other.call('POST', '/api/notice', { json: { title: 'Another' } });
    expect((await read(site)).titles).toEqual(['Another', 'Second']);
    await other.call('DELETE', `/api/notice/${id}`);
    for (const from of [site, other]) {
      expect(await read(from)).toMatchObject({ titles: ['Another'], status: 404 });
    }
  });

  test('is the same from the cache as from the database', async () => {
    const { _id } = (await site.call('POST', '/api/banner', { json: { title: 'नयाँ' } })).record;
    for (const path of [`/api/banner/${_id}`, '/api/banners?limit=1', '/api/banners?q=x']) {
      const [first, again] = [await site.call('GET', path), await site.call('GET', path)];
      const headersOf = ({ headers }: typeof first) =>
        Object.fromEntries([...headers].filter(([name]) => name !== 'date'));
      expect(headersOf(again)).toEqual(headersOf(first));
      expect(again.text).toBe(first.text);
    }
  });
});
