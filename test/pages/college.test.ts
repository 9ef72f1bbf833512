import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import { anySite, type TestSite } from '../site.ts';

const NOWHERE = '0'.repeat(24);

/** Pages that show their records in full. */
const wholeTexts = [
  { type: 'about', path: '/who-we-are', named: 'title' },
  { type: 'about', path: '/why-us', named: 'title' },
  { type: 'pmessage', path: '/message', named: 'name' },
  { type: 'admission', path: '/admissions', named: 'title' },
  { type: 'scholarship', path: '/scholarships', named: 'title' },
  { type: 'faq', path: '/faqs', named: 'title' },
] as const;
const fixed = ['/contact-us', '/apply-online', '/login', '/student/dashboard', '/teacher/dashboard'];

describe.each(anySite)('Pages about the college on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const get = (path: string) => site.call('GET', path, { as: 'nobody' });
  const page = async (path: string) => (await get(path)).text;
  const make = async (type: string, json: Record<string, unknown>) => {
    const { status, record } = await site.call('POST', `/api/${type}`, { json });
    expect(status).toBe(201);
    return record._id ?? '';
  };
  const remove = (type: string, id: string) => site.call('DELETE', `/api/${type}/${id}`);

  test.each([...wholeTexts.map(({ path }) => path), ...fixed])(
    'are complete with nothing published: %s',
    async (path) => {
      const { status, text, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(text).toMatch(/^<!doctype html><html lang="en"/);
      expect(text.trimEnd()).toMatch(/<\/html>$/);
      expect(text.match(/<h1[ >]/g)).toHaveLength(1);
      expect(text).toMatch(/<meta name="description" content="[^"]{15,}"/);
      expect(text).not.toMatch(/coming soon/i);
    },
  );

  test.each(wholeTexts)(
    '$path shows what was acknowledged at once, newest first [1.1, 2.6, 2.8-2.10, 2.14]',
    async (given) => {
      const { type, path, named } = given;
      const first = await make(type, {
        [named]: 'Elder <b>',
        description: '<h2>Part</h2><p>First words</p>',
      });
      expect(await page(path)).toContain('Elder &lt;b&gt;');
      const second = await make(type, { [named]: 'Younger', description: '<p>Second words</p>' });
      const both = await page(path);
      expect(both).toMatch(/Younger<\/h2>.*Second words.*Elder &lt;b&gt;<\/h2>.*First words/s);
      for (const anchor of ['id="younger"', 'id="elder-b"']) expect(both).toContain(anchor);
      await site.call('PUT', `/api/${type}/${first}`, { json: { [named]: 'Changed' } });
      expect(await page(path)).toMatch(/Changed<\/h2>/);
      await remove(type, first);
      await remove(type, second);
      expect(await page(path)).not.toMatch(/Changed|Younger/);
    },
  );

  test('/why-us names /who-we-are as the address of both [2.6]', async () => {
    for (const path of ['/who-we-are', '/why-us'])
      expect(await page(path)).toContain('<link rel="canonical" href="http://localhost:0/who-we-are"/>');
    expect(await page('/why-us')).toMatch(/<a href="\/why-us" aria-current="page"/);
  });

  test('about the college has all six texts, and no heading without one [2.6]', async () => {
    const texts = { description: '<p>1</p>', vision: '<p>Seeing</p>', core_values: '<p>Holding</p>' };
    const id = await make('about', { title: 'Us', ...texts, mission: '<p></p>' });
    const text = await page('/who-we-are');
    expect(text).toMatch(/>Vision<\/h3>.*Seeing.*>Core Values<\/h3>.*Holding/s);
    expect(text).not.toMatch(/>(?:Mission|Goals)<\/h3>/);
    await remove('about', id);
  });

  test('show the picture of a record with its alternative text [2.14]', async () => {
    const image = await pictureFile({ width: 400, height: 900 });
    const body = multipart({ name: 'Dr. Rai', imageAlt: 'Dr. Rai at his desk', image });
    const { record } = await site.call('POST', '/api/pmessage', { body });
    expect(await page('/message')).toContain(`src="${record.image}"`);
    expect(await page('/message')).toContain('alt="Dr. Rai at his desk"');
    await remove('pmessage', record._id ?? '');
  });

  test('show a page of records at a time, and none beyond the last', async () => {
    const ids: string[] = [];
    for (let number = 1; number <= 21; number += 1)
      ids.push(await make('scholarship', { title: `Help ${number}` }));
    const [one, two] = [await page('/scholarships'), await page('/scholarships?page=2')];
    expect(one).toContain('>Help 21</h2>');
    expect(one).not.toContain('>Help 1</h2>');
    expect(two).toContain('>Help 1</h2>');
    expect(two).toContain('<link rel="canonical" href="http://localhost:0/scholarships?page=2"/>');
    for (const beyond of ['3', '0', 'x'])
      expect((await get(`/scholarships?page=${beyond}`)).status).toBe(404);
    for (const id of ids) await remove('scholarship', id);
  });

  describe('a faculty', () => {
    let id: string;
    let path: string;
    beforeAll(async () => {
      id = await make('faculty', {
        title: 'BSc CSIT',
        full_name: 'Computer Science',
        description: '<p>Opening</p>',
        admission_policy: '<p>Policy</p>',
        job_prospectus: '<p>Work</p>',
      });
      path = `/academics/bsc-csit/${id}`;
    });
    afterAll(() => remove('faculty', id));

    test('has its slug and id as its address; another slug redirects there [2.7, 2.19]', async () => {
      const { status, text } = await get(path);
      expect(status).toBe(200);
      expect(text).toContain(`<link rel="canonical" href="http://localhost:0${path}"/>`);
      expect(text).toMatch(/Opening.*>Admission Policy<\/h2>.*Policy.*>Job Prospectus<\/h2>.*Work/s);
      expect(text).not.toContain('>Program Objective</h2>');
      for (const slug of ['wrong', '-', 'BSC-CSIT']) {
        const { status, headers } = await get(`/academics/${slug}/${id}`);
        expect([status, headers.get('location')]).toEqual([301, path]);
      }
    });

    test.each([`/academics/x/${NOWHERE}`, '/academics/x/odd', '/academics/x'])(
      'that does not exist is 404: %s',
      async (nowhere) => {
        const { status, text } = await get(nowhere);
        expect(status).toBe(404);
        expect(text).toContain('Page Not Found');
      },
    );

    test('shows its semesters, testimonials of its own students, and the other programmes', async () => {
      const semester = await make('semester', { title: 'First Semester', faculty: id });
      const other = await make('faculty', { title: 'BBS' });
      const own = await make('testimonial', { name: 'Asha', faculty: 'BSc CSIT', description: 'I stayed' });
      const foreign = await make('testimonial', { name: 'Bina', faculty: 'BBS', description: 'I left' });
      const text = await page(path);
      expect(text).toMatch(/First Semester.*I stayed/s);
      expect(text).not.toContain('I left');
      expect(text).toContain(`href="/academics/bbs/${other}"`);
      expect(await page('/apply-online')).toContain(`href="${path}"`);
      await remove('testimonial', own);
      await remove('testimonial', foreign);
      await remove('semester', semester);
      await remove('faculty', other);
      expect(await page(path)).not.toMatch(/First Semester|I stayed|BBS/);
    });
  });

  test('link from the application form to the admissions text', async () => {
    const id = await make('admission', { title: 'Forms are out' });
    expect(await page('/apply-online')).toContain('href="/admissions#forms-are-out"');
    expect(await page('/admissions')).toContain('id="forms-are-out"');
    await remove('admission', id);
  });
});
