import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { multipart, smallPicture } from '../pictures.ts';
import { type Answer, sites, type TestSite } from '../site.ts';
import { fillInNepali } from './nepali-college.ts';
import { type Said, saidIn } from './said-in-page.ts';

const NOW = Date.parse('2026-11-24T04:00:00Z');
const MINUTE_MS = 60_000;

/** Latin words allowed in Nepali pages: the names of file formats and units, references, and addresses. */
const ALLOWED = [
  /\b(?:PDF|Word|Excel|PowerPoint|OpenDocument|KB|MB)\b/g,
  /\b[A-Z]-[0-9A-Z]{4,}(?:-[0-9A-Z]+)*\b/g,
  /https?:\/\/\S+/g,
  /\b[\w.]+@[\w.]+/g,
];

const withoutAllowed = (text: string) => ALLOWED.reduce((rest, allowed) => rest.replace(allowed, ''), text);
const latinIn = (said: readonly Said[]) =>
  said.flatMap(({ where, text }) => (/[A-Za-z0-9]/.test(withoutAllowed(text)) ? [`${where}: ${text}`] : []));

const island = (name: string) => ({ src: `/assets/${name}.js`, imports: [], styles: [] });
const islands = { chat: island('chat'), lightbox: island('lightbox'), sending: island('sending') };
const nothing = { styles: [], scripts: [], preloadScripts: [], preloadFonts: [] };
const assets = {
  site: { ...nothing, islands, nepali: { nepaliFonts: [], labelFonts: [], islands, pageScripts: {} } },
  admin: nothing,
};

const START = [
  ...['/ne', '/ne/login', '/ne/student/dashboard', '/ne/teacher/dashboard', '/ne/offline', '/ne/message'],
  ...['/ne/search', '/ne/search?q=परीक्षा', '/ne/search?q=गणित+क्षत्रप', '/ne/search?q=क्षत्रप', '/ne/nowhere'],
  `/ne/search?q=${'परीक्षा '.repeat(40)}`,
];

/** What pages say does not depend on the database, and to visit all takes seconds. */
const [embedded] = sites;

