import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { multipart, pictureFile } from '../pictures.ts';
import { anySite, type TestSite } from '../site.ts';

describe.each(anySite)('The home page on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const page = async (path = '/') => (await site.call('GET', path, { as: 'nobody' })).text;
  const main = async () => (await page()).replace(/^.*<main|<\/main>.*$/gs, '');

  /** Stores records for one test, in this order. @returns their ids */
  async function store(type: string, records: readonly object[]): Promise<string[]> {
    const ids: string[] = [];
    onTestFinished(async () => {
      for (const id of ids) await site.call('DELETE', `/api/${type}/${id}`);
    });
    for (const json of records) {
      const { status, record } = await site.call('POST', `/api/${type}`, { json });
      expect(status).toBe(201);
      ids.push(record._id ?? '');
    }
    return ids;
  }
  const numbered = (count: number, title: string) =>
    Array.from({ length: count }, (_, at) => ({ title: `${title} ${at}` }));

  test('of a college without content is complete and has a welcome', async () => {
    const html = await page();
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).not.toContain('Academics');
    for (const heading of ['Notices', 'Programmes', 'What students say', 'Our partners'])
      expect(html).not.toContain(`>${heading}</h2>`);
  });

  test('shows the latest records, and only the beginning of long lists [2.1]', async () => {
    await store('notice', numbered(12, 'Notice'));
    await store('news', numbered(12, 'Event'));
    await store('testimonial', [
      ...numbered(12, 'x').map((_, at) => ({ name: `Student ${at}`, description: `Words ${at}.` })),
      { name: 'Silent', description: '' },
    ]);
    const html = await main();
    for (const newest of ['Notice 11<', 'Event 11<', 'Words 11.']) expect(html).toContain(newest);
    for (const oldest of ['Notice 0<', 'Event 0<', 'Words 0.', 'Silent']) expect(html).not.toContain(oldest);
  });

  test('lists all programmes, however many, as the header of every page does [1.15]', async () => {
    await store('faculty', numbered(30, 'Programme'));
    const html = await main();
    for (let at = 0; at < 30; at += 1) expect(html).toContain(`>Programme ${at}</a>`);
    for (const path of ['/', '/notices', '/nowhere']) {
      const header = (await page(path)).replace(/<\/header>.*$/s, '');
      expect(header.match(/\/academics\/programme-\d+\/[0-9a-f]{24}/g), path).toHaveLength(60);
    }
  });

  test('keeps the order that staff give banners, programmes and partners', async () => {
    const [, middle = ''] = await store('faculty', numbered(3, 'Study'));
    await store('partner', numbered(3, 'Partner'));
    const order = async (pattern: RegExp) => [...(await main()).matchAll(pattern)].map(([found]) => found);
    expect(await order(/Study \d/g)).toEqual(['Study 2', 'Study 1', 'Study 0']);
    expect(await order(/Partner \d/g)).toEqual(['Partner 2', 'Partner 1', 'Partner 0']);
    await move(middle);
    expect(await order(/Study \d/g)).toEqual(['Study 1', 'Study 2', 'Study 0']);
  });

  test('quotes the principal in whole sentences, the newest message only', async () => {
    const long = 'Come and see us before you decide. ';
    const description = `<p>${long.repeat(6)}</p><p>${'And so on '.repeat(60)}.</p>`;
    await store('pmessage', [
      { name: 'Before', description },
      { name: 'Now', description },
    ]);
    const html = await main();
    expect(html).toMatch(
      /<blockquote><p>Come and see us before you decide\.[^<]*decide\.<\/p><\/blockquote>/,
    );
    expect(html).toContain('>Now</p>');
    expect(html).not.toContain('Before');
  });

  test('names a partner once, under the logo, whatever the logo’s alternative text is', async () => {
    const title = 'Tamor & Sons';
    for (const [imageAlt, alt] of [
      ['', ''],
      [title, ''],
      ['A drop of water', 'A drop of water'],
    ] as const) {
      const image = await pictureFile({ width: 120, height: 60 });
      const { record } = await site.call('POST', '/api/partner', {
        body: multipart({ title, image, imageAlt }),
      });
      const html = await main();
      await site.call('DELETE', `/api/partner/${record._id}`);
      expect(html.match(/Tamor &amp; Sons/g)).toHaveLength(1);
      const mark = html.match(/<img[^>]*>/g)?.find((img) => img.includes(String(record.image)));
      expect(mark).toContain(`alt="${alt}"`);
    }
  });

  async function move(id: string) {
    const moved = await site.call('POST', `/api/faculty-move/${id}`, { json: { direction: 'up' } });
    expect(moved.status, moved.text).toBe(200);
  }
});
