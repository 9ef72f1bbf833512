import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CollegeFacts, neutralCollege } from '../../src/content/college.ts';
import { multipart } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';

const PATH = '/api/settings';

describe.each(sites)('Settings on $name', ({ start }) => {
  let site: TestSite;
  let other: TestSite;
  beforeAll(async () => {
    site = await start();
    other = await start({ beside: site });
  });
  afterAll(async () => {
    await other.close();
    await site.close();
  });
  beforeEach(async () => {
    expect((await site.call('PUT', PATH, { json: neutralCollege })).status).toBe(200);
  });

  const read = () => site.call('GET', PATH);
  const facts = async () => (await read()).json as CollegeFacts;
  const change = (json: unknown, headers: Record<string, string> = {}) =>
    site.call('PUT', PATH, { json, headers });
  const page = async (path: string, from = site) => (await from.call('GET', path, { as: 'nobody' })).text;

  test('have neutral defaults [1.24, 9.9-9.11]', async () => {
    expect(await facts()).toEqual(neutralCollege);
    expect(neutralCollege).toMatchObject({ extensions: '23, 24', copyrightYear: 2023 });
    expect(neutralCollege).toMatchObject({
      boxUsers: 100,
      boxSubjects: 20,
      boxTeachers: 4,
      boxAcademics: 10,
      boxNotes: 1000,
      boxEvents: 10,
      boxQuestions: 100,
    });
  });

  test('change only in the given fields, and are returned in full', async () => {
    const answer = await change({ motto: 'Sit down and learn.' });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ ...neutralCollege, motto: 'Sit down and learn.' });
    expect(await facts()).toEqual(answer.json);
    expect(answer.headers.get('etag')).toBe((await read()).headers.get('etag'));
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['form', 'multipart'])('are taken from a %s too', async (encoding) => {
    const fields = {
      phone: '01-5970123',
      extensions: '7, 8',
      established: '1998',
      morePhones: ' 01-5970124 \r\n\r\n०१-५९७०१२५\n',
      linkedin: 'https://work.example/us',
      boxUsers: '250',
    };
    const body = encoding === 'form' ? new URLSearchParams(fields) : multipart(fields);
    const answer = await site.call('PUT', PATH, { body });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      phone: '01-5970123',
      extensions: '7, 8',
      morePhones: '01-5970124\n01-5970125',
      established: 1998,
      linkedin: 'https://work.example/us',
      boxUsers: 250,
    });
    const emptied = await site.call('PUT', PATH, {
      body: new URLSearchParams({ established: '', extensions: '' }),
    });
    expect(emptied.json).toMatchObject({ established: null, extensions: '' });
  });

  test('complete a web address that begins with its host, and refuse one without a host [17.80]', async () => {
    const { status, record } = await change({
      plusTwoUrl: 'plustwo.example',
      facebook: 'facebook.com/himal',
    });
    expect([status, record.plusTwoUrl, record.facebook]).toEqual([
      200,
      'https://plustwo.example',
      'https://facebook.com/himal',
    ]);
  });

  test.each<[string, unknown]>([
    ['name', ' '],
    ['name', 'x'.repeat(201)],
    ['name', 5],
    ['name', null],
    ['motto', 'two\nlines'],
    ['phone', 'call us'],
    ['phone', '+'],
    ['email', 'nobody'],
    ['extensions', '23, x'],
    ['extensions', ['23']],
    ['extensions', Array.from({ length: 11 }, () => '1').join()],
    ['morePhones', '01-5970123\ncall us'],
    ['morePhones', Array.from({ length: 11 }, () => '01-5970123').join('\n')],
    ['moreEmails', 'office@himal.example\nnobody'],
    ['mapsUrl', 'javascript:alert(1)'],
    ['mapsUrl', 'JavaScript:alert(1)//https://map.example'],
    ['mapsUrl', ' javascript:alert(1)'],
    ['mapsUrl', 'java\tscript:alert(1)'],
    ['mapsUrl', 'data:text/html,x'],
    ['plusTwoUrl', '//elsewhere.example'],
    ['plusTwoUrl', 'plustwo'],
    ['plusTwoUrl', 'https://'],
    ['journalUrl', 'https://user:word@journal.example/'],
    ['journalUrl', `https://journal.example/${'x'.repeat(2000)}`],
    ['established', 1799],
    ['established', 'long ago'],
    ['copyrightYear', 2101],
    ['copyrightYear', 2023.5],
    ['copyrightYear', ''],
    ['answerDays', 0],
    ['answerDays', 61],
    ['facebook', 'javascript:alert(1)'],
    ['boxUsers', -1],
    ['boxNotes', 1_000_001],
  ])('are not changed by what does not hold: %s %j', async (name, value) => {
    const before = await read();
    const { status, refusal } = await change({ motto: 'Not this either', [name]: value });
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields)).toEqual([name]);
    expect(refusal.message).toBe(refusal.fields[name]);
    expect((await read()).text).toBe(before.text);
    expect((await read()).headers.get('etag')).toBe(before.headers.get('etag'));
  });

  test('report every invalid field', async () => {
    const { refusal } = await change({ name: '', copyrightYear: 1, youtube: 'x' });
    expect(Object.keys(refusal.fields).sort()).toEqual(['copyrightYear', 'name', 'youtube']);
  });

  test('show on every page from the very next request on', async () => {
    await page('/');
    await page('/admin/dashboard');
    await change({ name: 'Himal <College> & Sons', copyrightYear: 2031, phone: '01-5970123' });
    const home = await page('/');
    expect(home).toMatch(/<title>[^<]*Himal &lt;College&gt; &amp; Sons/);
    const header = home.slice(home.indexOf('<header'), home.indexOf('</header>'));
    const footer = home.slice(home.indexOf('<footer'));
    for (const part of [header, footer]) expect(part).toContain('Himal &lt;College&gt; &amp; Sons');
    expect(footer).toContain('2031');
    expect(home).toContain('href="tel:015970123"');
    await change({ phone: '01-5970123/5970124' });
    const several = await page('/');
    expect(several).toContain('href="tel:015970123"');
    expect(several).toContain('href="tel:5970124"');
    await change({ phone: '01-5970123' });
    expect(await page('/admin/dashboard')).toContain('<title>Himal &lt;College&gt; &amp; Sons</title>');
    await expect.poll(() => page('/', other), { timeout: 1000 }).toContain('Himal &lt;College&gt;');
  });

  test('have further telephones and addresses, which stand where the first ones stand [17.177]', async () => {
    await change({ phone: '01-5970123', email: 'office@himal.example' });
    await change({ morePhones: '01-5970125\n01-5970126', moreEmails: 'exams@himal.example' });
    const [home, contact] = [await page('/'), await page('/contact-us')];
    const header = home.slice(home.indexOf('<header'), home.indexOf('</header>'));
    const [top] = header.split('id="menu"');
    for (const number of ['015970125', '015970126']) {
      const link = `href="tel:${number}"`;
      expect(home.slice(home.indexOf('<footer'))).toContain(link);
      expect(contact.slice(contact.indexOf('<main'), contact.indexOf('</main>'))).toContain(link);
      expect(top).not.toContain(link);
    }
    expect(contact).toContain('href="mailto:exams@himal.example"');
    expect(home).toContain('"telephone":["01-5970123","01-5970125","01-5970126"]');
    expect(home).toContain('"email":["office@himal.example","exams@himal.example"]');
  });

  test('changed by two at once are saved once, and the other gets a conflict', async () => {
    const etag = (await read()).headers.get('etag') ?? '';
    const seen = { 'if-match': etag };
    const answers = await Promise.all(
      [site, other, site, other].map((from, index) =>
        from.call('PUT', PATH, {
          as: { token: site.token },
          json: { motto: `Motto ${index}` },
          headers: seen,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await facts()).toEqual({ ...neutralCollege, motto: `Motto ${winner}` });
    expect((await change({ motto: 'Late' }, seen)).refusal.code).toBe('stale');
    const now = (await read()).headers.get('etag') ?? '';
    expect((await change({ motto: 'Seen' }, { 'if-match': now })).status).toBe(200);
    expect((await change({ motto: 'Whatever it was' }, { 'if-match': '*' })).status).toBe(200);
  });

  test.each(['POST', 'DELETE', 'PATCH'])('answer %s with what they do answer', async (method) => {
    const answer = await site.call(method, PATH);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT']);
  });

  test.each([
    ['{', 400],
    ['[]', 400],
    ['""', 400],
  ])('refuse the body %s', async (body, status) => {
    const headers = { 'content-type': 'application/json' };
    expect((await site.call('PUT', PATH, { body, headers })).status).toBe(status);
    expect(
      (await site.call('PUT', PATH, { body: 'x', headers: { 'content-type': 'text/plain' } })).status,
    ).toBe(415);
  });
});
