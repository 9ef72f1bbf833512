import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digitsIn } from '../../src/languages/digits.ts';
import { sites, type TestSite } from '../site.ts';

/** Inputs with Latin digits; each is also tried with Devanagari ones. */
const TITLES = ['Class 12 results', 'Bus 7, from 6:15', 'Batch 2083-2087', 'Room 305', 'BCA 4th semester'];
const SEARCHED = ['class 12', '6:15', '2083-2087', '305', 'bca 4'];

const sender = {
  name: 'Sita',
  address: 'Patan',
  phone: '९८४१२३४५६७',
  email: 'sita@example.org',
  message: 'कक्षा १२',
};

describe.each(sites)('Digits of either kind on $name', ({ start }) => {
  let site: TestSite;
  const get = (path: string) => site.call('GET', encodeURI(path));

  beforeAll(async () => {
    site = await start();
    for (const [at, title] of TITLES.entries())
      await site.call('POST', '/api/notice', { json: { title: at % 2 ? digitsIn('ne', title) : title } });
  });
  afterAll(() => site.close());

  test.each(SEARCHED)('a list finds ‘%s’, however it was written and is typed [20.134]', async (q) => {
    for (const typed of [q, digitsIn('ne', q)]) {
      for (const path of ['/api/notices', '/api/manage/notice']) {
        const { list } = await site.call('GET', `${path}?q=${encodeURIComponent(typed)}`);
        expect([path, typed, list.length]).toEqual([path, typed, 1]);
      }
      const found = await site.call('GET', `/api/find?q=${encodeURIComponent(typed)}`);
      expect([typed, JSON.stringify(found.json).includes('notice')]).toEqual([typed, true]);
    }
  });

  test('a page, a limit and a day of a query [20.134]', async () => {
    const pages = await Promise.all(['2', '२'].map((page) => get(`/api/notices?page=${page}&limit=${page}`)));
    expect(pages[0]?.list).toHaveLength(2);
    expect(pages[1]?.list).toEqual(pages[0]?.list);
    const days = await Promise.all(
      ['2026-01-01', '२०२६-०१-०१'].map((day) => get(`/api/manage/audit?from=${day}&limit=3`)),
    );
    expect(days[0]?.list).toHaveLength(3);
    expect(days[1]?.list.map(({ _id }) => _id)).toEqual(days[0]?.list.map(({ _id }) => _id));
  });

  test('a day of a record is stored with Latin ones [20.134]', async () => {
    const { record } = await site.call('POST', '/api/notice', {
      json: { title: 'Dated', date: '२०२६-११-२०' },
    });
    expect(record.date).toBe('2026-11-20');
  });

  test('the telephone of the settings and its extensions [20.134]', async () => {
    await site.call('PUT', '/api/settings', { json: { phone: '०१-५९७०१२३', extensions: '१०१, १०२' } });
    const { record } = await get('/api/settings');
    expect(record).toMatchObject({ phone: '01-5970123', extensions: '101, 102' });
  });

  test('a telephone and a reference of what visitors sent [20.134]', async () => {
    await site.call('POST', '/api/contact', { as: 'nobody', json: sender });
    const { list } = await get('/api/contacts');
    const reference = String(list[0]?.reference);
    for (const q of ['9841234567', '९८४१२३४५६७', '+977 984-1234567', reference, digitsIn('ne', reference)]) {
      const found = await site.call('GET', `/api/contacts?q=${encodeURIComponent(q)}`);
      expect([q, found.list.length]).toEqual([q, 1]);
    }
  });

  test('a page of the site by a number in Devanagari [20.134]', async () => {
    const page = (number: string) =>
      site.call('GET', `/notices?page=${encodeURIComponent(number)}`, { as: 'nobody' });
    const first = await page('१');
    expect(first.status).toBe(200);
    expect(first.text).toMatch(/rel="canonical" href="[^"]*\/notices"/);
    expect((await page('९')).status).toBe(404);
  });
});
