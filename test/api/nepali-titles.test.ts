import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const TITLE = 'Winter hours';
const TITLE_NE = 'जाडोको समय';
const both = { title: TITLE, title_ne: TITLE_NE };

describe.each(sites)('Titles in Nepali beside the stored ones, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const add = async (json: object) => (await site.call('POST', '/api/notice', { json })).record._id;
  const find = async (q: string) =>
    (await site.call('GET', `/api/find?q=${encodeURIComponent(q)}`)).json as {
      type: string;
      records: { title: string; title_ne?: string; within?: object }[];
    }[];

  test('are told by the list, the search, the changes and the trash, of what is live and of drafts [20.192]', async () => {
    const id = await add(both);
    await site.call('POST', '/api/manage/notice', { json: both });
    const plain = await add({ title: 'Only in English' });
    const lines = (await site.call('GET', '/api/manage/notice')).list;
    expect(lines.filter(({ title }) => title === TITLE).map(({ title_ne }) => title_ne)).toEqual([
      TITLE_NE,
      TITLE_NE,
    ]);
    expect(lines.find(({ _id }) => _id === plain)).toMatchObject({ title_ne: '' });
    const events = async () => (await site.call('GET', `/api/events?type=notice&item=${id}`)).list;
    expect(await events()).toMatchObject([{ item: id, action: 'created', ...both }]);

    // The change was of another title than the one that has its twin now.
    await site.call('PUT', `/api/notice/${id}`, { json: { title: 'Hours in winter' } });
    expect(await events()).toMatchObject([
      { title: 'Hours in winter', title_ne: TITLE_NE },
      { title: TITLE, title_ne: '' },
    ]);
    await site.call('DELETE', `/api/notice/${id}`);
    expect((await site.call('GET', '/api/manage/trash')).list).toMatchObject([
      { _id: id, title: 'Hours in winter', title_ne: TITLE_NE },
    ]);
    expect((await events())[0]).toMatchObject({ action: 'deleted', title_ne: TITLE_NE });
  });

  test('come with the line below them in Nepali [20.192]', async () => {
    const json = {
      title: 'Law',
      title_ne: 'कानुन',
      full_name: 'Bachelor of Laws',
      full_name_ne: 'कानुनमा स्नातक',
    };
    const { record } = await site.call('POST', '/api/faculty', { json });
    const { list } = await site.call('GET', '/api/manage/faculty');
    expect(list.find(({ _id }) => _id === record._id)).toMatchObject({
      detail: 'Bachelor of Laws',
      detail_ne: 'कानुनमा स्नातक',
    });
  });

  test('are found and ranked like the stored ones [20.192]', async () => {
    const faculty = { title: 'Arts', title_ne: 'कला' };
    const { record } = await site.call('POST', '/api/faculty', { json: faculty });
    await add({ title: 'Music', title_ne: 'सङ्गीत र कला' });
    const exact = { title: 'Exhibition', title_ne: 'कला' };
    await add(exact);
    const found = await find('कला');
    expect(found.find(({ type }) => type === 'faculty')?.records).toMatchObject([faculty]);
    expect(found.find(({ type }) => type === 'notice')?.records[0]).toMatchObject(exact);
    await site.call('POST', '/api/semester', { json: { title: 'Sculpture', faculty: record._id } });
    const [semester] = (await find('sculpture')).find(({ type }) => type === 'semester')?.records ?? [];
    expect(semester?.within).toMatchObject({ title: 'Arts' });
  });
});
