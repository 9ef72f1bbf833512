import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import { type Answer, anySite, type CallOptions, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';

const HOUR_MS = 3_600_000;
const tagOf = ({ headers }: Answer) => headers.get('etag') ?? '';

describe.each(anySite)('Previews on $name', ({ start }) => {
  let site: TestSite;
  let now = Date.parse('2026-11-24T04:00:00Z');
  beforeAll(async () => {
    site = await start({ now: () => new Date(now) });
  });
  afterAll(() => site.close());

  const page = (path: string) => site.call('GET', path, { as: 'nobody' });
  const publish = (type: string, fields: object) => site.call('POST', `/api/${type}`, { json: fields });
  const saveDraft = async (type: string, id: string, fields: object) => {
    const path = `/api/manage/${type}/${id}`;
    return site.call('PUT', `${path}/draft`, {
      json: { fields },
      headers: { 'if-match': tagOf(await site.call('GET', path)) },
    });
  };
  /** A link to a preview, as a path. */
  const linkTo = async (type: string, id: string, more: object = {}, as: CallOptions['as'] = 'admin') => {
    const { record } = await site.call('POST', `/api/manage/${type}/${id}/preview`, { json: more, as });
    return (record.url ?? '').replace(/^https?:\/\/[^/]+/, '');
  };
  const tokenIn = (link: string) => new URL(link, site.url).searchParams.get('preview') ?? '';

  test('a draft is seen on its own page, on the list and on the home page, and nowhere else [19.230]', async () => {
    const { record } = await site.call('POST', '/api/manage/notice', {
      json: { title: 'Exam routine', description: '<p>From Mangsir 12</p>' },
    });
    const link = await linkTo('notice', record._id ?? '');
    const token = tokenIn(link);
    for (const path of [link, `/notices?preview=${token}`, `/?preview=${token}`]) {
      const { status, text, headers } = await page(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain('Exam routine');
      expect(text).toContain('Preview of a draft, not public.');
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
      expect(headers.get('etag')).toBeNull();
      expect(text).not.toContain('data-worker');
    }
    for (const path of ['/news-and-events', '/faqs', '/search', '/feed.xml', '/contact-us', '/why-us'])
      expect([path, (await page(`${path}?preview=${token}`)).status]).toEqual([path, 404]);
    for (const path of [link.split('?')[0] ?? '', '/notices', '/'])
      expect((await page(path)).text).not.toContain('Exam routine');
  });

  test('a changed draft takes the place of what is live, in its order, and leads on without the token [19.231]', async () => {
    const older = (await publish('notice', { title: 'Older notice', description: '<p>o</p>' })).record;
    now += 60_000;
    const { record } = await publish('notice', { title: 'Fee table', description: '<p>Old fee</p>' });
    now += 60_000;
    await publish('notice', { title: 'Newer notice', description: '<p>n</p>' });
    await saveDraft('notice', record._id ?? '', { title: 'Fee table 2083', description: '<p>New fee</p>' });
    const link = await linkTo('notice', record._id ?? '');
    const own = (await page(link)).text;
    expect(own).toContain('New fee');
    expect(own).not.toContain('Old fee');
    const list = (await page(`/notices?preview=${tokenIn(link)}`)).text;
    const places = ['Newer notice', 'Fee table 2083', 'Older notice'].map((title) => list.indexOf(title));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(list).not.toContain('>Fee table<');
    expect(own).toContain(`href="/notice/older-notice/${older._id}"`);
    // By another slug the page leads to its own, and stays a preview.
    const moved = await page(`/notice/fee-table/${record._id}?preview=${tokenIn(link)}`);
    expect([moved.status, moved.headers.get('location')]).toEqual([302, link]);
  });

  test('a token of another record and an unknown one are 404 [19.232]', async () => {
    const one = (await publish('notice', { title: 'One' })).record._id ?? '';
    const other = (await publish('notice', { title: 'Other' })).record._id ?? '';
    const token = tokenIn(await linkTo('notice', one));
    for (const asked of [
      `/notice/other/${other}?preview=${token}`,
      `/notice/one/${one}?preview=x`,
      '/?preview=',
    ]) {
      const { status, headers } = await page(asked);
      expect([asked, status, headers.get('cache-control')]).toEqual([asked, 404, 'no-store']);
    }
  });

  test('an ended link is 410 in words, and never the live text [19.233]', async () => {
    const id =
      (await publish('notice', { title: 'Ended link', description: '<p>Live text</p>' })).record._id ?? '';
    const brief = await linkTo('notice', id, { hours: 1 });
    const long = await linkTo('notice', id);
    now += HOUR_MS;
    const ended = await page(brief);
    expect([ended.status, ended.headers.get('cache-control')]).toEqual([410, 'no-store']);
    expect(ended.text).toContain('This preview has ended');
    expect(ended.text).not.toContain('Live text');
    expect((await page(long)).status).toBe(200);
    await site.call('DELETE', `/api/manage/notice/${id}/preview`);
    expect((await page(long)).status).toBe(410);
  });

  test.each([
    ['is disabled', (id: string) => site.call('PUT', `/api/account/${id}`, { json: { disabled: true } })],
    ['is deleted', (id: string) => site.call('DELETE', `/api/account/${id}`)],
    [
      'gets another role',
      (id: string) => site.call('PUT', `/api/account/${id}`, { json: { role: 'student' } }),
    ],
    [
      'loses the duty to write',
      (id: string) => site.call('PUT', `/api/account/${id}`, { json: { duties: ['admissions'] } }),
    ],
  ])('a link ends when the account that made it %s, and not before [19.233]', async (_, end) => {
    const id = (await publish('notice', { title: 'Shared' })).record._id ?? '';
    const author = await addStaff(site, ['author', 'admissions']);
    const link = await linkTo('notice', id, {}, author.as);
    const another = await linkTo('notice', id);
    for (const duties of [['author'], ['publisher']]) {
      await site.call('PUT', `/api/account/${author.id}`, { json: { name: 'Renamed', duties } });
      expect((await page(link)).status).toBe(200);
    }
    await end(author.id);
    expect((await page(link)).status).toBe(410);
    expect((await page(another)).status).toBe(200);
  });

  test('a link to a version shows it, whatever follows [19.234]', async () => {
    const id = (await publish('notice', { title: 'Hours', description: '<p>ten</p>' })).record._id ?? '';
    await site.call('PUT', `/api/notice/${id}`, { json: { description: '<p>eleven</p>' } });
    const link = await linkTo('notice', id, { version: 1 });
    await site.call('PUT', `/api/notice/${id}`, { json: { description: '<p>twelve</p>' } });
    const { text } = await page(link);
    expect(text).toContain('<p>ten</p>');
    expect(text).not.toContain('twelve');
    expect(text).toContain('Preview of version 1');
  });

  test('on a list of several pages it opens the page on which it stands [19.235]', async () => {
    const id = (await publish('faq', { title: 'First question', description: '<p>a</p>' })).record._id ?? '';
    await saveDraft('faq', id, { title: 'First question, again' });
    expect((await page(await linkTo('faq', id))).text).toContain('First question, again');
    const notice = (await publish('notice', { title: 'Long ago' })).record._id ?? '';
    for (let number = 0; number < 20; number += 1) {
      now += 1000;
      await publish('notice', { title: `Later ${number}` });
    }
    await saveDraft('notice', notice, { title: 'Long ago, mended' });
    const token = tokenIn(await linkTo('notice', notice));
    const moved = await page(`/notices?preview=${token}`);
    expect([moved.status, moved.headers.get('location')]).toEqual([302, `/notices?page=2&preview=${token}`]);
    expect((await page(`/notices?page=2&preview=${token}`)).text).toContain('Long ago, mended');
    expect((await page(`/?preview=${token}`)).status).toBe(404);
  });

  test('where the home page shows only the first ones, the bar says that this one is not among them [19.235]', async () => {
    const { record } = await publish('banner', { title: 'Seventh banner' });
    const others: string[] = [];
    for (let number = 0; number < 6; number += 1)
      others.push((await publish('banner', { title: `Banner ${number}` })).record._id ?? '');
    const link = await linkTo('banner', record._id ?? '');
    const token = tokenIn(link);
    const { status, text } = await page(link);
    expect([status, text.includes('>Seventh banner<')]).toEqual([200, false]);
    expect(text).toContain('Visitors see only the first 6 here, and this is not one of them.');
    const nepali = (await page(`/ne?preview=${token}`)).text;
    expect(nepali).toContain('आगन्तुकले यहाँ पहिला ६ वटा मात्र देख्छन्, यो तीमध्ये पर्दैन।');
    expect((await page(`/notices?preview=${token}`)).status).toBe(404);
    await site.call('DELETE', `/api/banner/${others[0]}`);
    const shown = (await page(link)).text;
    expect(shown).toContain('>Seventh banner<');
    expect(shown).not.toContain('Visitors see only');
  });

  test('files of a draft answer with its token only, and the preview names them so [19.236]', async () => {
    const { record } = await site.call('POST', '/api/manage/notice', {
      body: multipart({
        title: 'Poster',
        description: '<p>x</p>',
        image: await pictureFile({ width: 1000, height: 600 }),
      }),
    });
    const link = await linkTo('notice', record._id ?? '');
    const { text } = await page(link);
    const addresses = [...new Set(text.match(/\/uploads\/[^\s",&]+/g))];
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      expect(address).toMatch(/\?preview=/);
      const { status, headers } = await page(address);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect((await page(address.replace(/\?.*/, ''))).status).toBe(404);
      expect((await page(address.replace(/=.*/, '=wrong'))).status).toBe(404);
    }
    await site.call('DELETE', `/api/manage/notice/${record._id}/preview`);
    expect((await page(addresses[0] ?? '')).status).toBe(404);
  });

  test('each type that has drafts can be seen where visitors will see it [19.230]', async () => {
    const drafts: Record<string, object> = {
      about: { title: 'T-about' },
      admission: { title: 'T-admission' },
      banner: { title: 'T-banner' },
      faculty: { title: 'T-faculty' },
      faq: { title: 'T-faq' },
      gallery: { title: 'T-gallery' },
      news: { title: 'T-news' },
      partner: { title: 'T-partner' },
      pmessage: { name: 'T-pmessage', description: '<p>w</p>' },
      scholarship: { title: 'T-scholarship' },
      testimonial: { name: 'T-testimonial', description: 'Words' },
    };
    for (const [type, fields] of Object.entries(drafts)) {
      const made = await site.call('POST', `/api/manage/${type}`, { json: fields });
      expect([type, made.status]).toEqual([type, 201]);
      const { status, text } = await page(await linkTo(type, made.record._id ?? ''));
      expect([type, status, text.includes(`T-${type}`)]).toEqual([type, 200, true]);
    }
    // A draft that is hardly begun, too.
    for (const type of [...Object.keys(drafts), 'notice']) {
      const made = await site.call('POST', `/api/manage/${type}`, { json: {} });
      expect([type, made.status]).toEqual([type, 201]);
      expect([type, (await page(await linkTo(type, made.record._id ?? ''))).status]).toEqual([type, 200]);
    }
  });
});
