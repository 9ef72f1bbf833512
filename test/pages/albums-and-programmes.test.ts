import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, smallPicture } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';

describe.each(sites)('Albums and programmes, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start({ now: () => new Date('2026-11-24T08:00:00Z') });
  });
  afterAll(() => site.close());

  const read = async (path: string) => (await site.call('GET', path, { as: 'nobody' })).text;
  const add = async (type: string, json: object) =>
    (await site.call('POST', `/api/${type}`, { json })).record._id ?? '';

  test('an album has a day, and stands by it among the others [23.73]', async () => {
    const album = async (title: string, date: string) => {
      const body = multipart({ title, date, image: await smallPicture() });
      return (await site.call('POST', '/api/gallery', { body })).record._id ?? '';
    };
    const dashain = await album('Dashain', '2026-11-20');
    const picnic = await album('Picnic', '2024-02-10');
    const list = await read('/gallery');
    expect(list.indexOf('Dashain</a>')).toBeLessThan(list.indexOf('Picnic</a>'));
    expect(list).toContain('10 February 2024');
    const isNew = async (path: string) => (await read(path)).split('<aside')[0]?.includes('class="new-mark"');
    expect([await isNew(`/gallery/dashain/${dashain}`), await isNew(`/gallery/picnic/${picnic}`)]).toEqual([
      true,
      false,
    ]);
    // The list of the API stays newest first.
    const { list: listed } = await site.call('GET', '/api/gallerys', { as: 'nobody' });
    expect(listed.map(({ date }) => date)).toEqual(['2024-02-10', '2026-11-20']);
  });

  test('a programme is as long as the office says, or has as many semesters or years as there are [23.74]', async () => {
    const lengthOf = async (title: string, faculty: string) => {
      const page = await read(`/academics/${title}/${faculty}`);
      return /<dt>Length<\/dt><dd[^>]*>([^<]*)</.exec(page)?.[1];
    };
    const bca = await add('faculty', { title: 'BCA' });
    for (const title of ['First', 'Second']) await add('semester', { title, faculty: bca });
    expect(await lengthOf('bca', bca)).toBe('2 semesters');
    const bbs = await add('faculty', { title: 'BBS' });
    for (const title of ['First Year', '2nd year', 'तेस्रो वर्ष'])
      await add('semester', { title, faculty: bbs });
    expect(await lengthOf('bbs', bbs)).toBe('3 years');
    await site.call('PUT', `/api/faculty/${bbs}`, { json: { duration: '4 years with the project' } });
    expect(await lengthOf('bbs', bbs)).toBe('4 years with the project');
  });
});
