import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { collectedTexts } from '../collection.ts';
import { anySite, type SiteOptions, sites, type TestSite } from '../site.ts';
import { ADMIN } from '../templates.ts';
import { receiptIn, referenceIn } from './receipt-in-page.ts';

const typed = {
  '/apply-online': {
    name: 'Sita Gurung',
    address: 'भरतपुर-१०, चितवन',
    phone: '९८४५०१२३४५',
    email: 'sita.gurung@example.org',
    program: 'BCA',
    prev_college: 'Chitwan Model School',
    message: 'May I send the marksheet later?\nसोधेको मात्र।',
  },
  '/contact-us': {
    name: 'Hari Tamang',
    address: 'Patan',
    phone: '+977 1-5970123',
    email: 'hari@example.org',
    message: 'When does the library close?',
  },
} as const;
type Path = keyof typeof typed;
const paths = ['/apply-online', '/contact-us'] as const;
const listOf = { '/apply-online': '/api/applications', '/contact-us': '/api/contacts' };
const words = {
  '/apply-online': 'Thank for your application. We will contact you soon.',
  '/contact-us': 'Your message has sent :).',
};

const signs: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};
const read = (html: string) => html.replace(/&(?:lt|gt|quot|amp|#x27);/g, (sign) => signs[sign] ?? '');

/** Values in a form's fields, as a browser reads them from the HTML. */
function fieldsIn(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input [^>]*?name="(\w+)"[^>]*/g)].map(([tag, name]) => [
    name,
    / value="([^"]*)"/.exec(tag)?.[1] ?? '',
  ]);
  const areas = [...html.matchAll(/<textarea [^>]*?name="(\w+)"[^>]*>\n?([^<]*)<\/textarea>/g)].map(
    ([, name, text]) => [name, text],
  );
  return Object.fromEntries([...inputs, ...areas].map(([name, text]) => [name, read(text ?? '')]));
}

const wrongIn = (html: string) =>
  [...html.matchAll(/id="(\w+)"[^>]*aria-invalid="true"/g)].map(([, name]) => name);
const noon = new Date('2026-11-24T06:15:00Z');

/** As browsers encode a form: each line end is CRLF (requirement 12.5). */
const encoded = (fields: Record<string, string>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, value.replaceAll('\n', '\r\n')]));

