import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';

const HOUR = 3_600_000;

describe.each(sites)('Who reads a whole list on $name', ({ start }) => {
  let site: TestSite;
  let now = Date.parse('2026-11-24T04:00:00.000Z');
  let staff: Awaited<ReturnType<typeof addStaff>>;
  beforeAll(async () => {
    site = await start({ now: () => new Date(now) });
    for (const name of ['Asha', 'Bina', 'Chandra', 'Deepa', 'Ekta']) {
      const sent = { name, phone: '9841000000', program: 'BCA' };
      await site.call('POST', '/api/application', { json: sent, as: 'nobody' });
    }
  });
  beforeEach(async () => {
    staff = await addStaff(site, ['admissions']);
  });
  afterAll(() => site.close());

  const read = async (query = '', as = staff.as) => {
    const { status, list } = await site.call('GET', `/api/applications${query}`, { as });
    expect(status).toBe(200);
    return list.length;
  };
  const told = async (id = staff.id) =>
    (await site.call('GET', `/api/manage/audit?what=exported&who=${id}`)).list;
  const event = (rows: number) => ({ type: 'application', detail: { format: 'json', rows } });

  test('at once leaves the audit event of a table, each time [22.91]', async () => {
    expect(await read()).toBe(5);
    expect(await told()).toMatchObject([event(5)]);
    await read();
    expect(await told()).toHaveLength(2);
    await site.call('HEAD', '/api/applications', { as: staff.as });
    expect(await told()).toHaveLength(2);
  });

  test('page by page leaves it with the last page, in any order, and once within an hour [22.91]', async () => {
    for (const page of [3, 1, 1, 1]) await read(`?limit=2&page=${page}`);
    expect(await told()).toEqual([]);
    await read('?limit=2&page=2');
    expect(await told()).toMatchObject([event(5)]);
    for (const page of [1, 2, 3]) await read(`?limit=2&page=${page}`);
    expect(await told()).toHaveLength(1);
    now += HOUR;
    for (const page of [1, 2, 3]) await read(`?limit=2&page=${page}`);
    expect(await told()).toHaveLength(2);
  });

  test('by filters that add up leaves it, and a part of it does not [22.91]', async () => {
    for (const name of ['Asha', 'Bina', 'Chandra', 'Deepa']) expect(await read(`?q=${name}`)).toBe(1);
    const other = await addStaff(site, ['admissions']);
    await read('?q=Ekta', other.as);
    expect([await told(), await told(other.id)]).toEqual([[], []]);
    await read('?q=Ekta');
    expect(await told()).toMatchObject([event(5)]);
  });
});
