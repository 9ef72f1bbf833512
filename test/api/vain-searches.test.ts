import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const LIST = '/api/manage/vain-searches';
const asVisitor = { as: 'nobody' } as const;

describe.each(sites)('Searches that find nothing, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
    await site.call('POST', '/api/notice', { json: { title: 'Exam routine' } });
  });
  afterAll(() => site.close());

  const search = (q: string, headers = {}) =>
    site.call('GET', `/search?q=${encodeURIComponent(q)}`, { ...asVisitor, headers });
  const counted = async () =>
    (await site.call('GET', LIST)).list.map(({ words, count }) => [words, Number(count)]);

  test('are counted by their words alone, also those that are answered from memory, until they are dismissed [24.71, 24.72]', async () => {
    for (const q of ['Zeppelin', 'zeppelin', 'ZEPPELIN!', 'zeppelin', 'टापुटिपु', 'Exam routine'])
      await search(q);
    await site.call('GET', `/ne/search?q=${encodeURIComponent('टापुटिपु')}`, asVisitor);
    await search('zeppelin', { 'sec-purpose': 'prefetch' });
    expect(await counted()).toEqual([
      ['zeppelin', 4],
      ['टापुटिपु', 2],
    ]);
    const { list } = await site.call('GET', `${LIST}?q=zepp`);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(['_id', 'count', 'firstAt', 'lastAt', 'words']);
    const remove = () => site.call('DELETE', `${LIST}/${list[0]?._id}`);
    expect([(await remove()).record.words, (await remove()).status]).toEqual(['zeppelin', 404]);
    await search('zeppelin');
    expect(await counted()).toEqual([
      ['टापुटिपु', 2],
      ['zeppelin', 1],
    ]);
  });

  test.each([
    ['an email address', 'asha.xyzzy@example.org'],
    ['a telephone number', 'xyzzy 9841-223344'],
    ['a telephone number in Nepali digits', 'xyzzy ९८४१ २२३ ३४४'],
    ['a day of birth', 'xyzzy 2060 baisakh 12'],
    ['a reference', 'A-261121-7K3FQ'],
    ['a number of a document', 'xyzzy N12b3456'],
    ['an address', 'https://xyzzy.example'],
    ['many words', 'xyzzy a1 b1 c1 d1 e1 f1'],
    ['a long text', 'xyzzy'.repeat(20)],
    ['signs only', '!!! ???'],
  ])('leave out %s [24.71]', async (_what, q) => {
    const before = await counted();
    await search(q);
    expect(await counted()).toEqual(before);
  });
});