describe.each(anySite)('Forms without script, on $name', ({ start }) => {
  let site: TestSite;
  let now = noon;
  beforeAll(async () => {
    site = await start({ now: () => now, environment: { LIMIT_FORMS: 'off' } });
  });
  afterAll(() => site.close());
  afterEach(() => {
    now = noon;
  });

  const get = (path: string, headers = {}) => site.call('GET', path, { as: 'nobody', headers });
  const send = (path: string, fields: Record<string, string>, at = site) =>
    at.call('POST', path, { as: 'nobody', body: encoded(fields) });
  const named = (path: Path) => ({ ...typed[path], name: `Nobody ${randomUUID()}` });
  const stored = async (path: Path, name: string) =>
    (await site.call('GET', `${listOf[path]}?q=${encodeURIComponent(name)}`)).list;

  describe.each(paths)('%s', (path) => {
    test('stores what is sent, and leads to its receipt [1.2, 1.3, 2.13, 2.15, 2.26, 2.27, 8.23, 8.24, 14.3, 24.50]', async () => {
      const fields = named(path);
      const { status, headers, text } = await send(path, fields);
      expect([status, headers.get('cache-control'), text]).toEqual([303, 'no-store', '']);
      const next = headers.get('location') ?? '';
      expect(next).toMatch(new RegExp(`^${path}\\?sent=[\\w-]{43}$`));
      const [record] = await stored(path, fields.name);
      expect(record).toMatchObject(fields);

      const page = await get(next, { 'accept-encoding': 'br' });
      const receipt = read(receiptIn(page.text)).replace(/<[^>]*>/g, '');
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect([page.headers.get('etag'), page.headers.get('content-encoding')]).toEqual([null, 'br']);
      const { reference = '?' } = record ?? {};
      for (const said of [words[path], reference, fields.name, '24 November 2026', '12:00 pm in Nepal'])
        expect(receipt).toContain(said);
      // Three days later it is a Friday.
      expect(receipt).toContain('27 November 2026');
      expect(receipt.includes('BCA')).toBe(path === '/apply-online');
      for (const secret of [fields.email, fields.phone, fields.address, fields.message])
        expect(page.text).not.toContain(secret);
      expect(Object.values(fieldsIn(page.text)).join('')).toBe('');
    });

    test('shows a receipt only with its secret, and only for a day [17.140-17.142]', async () => {
      const { headers } = await send(path, named(path));
      const next = headers.get('location') ?? '';
      const shown = await get(next);
      expect(referenceIn(shown.text)).toBeDefined();
      expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
      expect(shown.headers.get('x-robots-tag')).toBe('noindex');
      const other = path === '/contact-us' ? '/apply-online' : '/contact-us';
      for (const foreign of [path, `${next.slice(0, -1)}_`, `${path}?sent=`, next.replace(path, other)]) {
        expect(receiptIn((await get(foreign)).text), foreign).toBe('');
        expect(referenceIn((await get(foreign)).text)).toBeUndefined();
      }
      now = new Date(now.getTime() + 24 * 3_600_000);
      const over = await get(next);
      expect(receiptIn(over.text)).toBe('');
      expect(over.text).toContain('This receipt is no longer shown');
      expect(over.text).toContain('<meta name="robots" content="noindex"/>');
      expect(over.headers.get('referrer-policy')).toBe('no-referrer');
      // A sweep on that later day would have ended the session of the tests.
      now = noon;
      const { record } = await site.call('POST', '/api/user/login', { as: 'nobody', json: ADMIN });
      site.token = record.token ?? '';
    });

    test('stores the same content once within ten minutes, and shows it at the same receipt [14.4]', async () => {
      const fields = named(path);
      const first = (await send(path, fields)).headers.get('location') ?? '';
      const second = (await send(path, fields)).headers.get('location') ?? '';
      expect(second).toBe(first);
      expect(await stored(path, fields.name)).toHaveLength(1);
      now = new Date(now.getTime() + 10 * 60_000);
      await send(path, fields);
      expect(await stored(path, fields.name)).toHaveLength(2);
    });

    test('returns the refused values with the reasons beside the fields, and stores nothing [14.3]', async () => {
      const before = (await get(path)).text;
      const fields = { ...typed[path], name: '', phone: '12', email: 'sita at "example" <b>' };
      const { status, headers, text } = await send(path, fields);
      expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([400, 'no-store', null]);
      expect(fieldsIn(text)).toMatchObject({ ...fields, ...('program' in fields && { program: 'BCA' }) });
      expect(wrongIn(text)).toEqual(['name', 'phone', 'email']);
      expect(text).toMatch(/<h2 id="refusal">Not sent yet<.*<a href="#name">Name is required\.<\/a>/s);
      expect(text).toMatch(/<p id="email-error"[^>]*>Email has to look like name@example\.org\.</);
      expect((await get(path)).text).toBe(before);
      expect((await get(path)).headers.get('etag')).toBeTruthy();
    });

    test('returns hostile values as text', async () => {
      const hostile = [
        '</textarea><script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        "' autofocus onfocus='alert(1)",
        '\n\nfirst\n',
        '&lt;&amp;#x27;\u202e‮😀 $& $1',
        // Both forms return what was typed by the same code: each gets half of the collections' samples.
        ...collectedTexts('xss/live-in-chromium-156.json').filter(
          (_, at) => at % 80 === paths.indexOf(path) * 40,
        ),
        ...collectedTexts('naughty/blns.json').filter((_, at) => at % 40 === paths.indexOf(path) * 20),
      ];
      for (const text of hostile) {
        const sent = text.replace(/\r\n?|\n/g, '\n').slice(0, 4000);
        const line = sent.replaceAll('\n', ' ');
        const answer = await send(path, { name: '', address: line, message: sent });
        expect(answer.status).toBe(400);
        expect(fieldsIn(answer.text)).toMatchObject({ address: line, message: sent });
        expect(answer.text).not.toMatch(/<img src=x|onerror=alert\(1\)>|<script>/);
      }
    });

    test('returns the fields that were readable in a body that is too long or damaged', async () => {
      const long = await send(path, { ...named(path), message: 'लामो '.repeat(3000) });
      expect(long.status).toBe(413);
      expect(fieldsIn(long.text)).toMatchObject({ address: typed[path].address });
      expect(fieldsIn(long.text).message).toMatch(/^(लामो ){500}.*[^\uFFFD]$/);
      expect(long.text).toContain('At most 64 KB');
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const body = Buffer.concat([Buffer.from('address=Patan&name=a'), Buffer.from([0xff])]);
      const damaged = await site.call('POST', path, { as: 'nobody', headers, body });
      expect([damaged.status, fieldsIn(damaged.text).address]).toEqual([400, 'Patan']);
      const nothing = await site.call('POST', path, {
        as: 'nobody',
        headers: { 'content-type': 'a/b' },
        body,
      });
      expect([nothing.status, nothing.headers.get('content-type')]).toEqual([
        415,
        'text/html; charset=utf-8',
      ]);
    });

    test('answers GET, HEAD and POST only', async () => {
      const head = await site.call('HEAD', `${path}?sent=x`, { as: 'nobody' });
      expect([head.status, head.text, head.headers.get('cache-control')]).toEqual([200, '', 'no-store']);
      for (const method of ['PUT', 'DELETE']) {
        const { status, headers } = await site.call(method, path, { as: 'nobody' });
        expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
      }
    });

    test('counts a submission with the hidden field filled in as spam', async () => {
      const fields = named(path);
      const { status } = await send(path, { ...fields, website: 'https://spam.example' });
      expect(status).toBe(303);
      expect(await stored(path, fields.name)).toEqual([]);
      expect((await site.call('GET', `${listOf[path]}?spam=true`)).text).toContain(fields.name);
    });
  });

  test('a programme’s page opens the application with that programme selected; an unknown one selects nothing and is not cached', async () => {
    const { record } = await site.call('POST', '/api/faculty', { json: { title: 'BSc "CSIT"' } });
    const page = (await get(`/academics/bsc-csit/${record._id}`)).text;
    const links = [...page.matchAll(/href="(\/apply-online[^"]*)"/g)].map(([, href]) => href);
    // In the header, in the menu, and at the top and bottom of the page.
    expect(links.length).toBeGreaterThan(3);
    expect(new Set(links.filter((href) => href !== '/apply-online'))).toEqual(
      new Set([`/apply-online?program=${record._id}`]),
    );
    const chosen = await get(`/apply-online?program=${record._id}`);
    expect(chosen.text).toMatch(/<option value="BSc &quot;CSIT&quot;" selected=""/);
    expect(chosen.headers.get('etag')).toBeTruthy();
    for (const id of ['0'.repeat(24), '', '<b>']) {
      const { status, headers, text } = await get(`/apply-online?program=${encodeURIComponent(id)}`);
      expect([status, headers.get('etag')]).toEqual([200, null]);
      expect(text).toMatch(/<option value="" selected=""/);
    }
    await site.call('DELETE', `/api/faculty/${record._id}`);
  });

  const another = async (options: SiteOptions, use: (site: TestSite) => Promise<void>) => {
    const other = await start(options);
    await use(other).finally(() => other.close());
  };

  test('too many submissions from one address are refused with the typed values and the time to try again', () =>
    another({ environment: { LIMIT_FORMS: '1/10m' } }, async (limited) => {
      expect((await send('/contact-us', typed['/contact-us'], limited)).status).toBe(303);
      const { status, headers, text } = await send('/contact-us', typed['/contact-us'], limited);
      expect([status, headers.get('retry-after')]).toEqual([429, '600']);
      expect(fieldsIn(text)).toMatchObject(typed['/contact-us']);
      expect(read(text)).toContain('Nothing is lost: please send it again in 10 minutes.');
    }));
});

test('while the database is down, the page is returned with everything that was typed', async () => {
  const site = await sites[0].start();
  const other = new Database(join(site.dataDir, 'chautari.sqlite'));
  try {
    other.exec('begin immediate');
    const body = encoded(typed['/apply-online']);
    const { status, headers, text } = await site.call('POST', '/apply-online', { as: 'nobody', body });
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    expect(fieldsIn(text)).toMatchObject(typed['/apply-online']);
    expect(text).toContain('The server is busy just now. Please try again in a moment.');
  } finally {
    other.close();
    await site.close();
  }
});
