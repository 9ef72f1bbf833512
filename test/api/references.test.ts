import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

describe.each(sites)('References between records on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const post = async (type: string, json: object) =>
    (await site.call('POST', `/api/${type}`, { json })).record;
  const read = (path: string, etag = '') =>
    site.call('GET', path, { as: 'nobody', headers: etag ? { 'if-none-match': etag } : {} });

  test('a semester has the id and the title of its faculty [3.15, 3.19, 7.25]', async () => {
    const bca = await post('faculty', { title: 'BCA' });
    const semester = await post('semester', { title: 'First Semester', faculty: bca._id });
    expect(semester).toMatchObject({ title: 'First Semester', faculty: bca._id, facultyTitle: 'BCA' });
    const { list } = await read('/api/semesters');
    expect(list.find(({ _id }) => _id === semester._id)).toEqual(semester);
  });

  test('a semester has the Nepali title of its faculty beside the other [20.211]', async () => {
    const bca = await post('faculty', { title: 'BCA', title_ne: 'बीसीए' });
    const semester = await post('semester', { title: 'First Semester', faculty: bca._id });
    expect(semester).toMatchObject({ facultyTitle: 'BCA', facultyTitle_ne: 'बीसीए' });
    const seen = await read(`/api/semester/${semester._id}`);
    await site.call('PUT', `/api/faculty/${bca._id}`, { json: { title_ne: '' } });
    const changed = await read(`/api/semester/${semester._id}`, seen.headers.get('etag') ?? '');
    expect(changed).toMatchObject({ status: 200, json: { facultyTitle: 'BCA', facultyTitle_ne: '' } });
    const { json } = await read('/api/openapi.json');
    expect(json).toMatchObject({
      components: { schemas: { semester: { properties: { facultyTitle_ne: { type: 'string' } } } } },
    });
  });

  test('a faculty includes its semesters in the order of creation, in every response [3.20]', async () => {
    const bba = await post('faculty', { title: 'BBA' });
    expect(bba).toMatchObject({ semesters: [] });
    const other = await post('faculty', { title: 'BIM' });
    const first = await post('semester', { title: 'First', faculty: bba._id });
    await post('semester', { title: 'Of another', faculty: other._id });
    const second = await post('semester', { title: 'Second', faculty: bba._id });
    const semesters = [
      { _id: first._id, title: 'First' },
      { _id: second._id, title: 'Second' },
    ];
    expect((await read(`/api/faculty/${bba._id}`)).json).toMatchObject({ semesters });
    const { list } = await read('/api/faculties');
    expect(list.find(({ _id }) => _id === bba._id)).toMatchObject({ semesters });
    const changed = await site.call('PUT', `/api/faculty/${bba._id}`, { json: { full_name: 'Business' } });
    expect(changed.json).toMatchObject({ full_name: 'Business', semesters });
  });

  test('the ETag of a record changes with the records that its response includes', async () => {
    const faculty = await post('faculty', { title: 'BBS' });
    const before = await read(`/api/faculty/${faculty._id}`);
    const semester = await post('semester', { title: 'First Year', faculty: faculty._id });
    const with1 = await read(`/api/faculty/${faculty._id}`, before.headers.get('etag') ?? '');
    expect(with1).toMatchObject({ status: 200, json: { semesters: [{ _id: semester._id }] } });
    expect((await read(`/api/faculty/${faculty._id}`, with1.headers.get('etag') ?? '')).status).toBe(304);

    const its = await read(`/api/semester/${semester._id}`);
    await site.call('PUT', `/api/faculty/${faculty._id}`, { json: { title: 'BBS (TU)' } });
    const renamed = await read(`/api/semester/${semester._id}`, its.headers.get('etag') ?? '');
    expect(renamed).toMatchObject({ status: 200, json: { facultyTitle: 'BBS (TU)' } });
  });

  test('changes of included records do not cause a conflict', async () => {
    const faculty = await post('faculty', { title: 'BSc CSIT' });
    const seen = (await read(`/api/faculty/${faculty._id}`)).headers.get('etag') ?? '';
    await post('semester', { title: 'First', faculty: faculty._id });
    const changed = await site.call('PUT', `/api/faculty/${faculty._id}`, {
      json: { full_name: 'Science' },
      headers: { 'if-match': seen },
    });
    expect(changed.status).toBe(200);
  });

  test('a semester needs an existing faculty [5.7, 7.25]', async () => {
    const before = (await read('/api/semesters')).list.length;
    for (const faculty of [undefined, '', 'BCA', '0'.repeat(24), 7, null]) {
      const { status, refusal } = await site.call('POST', '/api/semester', { json: { title: 'x', faculty } });
      expect([status, Object.keys(refusal.fields)], String(faculty)).toEqual([400, ['faculty']]);
    }
    expect((await read('/api/semesters')).list.length).toBe(before);
  });

  test('a faculty is deleted with its semesters; a testimonial keeps their titles [3.18, 3.20]', async () => {
    const faculty = await post('faculty', { title: 'BHM' });
    const semester = await post('semester', { title: 'Gone with it', faculty: faculty._id });
    const said = await post('testimonial', { name: 'Sita', faculty: 'BHM', semester: 'Gone with it' });
    expect((await site.call('DELETE', `/api/faculty/${faculty._id}`)).status).toBe(200);
    expect((await read(`/api/semester/${semester._id}`)).status).toBe(404);
    expect((await read(`/api/testimonial/${said._id}`)).json).toEqual(said);
  });

  test('a faculty deleted while a semester is created for it leaves no orphan', async () => {
    for (let round = 0; round < 5; round += 1) {
      const faculty = await post('faculty', { title: `Short-lived ${round}` });
      await Promise.all([
        site.call('DELETE', `/api/faculty/${faculty._id}`),
        site.call('POST', '/api/semester', { json: { title: 'Late', faculty: faculty._id } }),
      ]);
      const { list } = await read('/api/semesters');
      expect(list.filter((semester) => semester.faculty === faculty._id)).toEqual([]);
    }
  });

  test('a faculty returns a slug that follows its title [3.6, 3.17]', async () => {
    const faculty = await post('faculty', { title: 'बीसीए — BCA 2083!' });
    expect(faculty.slug).toBe('बीसीए-bca-2083');
  });
});
