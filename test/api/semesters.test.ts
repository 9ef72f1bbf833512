import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

const dataStructures = { code: 'CACS201', name: 'Data Structures', credits: 3 };

describe.each(sites)('The semesters of a faculty, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const post = async (path: string, json: object) =>
    (await site.call('POST', `/api/${path}`, { json })).record;
  const read = async (path: string) => (await site.call('GET', `/api/${path}`, { as: 'nobody' })).record;
  const titlesOf = async (faculty: string | undefined) => {
    const { semesters } = (await read(`faculty/${faculty}`)) as unknown as { semesters: { title: string }[] };
    return semesters.map(({ title }) => title);
  };
  /** A faculty with semesters of these titles. @returns its id and theirs */
  async function facultyWith(title: string, ...titles: string[]) {
    const { _id: faculty } = await post('faculty', { title });
    const ids: (string | undefined)[] = [];
    for (const each of titles) ids.push((await post('semester', { title: each, faculty }))._id);
    return { faculty, ids };
  }

  test('have their titles and subjects changed, and stay with their faculty [2.59, 17.30]', async () => {
    const other = await facultyWith('Other');
    const { faculty, ids } = await facultyWith('BCA', 'Thrid');
    const path = `/api/semester/${ids[0]}`;
    const seen = (await site.call('GET', path)).headers.get('etag') ?? '';
    const json = { title: 'Third', faculty: other.faculty, subjects: [dataStructures] };
    const changed = await site.call('PUT', path, { json, headers: { 'if-match': seen } });
    expect(changed).toMatchObject({
      status: 200,
      json: { title: 'Third', faculty, facultyTitle: 'BCA', subjects: [dataStructures] },
    });
    expect((await site.call('PUT', path, { json, headers: { 'if-match': seen } })).status).toBe(412);
    const wrong = await site.call('PUT', path, { json: { subjects: [{ code: 'X' }] } });
    expect([wrong.status, Object.keys(wrong.refusal.fields)[0]]).toEqual([400, 'subjects']);
    expect(await titlesOf(faculty)).toEqual(['Third']);
  });

  test('have credits as the office says them: a number stays one, other words are kept [23.70]', async () => {
    const credits = [3, '1.5', '२', '', null, '3 + 1', ' Non-credit ', '3 (2T+1P)'];
    const subjects = credits.map((one) => ({ name: 'Physics', credits: one }));
    const { ids } = await facultyWith('BBS', 'First');
    const path = `/api/semester/${ids[0]}`;
    const answer = await site.call('PUT', path, { json: { subjects: JSON.stringify(subjects) } });
    expect(answer.status).toBe(200);
    const { subjects: kept } = (await read(`semester/${ids[0]}`)) as unknown as { subjects: typeof subjects };
    expect(kept.map((subject) => subject.credits)).toEqual([
      ...[3, 1.5, 2, null, null],
      ...['3 + 1', 'Non-credit', '3 (2T+1P)'],
    ]);
  });

  test('name the row that is wrong, in the words of either language [23.71]', async () => {
    const { ids } = await facultyWith('BBM', 'First');
    const path = `/api/semester/${ids[0]}`;
    const wrong = [{ name: 'Physics' }, { name: 'Music', credits: 61 }];
    const inEnglish = await site.call('PUT', path, { json: { subjects: wrong } });
    expect(inEnglish.status).toBe(400);
    expect(inEnglish.refusal.fields.subjects).toMatch(/^Row 2: Subjects: credits have to be a number from 0/);
    const inNepali = await site.call('PUT', path, { json: { subjects: wrong }, headers: { 'x-lang': 'ne' } });
    expect(inNepali.refusal.fields.subjects).toMatch(/^पङ्क्ति २: /);
  });

  test('are listed by title, faculty or subject [17.10]', async () => {
    const { ids } = await facultyWith('Bachelor of Networks', 'Fifth', 'Sixth');
    const subjects = [{ code: 'NET-301', name: 'सञ्जाल Security' }, dataStructures];
    await site.call('PUT', `/api/semester/${ids[1]}`, { json: { subjects } });
    const found = async (q: string) => {
      const { list, headers } = await site.call('GET', `/api/semesters?q=${encodeURIComponent(q)}`);
      expect(headers.get('x-total-count')).toBe(String(list.length));
      return list.map(({ title }) => title);
    };
    for (const q of ['net-301', ' Security ', 'सञ्जाल', 'sixth']) expect(await found(q), q).toEqual(['Sixth']);
    expect((await found('of networks')).toSorted()).toEqual(['Fifth', 'Sixth']);
    for (const q of ['credits', 'NET-302', '"']) expect(await found(q), q).toEqual([]);
  });

  test('are put in order, and only all of them at once [17.31]', async () => {
    const { faculty, ids } = await facultyWith('BBA', 'One', 'Two', 'Three');
    const other = await facultyWith('BBS', 'Elsewhere');
    const [one, two, three] = ids;
    const seen = (await site.call('GET', `/api/faculty/${faculty}`)).headers.get('etag') ?? '';
    const order = (json: unknown, as: 'admin' | 'nobody' = 'admin') =>
      site.call('POST', `/api/faculty-semesters/${faculty}`, { json, as });
    expect(await order({ ids: [three, one, two] })).toMatchObject({
      status: 200,
      json: { _id: faculty, semesters: [{ title: 'Three' }, { title: 'One' }, { title: 'Two' }] },
    });
    for (const wrong of [[one, two], [one, two, two], [one, two, three, other.ids[0]], []])
      expect((await order({ ids: wrong })).status, String(wrong)).toBe(409);
    for (const wrong of [undefined, 'x', ['x'], [7], {}])
      expect((await order({ ids: wrong })).status, String(wrong)).toBe(400);
    expect((await order({ ids: [one, two, three] }, 'nobody')).status).toBe(401);
    expect(await titlesOf(faculty)).toEqual(['Three', 'One', 'Two']);

    const form = new URLSearchParams({ ids: JSON.stringify([two, three, one]) });
    expect((await site.call('POST', `/api/faculty-semesters/${faculty}`, { body: form })).status).toBe(200);
    await post('semester', { title: 'Four', faculty: faculty ?? '' });
    expect(await titlesOf(faculty)).toEqual(['Two', 'Three', 'One', 'Four']);
    expect(await titlesOf(other.faculty)).toEqual(['Elsewhere']);
    const { list } = await site.call('GET', '/api/semesters?limit=2');
    expect(list.map(({ title }) => title)).toEqual(['Four', 'Elsewhere']);

    const saved = await site.call('PUT', `/api/faculty/${faculty}`, {
      json: { full_name: 'Business' },
      headers: { 'if-match': seen },
    });
    expect(saved.status).toBe(200);
    const { status } = await site.call('POST', `/api/faculty-semesters/${'0'.repeat(24)}`, {
      json: { ids: [] },
    });
    expect(status).toBe(404);
  });

  test('leave accounts without a semester when they are deleted, and testimonials as they are [17.32]', async () => {
    const { faculty, ids } = await facultyWith('BHM', 'First', 'Second');
    const [first, second] = ids;
    const student = (semester: string | undefined, name: string) =>
      post('account', {
        role: 'student',
        name,
        email: `${name}@localhost`,
        password: 'long enough 1',
        faculty,
        semester,
      });
    const [asha, bina] = [await student(first, 'asha'), await student(second, 'bina')];
    const said = await post('testimonial', { name: 'Sita', faculty: 'BHM', semester: 'First' });
    expect((await site.call('DELETE', `/api/semester/${first}`)).status).toBe(200);
    const { list } = await site.call('GET', '/api/accounts');
    const studies = (id: string | undefined) => list.find(({ _id }) => _id === id);
    expect(studies(asha._id)).toMatchObject({ faculty, semester: null });
    expect(studies(bina._id)).toMatchObject({ faculty, semester: second });
    expect(await read(`testimonial/${said._id}`)).toEqual(said);
    await site.call('DELETE', `/api/faculty/${faculty}`);
    const after = (await site.call('GET', '/api/accounts')).list.find(({ _id }) => _id === bina._id);
    expect(after).toMatchObject({ semester: null });
  });

  test('are found in the palette by a subject, with the faculty where they are kept [17.35]', async () => {
    const { faculty, ids } = await facultyWith('BSc CSIT', 'Third Semester');
    await site.call('PUT', `/api/semester/${ids[0]}`, {
      json: { subjects: [{ ...dataStructures, name: 'Theory of Computation' }] },
    });
    const { list } = await site.call('GET', '/api/find?q=computation');
    expect(list.map(({ type }) => type)).toEqual(['semester', 'faculty']);
    expect(list.find(({ type }) => type === 'semester')).toMatchObject({
      records: [{ _id: ids[0], title: 'Third Semester', within: { _id: faculty, title: 'BSc CSIT' } }],
    });
  });

  test('are deleted with their faculty, after its number of students was shown [17.36]', async () => {
    const { faculty, ids } = await facultyWith('BIM', 'First');
    for (const name of ['chandra', 'dipa']) {
      const account = {
        role: 'student',
        name,
        email: `${name}@localhost`,
        password: 'long enough 1',
        faculty,
      };
      await post('account', account);
    }
    const enrolled = await site.call('GET', `/api/accounts?faculty=${faculty}&limit=1`);
    expect([enrolled.list.length, enrolled.headers.get('x-total-count')]).toEqual([1, '2']);
    expect((await site.call('GET', `/api/accounts?faculty=${faculty}`)).list).toHaveLength(2);
    await site.call('DELETE', `/api/faculty/${faculty}`);
    expect((await site.call('GET', `/api/semester/${ids[0]}`)).status).toBe(404);
  });

  test('make their faculty be found on the site by their subjects, with the change itself [17.176]', async () => {
    const found = async (q: string) => {
      const { text } = await site.call('GET', `/search?q=${q}`, { as: 'nobody' });
      return /class="hits".*<\/section>/s.exec(text)?.[0] ?? '';
    };
    const { ids } = await facultyWith('Journalism', 'Opening Term');
    expect(await found('opening+term')).toContain('Journalism');
    const subjects = (name: string) =>
      site.call('PUT', `/api/semester/${ids[0]}`, { json: { subjects: [{ name }] } });
    await subjects('Photography');
    expect(await found('photography')).toContain('>Journalism<');
    await subjects('Typesetting');
    expect(await found('photography')).not.toContain('>Journalism<');
    expect(await found('typesetting')).toContain('>Journalism<');
    await site.call('DELETE', `/api/semester/${ids[0]}`);
    expect(await found('typesetting')).not.toContain('>Journalism<');
  });
});
