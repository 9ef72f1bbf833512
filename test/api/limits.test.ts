import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digestOf } from '../../src/accounts/digest.ts';
import { MAX_UPLOADS } from '../../src/server/app.ts';
import { pdfFile } from '../documents.ts';
import { requestLine } from '../raw.ts';
import { readSql } from '../run-sql.ts';
import { type Answer, sites, type TestSite } from '../site.ts';

const AHEAD = '203.0.113.';
const PATIENCE_MS = 60_000;
/** A connection is closed if it brings fewer than 512 bytes in ten seconds. */
const BYTES_PER_TURN = 600;
const TURN_MS = 500;

describe.each(sites)('The limits on $name', ({ start }) => {
  let site: TestSite;
  let other: TestSite;
  beforeAll(async () => {
    const environment = { LIMIT_SEARCHES: '20/1h', TRUST_PROXY: '127.0.0.1,::1' };
    site = await start({ environment });
    other = await start({ beside: site });
  });
  afterAll(async () => {
    await other?.close();
    await site?.close();
  });

  const from = (address: string) =>
    ({ as: 'nobody', headers: { 'x-forwarded-for': AHEAD + address } }) as const;
  const statuses = async (paths: readonly string[], address: string, at = site) => {
    const all: number[] = [];
    for (const path of paths) all.push((await at.call('GET', path, from(address))).status);
    return all;
  };
  const searches = (count: number, begin = 0) =>
    Array.from({ length: count }, (_, n) => `/search?q=word${begin + n}`);

  test('searches and pages made for one request count together for each address [21.84]', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Fees' } });
    const paths = [
      ...searches(8),
      '/api/notices?q=fees',
      '/ne/search?q=शुल्क',
      `/notice/x/${String(record._id).replace(/./g, 'a')}`,
      '/apply-online?program=none',
      '/contact-us?sent=x',
      '/notices?preview=x',
      ...searches(6, 8),
    ];
    expect(await statuses(paths, '1')).not.toContain(429);
    expect(await statuses(searches(1, 20), '1')).toEqual([429]);
    expect(await statuses(['/notices?preview=x', '/api/notices?q=x'], '1')).toEqual([429, 429]);
    expect(await statuses(searches(1, 30), '2')).toEqual([200]);
  });

  test('staff search on, and look at previews, beside a neighbour who has searched too much [22.48]', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'Exams' } });
    const made = await site.call('POST', `/api/manage/notice/${record._id}/preview`, { json: {} });
    const preview = new URL(made.record.url ?? '').search;
    const headers = from('6').headers;
    await statuses(searches(21, 600), '6');
    expect(await statuses(['/api/notices?q=exams'], '6')).toEqual([429]);
    expect((await site.call('GET', '/api/notices?q=exams', { headers })).status).toBe(200);
    expect(await statuses([`/notices${preview}`, '/notices?preview=invented'], '6')).toEqual([200, 429]);
    const all: number[] = [];
    for (let n = 0; n < 20; n += 1)
      all.push((await site.call('GET', `/api/notices?q=exams${n}`, { headers })).status);
    expect(all).toEqual([...Array(19).fill(200), 429]);
  });

  test('what is kept, and every page that may be kept, is free [21.84]', async () => {
    expect(await statuses(searches(20, 100), '3')).not.toContain(429);
    const kept = [
      '/search?q=word100',
      '/',
      '/notices',
      '/ne/faqs',
      '/contact-us',
      '/api/notices',
      '/feed.xml',
    ];
    expect(await statuses(kept, '3')).toEqual(kept.map(() => 200));
    expect(await statuses(searches(1, 130), '3')).toEqual([429]);
  });

  test.each([
    ['/search?q=last', 'So much was looked up from your connection'],
    ['/ne/search?q=last', 'तपाईंको इन्टरनेटबाट यति धेरै खोजियो'],
  ])(
    '%s is refused with a page in its language, and says when to come again [21.84]',
    async (path, words) => {
      await statuses(searches(20, 200), '4');
      const { status, headers, text } = await site.call('GET', path, from('4'));
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        429,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      expect(text).toContain(words);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );

  test('nobody finds an address or an account by trying all, in what is stored of them [21.156]', async () => {
    const stored = async (table: string) => {
      const rows = await readSql(site, `select * from ${table}`);
      return rows as { key: string; digest?: string }[];
    };
    const email = 'somebody@example.org';
    const json = { email, password: 'a wrong one' };
    await site.call('POST', '/api/student/login', { ...from('9'), json });
    const body = new URLSearchParams({ name: 'Asha', email, message: 'Hello' }).toString();
    const headers = { ...from('9').headers, 'content-type': 'application/x-www-form-urlencoded' };
    expect((await site.call('POST', '/contact-us', { as: 'nobody', headers, body })).status).toBe(303);
    const forms = await stored('submission_key');
    const tried = Array.from({ length: 256 }, (_, n) => AHEAD + n).flatMap((address) => [
      digestOf('address', address),
      digestOf('sign-in pair', email, address, 'student'),
      ...forms.map(({ digest = '' }) => digestOf('plain', address, digest)),
    ]);
    const counts = [...(await stored('login_failure')), ...(await stored('rate_count'))];
    const keys = [...forms, ...counts].map(({ key }) => key);
    // The form, the account and its address; what the start of the site counted may have ended since.
    expect(keys.length).toBeGreaterThanOrEqual(3);
    expect([digestOf('account', email), ...tried].filter((digest) => keys.includes(digest))).toEqual([]);
  });

  test('an account is changed only with its present version [21.88]', async () => {
    const json = {
      role: 'teacher',
      name: 'Asha',
      email: 'asha@example.org',
      password: 'ten letters or more',
    };
    const { record } = await site.call('POST', '/api/account', { json });
    const path = `/api/account/${record._id}`;
    const etag = (await site.call('GET', path)).headers.get('etag') ?? '';
    const put = (name: string, headers = {}) => site.call('PUT', path, { json: { name }, headers });
    const first = await put('Asha Rai', { 'if-match': etag });
    expect([first.status, first.record.name]).toEqual([200, 'Asha Rai']);
    expect(first.headers.get('etag')).toBe((await site.call('GET', path)).headers.get('etag'));
    const late = await put('Asha Rana', { 'if-match': etag });
    expect([late.status, late.refusal.code]).toEqual([412, 'stale']);
    expect((await site.call('GET', path)).record.name).toBe('Asha Rai');
    const anyway = await put('Asha Thapa');
    expect(anyway.status).toBe(200);
    const seen = { 'if-match': anyway.headers.get('etag') ?? '' };
    const racing = await Promise.all(['Asha A', 'Asha B'].map((name) => put(name, seen)));
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test('line ends are stored as LF, in whatever encoding they come [12.5]', async () => {
    const typed = 'one\r\ntwo\rthree';
    const body = new URLSearchParams({ title: 'Form', shortText: typed });
    const form = { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    expect((await site.call('POST', '/api/banner', form)).record.shortText).toBe('one\ntwo\nthree');
    const multipart = new FormData();
    multipart.append('title', 'Parts');
    multipart.append('shortText', typed);
    expect((await site.call('POST', '/api/banner', { body: multipart })).record.shortText).toBe(
      'one\ntwo\nthree',
    );
    const json = { title: 'JSON', shortText: typed };
    expect((await site.call('POST', '/api/banner', { json })).record.shortText).toBe('one\ntwo\nthree');
    const subjects = [{ code: 'A', name: typed, credits: '' }];
    const faculty = (await site.call('POST', '/api/faculty', { json: { title: 'Lines' } })).record._id;
    const semester = { title: 'First', faculty, subjects };
    expect((await site.call('POST', '/api/semester', { json: semester })).record.subjects).toMatchObject([
      { name: 'one\ntwo\nthree' },
    ]);
    const nested = `{"title":"a\\r","shortText":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const deep = { body: nested, headers: { 'content-type': 'application/json' } };
    expect((await site.call('POST', '/api/banner', deep)).status).toBe(400);

    const message = { name: 'Asha', email: 'asha@example.org', message: typed };
    const visitor = { ...form, as: 'nobody', body: new URLSearchParams(message) } as const;
    expect((await site.call('POST', '/api/contact', visitor)).record.message).toBe('one\ntwo\nthree');
  });

  test('an account has 32 uploads under way at a process; others are not held up [21.89]', async () => {
    const uploads = keepUploading(site, MAX_UPLOADS);
    const send = () => {
      const body = new FormData();
      body.append('image', pdfFile());
      return site.call('POST', '/api/picture', { body });
    };
    const refused = await answerWith(429, send);
    expect([refused.headers.get('retry-after'), refused.refusal.code]).toEqual(['5', 'too-many']);
    expect((await site.call('POST', '/api/notice', { json: { title: 'Text' } })).status).toBe(201);
    expect((await site.call('PUT', '/api/settings', { json: { phone: '01-4111111' } })).status).toBe(200);
    uploads.stop();
    await answerWith(415, send);
  });

  test('uploads whose connections are reset at once leave the site as it is [21.89, 21.150]', async () => {
    await Promise.all(Array.from({ length: 3 * MAX_UPLOADS }, () => cutUpload(site)));
    const body = new FormData();
    body.append('image', pdfFile());
    await answerWith(415, () => site.call('POST', '/api/picture', { body }));
  });
});

/** Calls until the answer has this status. @throws after a minute */
async function answerWith(status: number, send: () => Promise<Answer>): Promise<Answer> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await send();
    if (answer.status === status) return answer;
    if (performance.now() > until) throw new Error(`timed out: still ${answer.status}, not ${status}`);
    await pause(50);
  }
}

const uploadHead = (at: TestSite) =>
  `${requestLine('POST', '/api/picture', {
    Authorization: `Bearer ${at.token}`,
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': '1000000',
  })}--x\r\nContent-Disposition: form-data; name="title"\r\n\r\n`;

/** Begins an upload and resets its connection. */
function cutUpload(at: TestSite): Promise<unknown> {
  const socket = connect(Number(new URL(at.url).port), '127.0.0.1').on('error', () => {});
  socket.write(uploadHead(at), () => socket.resetAndDestroy());
  return new Promise((resolve) => socket.once('close', resolve));
}

/**
 * Keeps this number of uploads under way: each sends a field without end, fast enough not to count as stalled, and one
 * that is refused or closed begins again.
 */
function keepUploading(at: TestSite, number: number): { stop(): void } {
  const head = uploadHead(at);
  const open = () => {
    const socket = connect(Number(new URL(at.url).port), '127.0.0.1').on('error', () => {});
    socket.resume().write(head);
    return socket;
  };
  const sockets = Array.from({ length: number }, open);
  const timer = setInterval(() => {
    for (const [index, socket] of sockets.entries()) {
      if (socket.writable) socket.write('x'.repeat(BYTES_PER_TURN));
      else sockets[index] = open();
    }
  }, TURN_MS);
  return {
    stop() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
