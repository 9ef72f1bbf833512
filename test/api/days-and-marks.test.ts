import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';

/** Zero-width space, soft hyphen, word joiner, byte order mark, bidirectional marks. */
const UNSEEN = '\u200b\u00ad\u2060\ufeff\u202a\u202c\u200e';

describe.each(sites)('Days and marks on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const post = (path: string, json: object) => site.call('POST', path, { json });

  test.each([
    ['2078-01-15', '2021-04-28'],
    ['२०७८-०१-१५', '2021-04-28'],
    ['2078/01/15', '2021-04-28'],
    ['15/01/2078', '2021-04-28'],
    ['२०७८ साल वैशाख १५ गते', '2021-04-28'],
    ['15 Baishakh 2078', '2021-04-28'],
    ['26/12/2023', '2023-12-26'],
    ['5th December, 2026', '2026-12-05'],
    [`${UNSEEN}2026-12-05 `, '2026-12-05'],
    ['2040-05-01 AD', '2040-05-01'],
    ['', ''],
  ])('%s is stored and answered as %s, in each way of writing [23.30]', async (sent, day) => {
    const { record, status } = await post('/api/notice', { title: 'Day', date: sent });
    expect([status, record.date]).toEqual([201, day]);
    const change = await site.call('PUT', `/api/notice/${record._id}`, { json: { date: sent } });
    expect(change.record.date).toBe(day);
    const event = await post('/api/news', { title: 'Event', eventDay: sent });
    expect(event.record.eventDay).toBe(day);
    const draft = await post('/api/manage/notice', { title: 'Draft', date: sent });
    expect(JSON.stringify(draft.json)).toContain(`"date":"${day}"`);
  });

  test('days of filters are read in the same way, and refused in the same way [23.30]', async () => {
    await post('/api/notice', { title: 'Of today' });
    const from = async (day: string) => site.call('GET', `/api/manage/audit?from=${encodeURIComponent(day)}`);
    expect((await from('2080-01-01')).list.length).toBeGreaterThan(0);
    expect((await from('१ वैशाख २०८०')).status).toBe(200);
    expect((await from('2080-02-33')).status).toBe(400);
  });

  test.each([
    ['2083-08-30', 'there is no such day in that month'],
    ['31/11/2026', 'there is no such day in that month'],
    ['2087-01-01', 'known from 1975 to 2086'],
    ['5 Mangsir', 'has to be a day'],
    ['tomorrow', 'has to be a day'],
  ])('%s is refused: %s [23.32, 23.33]', async (date, said) => {
    const { status, refusal } = await post('/api/notice', { title: 'No day', date });
    expect([status, refusal.fields.date]).toEqual([400, expect.stringContaining(said)]);
  });

  test('one line is stored without what nobody sees, several lines as they are [23.40]', async () => {
    const { record } = await post('/api/notice', {
      title: `${UNSEEN} Exam\u00adination  ढुङ्\u200cगाना\u200b `,
    });
    expect(record.title).toBe('Examination  ढुङ्\u200cगाना');
    const only = await post('/api/notice', { title: UNSEEN });
    expect([only.status, Object.keys(only.refusal.fields)]).toEqual([400, ['title']]);
    const settings = {
      name: `\u200eHimal College\u200f`,
      email: `\u200boffice@himal.example\u2060`,
      phone: '\u202d01-4411223\u202c',
    };
    expect((await site.call('PUT', '/api/settings', { json: settings })).record).toMatchObject({
      name: 'Himal College',
      email: 'office@himal.example',
      phone: '01-4411223',
    });
  });

  test('what visitors and staff paste with marks is checked and stored without [23.40]', async () => {
    const sender = {
      name: `Sita${UNSEEN}`,
      email: `${UNSEEN}sita@\u200bexample.com `,
      phone: '\u202a9841000000\u202c',
      message: ' one\n  two ',
    };
    await site.call('POST', '/api/contact', { as: 'nobody', json: sender });
    const { list } = await site.call('GET', '/api/contacts');
    expect(list[0]).toMatchObject({
      name: 'Sita',
      email: 'sita@example.com',
      phone: '9841000000',
      message: ' one\n  two ',
    });
    const account = {
      role: 'teacher',
      name: 'Gita\u200b',
      email: '\ufeffgita@example.com',
      password: 'long enough 1',
    };
    const { record } = await post('/api/account', account);
    expect([record.name, record.email]).toEqual(['Gita', 'gita@example.com']);
    const login = await site.call('POST', '/api/teacher/login', {
      as: 'nobody',
      json: { email: '\u200bGita@example.com\u2060', password: account.password },
    });
    expect(login.status).toBe(200);
    const redirect = await post('/api/manage/redirects', {
      from: '\u200b/old\u00adpage\u200b',
      to: '/notices\ufeff',
    });
    expect(redirect.record).toMatchObject({ from: '/oldpage', to: '/notices' });
  });

  test('lists, inbox, palette, trash, audit and redirects find with and without marks [23.41]', async () => {
    const title = 'Dean’s  list of\u00a0ढुङ्गाना';
    const { record } = await post('/api/notice', { title });
    await site.call('POST', '/api/contact', {
      as: 'nobody',
      json: { name: title, email: 'x@example.com', phone: '', message: 'Hello' },
    });
    await post('/api/manage/redirects', { from: '/dean’s-list', to: '/notices' });
    const typed = [
      "DEAN'S list",
      'dean‘s list',
      'list of ढुङ्\u200cगाना',
      `d${UNSEEN}ean's`,
      "dean's   list of",
    ];
    const total = async (path: string, q: string) => {
      const answer = await site.call('GET', path + encodeURIComponent(q));
      return JSON.stringify(answer.json).includes('Dean’s');
    };
    for (const q of typed)
      for (const path of [
        '/api/notices?q=',
        '/api/manage/notice?q=',
        '/api/contacts?q=',
        '/api/find?q=',
        '/api/manage/audit?record=',
      ])
        expect([path, q, await total(path, q)]).toEqual([path, q, true]);
    await site.call('DELETE', `/api/notice/${record._id}`);
    for (const q of typed) expect(await total('/api/manage/trash?q=', q)).toBe(true);
    const { json } = await site.call('GET', `/api/manage/redirects?q=${encodeURIComponent("/DEAN'S")}`);
    expect(JSON.stringify(json)).toContain('/dean’s-list');
  });

  test('the public search finds words with marks inside, typed or stored [23.41]', async () => {
    await post('/api/notice', {
      title: 'Marks',
      description: '<p>The schol\u00adar\u200bship of Baneshwor opens.</p>',
    });
    await post('/api/notice', { title: 'Names', description: '<p>श्री ढुङ्\u200cगाना आउनुहुन्छ।</p>' });
    const found = async (q: string) =>
      (await site.call('GET', `/search?q=${encodeURIComponent(q)}`, { as: 'nobody' })).text;
    expect(await found('scholarship baneshwor')).toContain('Marks');
    expect(await found('ढुङ्गाना')).toContain('Names');
    expect(await found('ढु\u200bङ्गाना')).toContain('Names');
    expect(await found('banesh\u00adwor')).toContain('Marks');
  });
});