/** Visits every Nepali page that a link leads to. */
async function crawl(site: TestSite, look: (path: string, answer: Answer) => void): Promise<Set<string>> {
  const found = new Set(START);
  for (const path of found) {
    const answer = await site.call('GET', encodeURI(path).replaceAll('%25', '%'), { as: 'nobody' });
    if (answer.status === 301) {
      found.add(answer.headers.get('location') ?? '');
      continue;
    }
    look(path, answer);
    for (const [, href = ''] of answer.text.matchAll(/<a (?:class="[^"]*" )?href="(\/[^"#]*)/g)) {
      const isPage = /^\/ne(?:[/?]|$)/.test(href) && !href.endsWith('.ics');
      if (isPage) found.add(href.replaceAll('&amp;', '&'));
      // Only the language link, links to files and the staff sign-in leave the language.
      else if (!/^\/uploads\/|\.ics$|^\/admin\/login$/.test(href))
        expect([path, answer.text]).toEqual([
          path,
          expect.stringContaining(`class="language-link" href="${href}"`),
        ]);
    }
  }
  return found;
}

describe('The Nepali site', () => {
  let site: TestSite;
  let now = NOW;
  beforeAll(async () => {
    site = await embedded.start({ now: () => new Date(now), assets });
    await fillInNepali(site, '2026-11-26');
  });
  afterAll(() => site.close());

  const page = (path: string) => site.call('GET', path, { as: 'nobody' });
  const expectNepali = (path: string, { text }: Answer) => {
    expect(text, path).toContain('<html lang="ne">');
    expect([path, latinIn(saidIn(text, 'ne'))]).toEqual([path, []]);
    // All content is in Nepali, so English words are those of the link to the English page, and an email address.
    const english = new Set(saidIn(text, 'en').map((said) => said.text));
    expect([
      path,
      [...english].filter((words) => !/^(?:English|office@|himal\.example)$/.test(words)),
    ]).toEqual([path, []]);
  };

  test('says everything in Nepali, on every page that a link leads to [20.10, 20.30]', async () => {
    const seen = await crawl(site, expectNepali);
    expect(seen.size).toBeGreaterThan(40);
  });

  test('refuses and thanks in Nepali without script [20.10]', async () => {
    for (const [path, fields] of [
      ['/ne/contact-us', { name: 'राम', phone: '९८४१२३४५६७', message: 'नमस्ते' }],
      ['/ne/apply-online', { name: 'राम', phone: '९८४१२३४५६७', program: 'बीसीए' }],
    ] as const) {
      const send = (sent: Record<string, string>) =>
        site.call('POST', path, { body: new URLSearchParams(sent), as: 'nobody' });
      const refused = await send({ phone: '१२', email: 'क' });
      expect(refused.status).toBe(400);
      expectNepali(path, refused);
      const sent = await send(fields);
      const receipt = sent.headers.get('location') ?? '';
      expect([sent.status, receipt]).toEqual([303, expect.stringContaining(`${path}?sent=`)]);
      expectNepali(receipt, await page(receipt));
      const former = `${path}?sent=former`;
      expectNepali(former, await page(former));
    }
  });

  test('says in Nepali what has ended, what is previewed, and that a preview has ended [20.10]', async () => {
    const { record } = await site.call('POST', '/api/notice', { json: { title: 'हिजोको सूचना' } });
    const path = `/api/manage/notice/${record._id}`;
    const headers = { 'if-match': (await site.call('GET', path)).headers.get('etag') ?? '' };
    const previewed = await site.call('POST', `${path}/preview`, { json: {} });
    const link = `/ne${(previewed.record.url ?? '').replace(/^https?:\/\/[^/]+/, '')}`;
    expectNepali(link, await page(link));
    const expireAt = new Date(now + MINUTE_MS).toISOString();
    expect((await site.call('POST', `${path}/publish`, { json: { expireAt }, headers })).status).toBe(200);
    now += 100 * 24 * 60 * MINUTE_MS;
    onTestFinished(() => {
      now = NOW;
    });
    const ended = `/ne/notice/${encodeURIComponent('हिजोको-सूचना')}/${record._id}`;
    const { text } = await page(ended);
    expectNepali(ended, { text } as Answer);
    expect(text).toContain('यो सूचनाको समय');
    expectNepali(link, await page(link));
  });
});

const ENGLISH: readonly (readonly [string, object])[] = [
  ['notice', { title: 'A day off', description: '<p>Monday</p><table><tr><td>Gate</td></tr></table>' }],
  ['news', { title: 'Open day', description: '<p>Come</p>', eventDay: '2026-11-26', eventPlace: 'Hall 2' }],
  ['admission', { title: 'When to apply', description: '<p>In June</p>' }],
  ['scholarship', { title: 'For the best', description: '<p>Half the fee</p>' }],
  ['faq', { title: 'Is there a bus?', description: '<p>Yes</p>' }],
  ['pmessage', { name: 'Ram Prasad', description: '<p>Welcome</p>' }],
  ['about', { title: 'Our college', description: '<p>Under a tree</p>', vision: '<p>Light</p>' }],
  ['testimonial', { name: 'Gita', faculty: 'BCA', semester: 'First', description: 'I learned a lot.' }],
  ['banner', { title: 'Start early', shortText: 'BCA and BBA', shortDescription: 'From six.' }],
];

describe('Nepali pages with English content', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await embedded.start({ now: () => new Date(NOW), assets });
    const settings = { phone: '01-5970123', email: 'office@himal.example', openingHours: 'Six to five' };
    expect((await site.call('PUT', '/api/settings', { json: settings })).status).toBe(200);
    const image = await smallPicture();
    await site.call('POST', '/api/gallery', { body: multipart({ title: 'Sports day', image }) });
    await site.call('POST', '/api/partner', { body: multipart({ title: 'Bank', imageAlt: 'Tree', image }) });
    const facts = { seats: '48 in all', university: 'Tribhuvan University', description: '<p>Software</p>' };
    const { record } = await site.call('POST', '/api/faculty', { json: { title: 'BCA', ...facts } });
    const subjects = [{ code: 'CACS101', name: 'Drawing', credits: 3 }];
    await site.call('POST', '/api/semester', { json: { title: 'First', faculty: record._id, subjects } });
    for (const [type, fields] of ENGLISH)
      expect((await site.call('POST', `/api/${type}`, { json: fields })).status).toBe(201);
  });
  afterAll(() => site.close());

  test('say of every English text that it is English [20.11]', async () => {
    // A title and metadata have no language of their own.
    const isMarkable = ({ where }: Said) => !/^(?:title$|meta |link )/.test(where);
    const seen = await crawl(site, (path, { text }) => {
      expect([path, latinIn(saidIn(text, 'ne').filter(isMarkable))]).toEqual([path, []]);
    });
    expect(seen.size).toBeGreaterThan(20);
  });

  test('write a fact of a programme that is a number in Nepali digits [20.216]', async () => {
    const json = { title: 'BIM', seats: '64', description: '<p>Management</p>' };
    const { record } = await site.call('POST', '/api/faculty', { json });
    const { text } = await site.call('GET', `/ne/academics/bim/${record._id}`, { as: 'nobody' });
    expect(text).toContain('>६४<');
    expect((await site.call('GET', `/academics/bim/${record._id}`, { as: 'nobody' })).text).toContain('>64<');
    await site.call('DELETE', `/api/faculty/${record._id}`);
  });

  test('show Nepali texts where there are some, at the same addresses [20.13]', async () => {
    const json = {
      title: 'Fees',
      title_ne: 'शुल्क',
      description: '<p>By June</p>',
      description_ne: '<p>असारभित्र</p>',
    };
    const { record } = await site.call('POST', '/api/notice', { json });
    const path = `/notice/fees/${record._id}`;
    const page = async (of: string) => (await site.call('GET', of, { as: 'nobody' })).text;
    expect(await page(path)).toMatch(/<h1>Fees<\/h1>.*<p>By June<\/p>/s);
    const nepali = await page(`/ne${path}`);
    expect(nepali).toMatch(/"name":"सूचना","item":"[^"]*\/ne\/notices"/);
    expect(nepali).toMatch(/<title>शुल्क · .*<h1>शुल्क<\/h1>.*<p>असारभित्र<\/p>/s);
    expect(await page('/ne/notices')).toContain(`<a href="/ne${path}">शुल्क</a>`);
  });

  test('offer programmes in Nepali, and send the stored title [20.13]', async () => {
    const json = { title: 'BBS', title_ne: 'बीबीएस' };
    expect((await site.call('POST', '/api/faculty', { json })).status).toBe(201);
    const { text } = await site.call('GET', '/ne/apply-online', { as: 'nobody' });
    expect(text).toContain('<option value="BBS">बीबीएस</option>');
    expect(text).toContain('<option value="BCA" lang="en">BCA</option>');
  });
});
