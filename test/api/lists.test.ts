import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const TITLES = [
  'Alpha',
  'beta ALPHA',
  'Gamma',
  'भर्ना सूचना',
  'Straße',
  'ΣΑΣ',
  '100%_done',
  'delta',
  'É clair',
  'omega',
];

describe.each(sites)('Lists on $name', ({ start }) => {
  let site: TestSite;
  const call = (query: string) => site.call('GET', `/api/notices${query}`, { as: 'nobody' });
  const titles = async (query: string) => (await call(query)).list.map(({ title }) => title);

  beforeAll(async () => {
    site = await start();
    for (const title of TITLES)
      await site.call('POST', '/api/notice', { json: { title, description: title } });
  });
  afterAll(() => site.close());

  test('come whole and newest first without a query [12.11]', async () => {
    const answer = await call('');
    expect(answer.list.map(({ title }) => title)).toEqual(
      TITLES.toReversed().map((title) => title.normalize('NFC')),
    );
    expect(answer.headers.get('x-total-count')).toBeNull();
  });

  test('come in pages that follow each other, with their total and links [12.11]', async () => {
    const pages: (string | undefined)[] = [];
    for (const page of [1, 2, 3, 4]) pages.push(...(await titles(`?page=${page}&limit=3`)));
    expect(pages).toEqual((await call('')).list.map(({ title }) => title));
    const second = await call('?page=2&limit=3');
    expect(second.headers.get('x-total-count')).toBe('10');
    expect(second.headers.get('link')).toBe(
      '</api/notices?page=3&limit=3>; rel="next", </api/notices?page=1&limit=3>; rel="prev"',
    );
    expect((await call('?page=4&limit=3')).headers.get('link')).not.toContain('next');
    expect((await call('?limit=20')).headers.get('link')).toBeNull();
  });

  test('beyond the last page are empty, with the total', async () => {
    const answer = await call('?page=999999');
    expect(answer.list).toEqual([]);
    expect(answer.headers.get('x-total-count')).toBe('10');
  });

  test.each([
    ['alpha', ['beta ALPHA', 'Alpha']],
    ['ALPHA', ['beta ALPHA', 'Alpha']],
    ['भर्ना', ['भर्ना सूचना']],
    ['strasse', ['Straße']],
    ['σας', ['ΣΑΣ']],
    ['E\u0301 CLAIR', ['É clair']],
    ['%', ['100%_done']],
    ['_', ['100%_done']],
    ["'; drop table notice; --", []],
    ['\\', []],
  ])('filtered by %j hold the titles that contain it, whatever the case', async (q, expected) => {
    const answer = await call(`?q=${encodeURIComponent(q)}`);
    expect(answer.list.map(({ title }) => title)).toEqual(expected);
    expect(answer.headers.get('x-total-count')).toBe(String(expected.length));
  });

  test.each([
    '?page=0',
    '?page=-1',
    '?page=x',
    '?page=1.5',
    '?page=',
    '?limit=0',
    '?limit=101',
    '?limit=1e1',
    '?page=1&page=2',
    '?limit=1&limit=1',
    '?q=a&q=b',
    '?q=%00',
  ])('refuse %s [12.11]', async (query) => {
    expect(await call(query)).toMatchObject({
      status: 400,
      json: { code: 'invalid', fields: expect.any(Object) },
    });
  });

  test('ignore parameters that they do not know', async () => {
    expect((await call('?sort=title&utm=1')).list).toHaveLength(10);
  });
});
