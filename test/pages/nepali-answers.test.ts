import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, anySite, sites, type TestSite } from '../site.ts';

const REDIRECTS = '/api/manage/redirects';
const START = Date.parse('2026-11-24T04:00:00Z');
const tagOf = ({ headers }: Answer) => headers.get('etag') ?? '';

describe.each(anySite)('What stands in place of a Nepali page on $name', ({ start }) => {
  let site: TestSite;
  let now = START;
  beforeAll(async () => {
    site = await start({ now: () => new Date(now) });
  });
  afterAll(() => site.close());

  const page = (of: string) => site.call('GET', of, { as: 'nobody' });
  const leads = async (path: string) => {
    const { status, headers } = await page(path);
    return [status, headers.get('location')];
  };
  const add = (from: string, to: string, permanent = true) =>
    site.call('POST', REDIRECTS, { json: { from, to, permanent } });
  const publish = async (title: string) =>
    (await site.call('POST', '/api/notice', { json: { title, description: '<p>Words</p>' } })).record;

  test('redirects lead on and stay in the language, unless one is stored with it [20.36]', async () => {
    const { _id } = await publish('Fees');
    await add('/about.html', '/who-we-are');
    await add('/?p=12', '/faqs#fees', false);
    await add('/fair', 'https://fair.example/2083');
    await add('/robots', '/robots.txt');
    await add('/old-fees', `/notice/former/${_id}`);
    await add('/two-steps', '/about.html');
    expect(await leads('/ne/about.html')).toEqual([301, '/ne/who-we-are']);
    expect(await leads('/ne/About.html/?x=1')).toEqual([301, '/ne/who-we-are']);
    expect(await leads('/ne?p=12')).toEqual([302, '/ne/faqs#fees']);
    expect(await leads('/ne/fair')).toEqual([301, 'https://fair.example/2083']);
    expect(await leads('/ne/robots')).toEqual([301, '/robots.txt']);
    expect(await leads('/ne/old-fees')).toEqual([301, `/ne/notice/fees/${_id}`]);
    expect(await leads('/ne/two-steps')).toEqual([301, '/ne/who-we-are']);
    expect(await leads('/about.html')).toEqual([301, '/who-we-are']);
    expect((await page('/ne/about.html')).headers.get('cache-control')).toMatch(/s-maxage=1$/);
    await add('/ne/about.html', '/ne/message');
    expect(await leads('/ne/about.html')).toEqual([301, '/ne/message']);
    expect(await leads('/about.html')).toEqual([301, '/who-we-are']);
    expect((await add('/ne/notices', '/faqs')).status).toBe(409);
  });

  test('a missing page is counted without its language, and other spellings of a page are not [20.36]', async () => {
    for (const path of ['/lost-leaflet', '/ne/lost-leaflet', '/ne/Lost-leaflet/', '/ne/api/lost-leaflet'])
      expect((await page(path)).status, path).toBe(404);
    const { list } = await site.call('GET', '/api/manage/missing-pages?q=lost-leaflet');
    expect(list.map(({ path, count }) => [path, count])).toEqual([['/lost-leaflet', 3]]);
    expect(await leads('/ne/Notices')).toEqual([301, '/ne/notices']);
    expect((await site.call('GET', '/api/manage/missing-pages?q=notices')).list).toEqual([]);
  });

  test('the not-found page, what has ended and a list beyond its end are said in Nepali [20.33]', async () => {
    const { _id } = await publish('Entrance results');
    const path = `/api/manage/notice/${_id}`;
    const headers = { 'if-match': tagOf(await site.call('GET', path)) };
    const expireAt = new Date(now + 60_000).toISOString();
    expect((await site.call('POST', `${path}/publish`, { json: { expireAt }, headers })).status).toBe(200);
    now += 2 * 3_600_000;
    const ended = await page(`/ne/notice/entrance-results/${_id}`);
    expect([ended.status, ended.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(ended.text).toContain('२०८३ मंसिर ८');
    expect(ended.text).not.toContain('notice<');
    expect(ended.text).toContain('href="/ne/notices"');
    expect(ended.text).not.toContain('Entrance results');
    expect(await leads(`/ne/notice/former/${_id}`)).toEqual([301, `/ne/notice/entrance-results/${_id}`]);
    for (const lost of ['/ne/notices?page=99', '/ne/nowhere', `/ne/notice/x/${'0'.repeat(24)}`]) {
      const { status, text } = await page(lost);
      expect([status, text.includes('<html lang="ne">')], lost).toEqual([404, true]);
      expect(text).not.toContain('Page Not Found');
    }
  });

  test('the college and the kinds of what is found are called by their Nepali names [20.38, 20.48]', async () => {
    await publish('Holiday of Tihar');
    const settings = {
      name: 'Himal College',
      name_ne: 'हिमाल कलेज',
      motto_ne: 'सिक्ने ठाउँ',
      address_ne: 'इलाम',
    };
    expect((await site.call('PUT', '/api/settings', { json: settings })).status).toBe(200);
    for (const path of [
      '/ne',
      '/ne/notices',
      '/ne/nowhere',
      '/ne/feed.xml',
      '/ne/calendar.ics',
      '/ne/manifest.webmanifest',
    ]) {
      const { text } = await page(path);
      expect([path, text.includes('हिमाल कलेज'), text.includes('Himal College')]).toEqual([path, true, false]);
    }
    expect((await page('/ne/manifest.webmanifest')).json).toMatchObject({ description: 'सिक्ने ठाउँ' });
    expect((await page('/notices')).text).not.toContain('हिमाल कलेज');
    expect((await page('/ne/search?q=tihar')).text).toContain('<p class="hit-kind">सूचना');
    expect((await page('/search?q=tihar')).text).toContain('<p class="hit-kind">Notice');
  });

  test('university and opening hours are said in Nepali on its pages and by the assistant [20.212]', async () => {
    const settings = {
      university: 'Tribhuvan University',
      university_ne: 'त्रिभुवन विश्वविद्यालय',
      openingHours: 'Sunday to Friday, 6 to 5',
      openingHours_ne: 'आइतबारदेखि शुक्रबार, ६ देखि ५ बजे',
    };
    expect((await site.call('PUT', '/api/settings', { json: settings })).status).toBe(200);
    const inEnglish = [settings.university, settings.openingHours];
    const inNepali = [settings.university_ne, settings.openingHours_ne];
    for (const [path, shown, hidden] of [
      ['/contact-us', inEnglish, inNepali],
      ['/ne/contact-us', inNepali, inEnglish],
    ] as const) {
      const { text } = await page(path);
      for (const one of shown) expect(text.split(one).length, `${path} ${one}`).toBeGreaterThan(2);
      for (const one of hidden) expect([path, text.includes(one)]).toEqual([path, false]);
    }
    const json = { sender: 'guardian', message: 'कार्यालय खुल्ने समय के हो?' };
    const answer = await site.call('POST', '/webhooks/rest/webhook', { as: 'nobody', json });
    expect(answer.text).toContain(settings.openingHours_ne);
  });

  test('a testimonial says programme and semester by their Nepali titles [20.213]', async () => {
    const add = async (type: string, json: object) =>
      (await site.call('POST', `/api/${type}`, { json })).record._id;
    const faculty = await add('faculty', { title: 'BPH', title_ne: 'जनस्वास्थ्य' });
    await add('semester', { title: 'Seventh Semester', title_ne: 'सातौँ सेमेस्टर', faculty });
    const studied = { faculty: 'BPH', semester: 'Seventh Semester' };
    await add('testimonial', { name: 'Maya', name_ne: 'माया', description: 'I stayed.', ...studied });
    for (const path of ['/ne', `/ne/academics/bph/${faculty}`]) {
      const { text } = await page(path);
      expect([path, text.match(/Seventh Semester/g)]).toEqual([path, null]);
      expect(text).toContain('सातौँ सेमेस्टर');
    }
    expect((await page('/')).text).toContain('BPH, Seventh Semester');
  });

  test('a preview is shown under /ne, with its token in the link to the other language alone [20.45]', async () => {
    const other = await publish('Another notice');
    const { record } = await site.call('POST', '/api/manage/notice', {
      json: { title: 'Exam routine', description: '<p>From Mangsir 12</p>' },
    });
    const given = await site.call('POST', `/api/manage/notice/${record._id}/preview`, { json: {} });
    const { pathname: path, searchParams } = new URL(given.record.url ?? '');
    const token = searchParams.get('preview') ?? '';
    for (const address of [path, '/notices', '/']) {
      const nepali = `/ne${address === '/' ? '' : address}?preview=${token}`;
      const { status, text, headers } = await page(nepali);
      expect([nepali, status, headers.get('cache-control')]).toEqual([nepali, 200, 'no-store']);
      expect(text).toContain('<html lang="ne">');
      expect(text).toContain('Exam routine');
      const withToken = [...text.matchAll(/href="([^"]*preview=[^"]*)"/g)].map(([, href]) => href);
      // The bar leads to the other pages that show it.
      const inBar = [path, '/notices', '/'].filter((one) => one !== address);
      expect(new Set(withToken)).toEqual(
        new Set([
          `${address}?preview=${token}`,
          ...inBar.map((one) => `/ne${one === '/' ? '' : one}?preview=${token}`),
        ]),
      );
    }
    expect((await page(`/ne${path}?preview=${token}`)).text).toContain(
      `href="/ne/notice/another-notice/${other._id}"`,
    );
    expect(await leads(`/ne/notice/former/${record._id}?preview=${token}`)).toEqual([
      302,
      `/ne${path}?preview=${token}`,
    ]);
    expect((await page(`/ne/faqs?preview=${token}`)).status).toBe(404);
    now += 25 * 3_600_000;
    const over = await page(`/ne${path}?preview=${token}`);
    expect([over.status, over.text.includes('<html lang="ne">')]).toEqual([410, true]);
    now = START;
  });

  test.each(['/contact-us', '/apply-online'])(
    'a form on %s is refused and thanked in its language, which is kept [20.5, 20.41]',
    async (path) => {
      const type = path === '/contact-us' ? 'contact' : 'application';
      const send = (to: string, fields: Record<string, string>) =>
        site.call('POST', to, { body: new URLSearchParams(fields), as: 'nobody' });
      const empty = (await page(`/ne${path}`)).text;
      expect(empty).toContain('<input type="hidden" name="lang" value="ne"/>');
      expect(empty).toContain(`action="/ne${path}"`);
      // Without it a form is English.
      expect((await page(path)).text).not.toContain('name="lang"');
      const refused = await send(`/ne${path}`, { name: 'राम', lang: 'ne' });
      expect([refused.status, refused.text.includes('<html lang="ne">')]).toEqual([400, true]);
      const fields = { name: 'राम', phone: '९८४१२३४५६७', message: 'नमस्ते', program: 'BCA', address: 'Ilam' };
      const sent = await send(`/ne${path}`, { ...fields, lang: 'ne' });
      const to = sent.headers.get('location') ?? '';
      expect([sent.status, to]).toEqual([303, expect.stringMatching(`^/ne${path}\\?sent=`)]);
      const receipt = await page(to);
      expect(receipt.text).toContain('<html lang="ne">');
      // The same receipt in the other language.
      const english = to.replace('/ne', '');
      expect(receipt.text).toContain(`<a class="language-link" href="${english}" lang="en"`);
      expect((await page(english)).text).toContain('24 November 2026');
      const { list } = await site.call('GET', `/api/${type}s`);
      expect(list[0]).toMatchObject({ name: 'राम', lang: 'ne' });
    },
  );
});

test('while the database is down, forms and pages under /ne say so in Nepali [20.33]', async () => {
  const site = await sites[0].start();
  const other = new Database(join(site.dataDir, 'chautari.sqlite'));
  try {
    other.exec('begin immediate');
    const body = new URLSearchParams({ name: 'राम', phone: '9841234567', message: 'नमस्ते' });
    const { status, text } = await site.call('POST', '/ne/contact-us', { as: 'nobody', body });
    expect([status, text.includes('<html lang="ne">')]).toEqual([503, true]);
    expect(text).toContain('value="राम"');
    expect(text).toContain('<h2 id="refusal">अझै पठाइएको छैन</h2>');
  } finally {
    other.close();
    await site.close();
  }
});
