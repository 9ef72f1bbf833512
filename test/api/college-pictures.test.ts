import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CollegeFacts } from '../../src/content/college.ts';
import { multipart } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';

const SETTINGS = '/api/settings';
const GONE = `/uploads/${'0'.repeat(32)}.webp`;

describe.each(sites)('The college’s own pictures on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());
  beforeEach(() => change({ logo: null, favicon: null }));

  const get = (path: string) => site.call('GET', path, { as: 'nobody' });
  const home = async () => (await get('/')).text;
  const change = (json: unknown) => site.call('PUT', SETTINGS, { json });
  /** Stores a blue disc on a transparent ground. @returns its path */
  const store = async (width: number, height: number) => {
    const disc = Buffer.from(
      `<svg width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 2}" r="40" fill="#00f"/></svg>`,
    );
    const image = new File([new Uint8Array(await sharp(disc).png().toBuffer())], 'logo.png');
    const { json } = await site.call('POST', '/api/picture', { body: multipart({ image }) });
    return (json as { path: string }).path;
  };
  const iconIn = async (path: string) => {
    const answer = await fetch(new URL(path, site.url));
    const { data, info } = await sharp(await answer.arrayBuffer())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    return { type: answer.headers.get('content-type'), size: [info.width, info.height], alphaAt };
  };

  test('are none at first, and a body without them leaves them as they are [17.85]', async () => {
    expect(await change({ motto: 'Sit down.' })).toMatchObject({
      status: 200,
      json: { logo: null, favicon: null },
    });
    const logo = await store(300, 100);
    expect((await change({ logo })).json).toMatchObject({ logo, favicon: null, motto: 'Sit down.' });
    expect((await change({ motto: '' })).json).toMatchObject({ logo });
    const body = new URLSearchParams({ logo: '' });
    expect((await site.call('PUT', SETTINGS, { body })).json).toMatchObject({ logo: null });
  });

  test.each(['/elsewhere.webp', 'https://x.example/a.webp', GONE, 5, `/uploads/${'0'.repeat(32)}.pdf`])(
    'have to be stored pictures, which %j is not [17.85]',
    async (logo) => {
      const { status, refusal } = await change({ logo });
      expect([status, Object.keys(refusal.fields)]).toEqual([400, ['logo']]);
    },
  );

  test('stand on every page, in the manifest and in shared links, once there are some [17.87]', async () => {
    const before = await home();
    const [logo, favicon] = [await store(800, 200), await store(128, 128)];
    await change({ logo, favicon });
    const html = await home();
    const shown = `<img class="logo own-logo" src="${logo.replace('.webp', '-320.webp')}" width="800" height="200" alt=""/>`;
    expect(html.split(shown)).toHaveLength(4);
    const iconId = favicon.slice('/uploads/'.length, -'.webp'.length);
    expect(html).toContain(`<link rel="icon" href="/icons/${iconId}-tab.png" type="image/png"/>`);
    expect(html).toContain(`<link rel="apple-touch-icon" href="/icons/${iconId}-touch.png"/>`);
    const logoId = logo.slice('/uploads/'.length, -'.webp'.length);
    expect(html).toMatch(new RegExp(`property="og:image" content="[^"]*/icons/${logoId}-card.png"`));
    expect(html).toMatch(new RegExp(`"logo":"[^"]*/icons/${logoId}-card.png"`));
    expect((await get('/manifest.webmanifest')).text).toContain(`/icons/${iconId}-maskable.png`);
    expect((await get('/favicon.ico')).headers.get('location')).toBe(`/icons/${iconId}-tab.png`);
    expect((await get('/admin/login')).text).toContain(`href="/icons/${iconId}-tab.png"`);
    await change({ logo: null, favicon: null });
    expect(await home()).toBe(before);
  });

  test('become square icons, transparent or on white, and no other picture does [17.86, 17.87]', async () => {
    const [logo, other] = [await store(600, 200), await store(100, 100)];
    await change({ logo });
    const iconOf = (path: string, look: string) =>
      path.replace('/uploads/', '/icons/').replace('.webp', `-${look}.png`);
    const [tab, touch] = [await iconIn(iconOf(logo, 'tab')), await iconIn(iconOf(logo, 'touch'))];
    expect([tab.type, tab.size, touch.size]).toEqual(['image/png', [32, 32], [180, 180]]);
    expect([tab.alphaAt(1, 1), tab.alphaAt(16, 16), touch.alphaAt(1, 1)]).toEqual([0, 255, 255]);
    for (const path of [iconOf(other, 'tab'), iconOf(logo, 'huge'), '/icons/x.png', '/icons/'])
      expect((await get(path)).status).toBe(404);
    await change({ logo: null });
    expect((await get(iconOf(logo, 'tab'))).status).toBe(404);
  });

  test('are kept while a field of the settings names them, and gone when none does [17.86]', async () => {
    const [first, second] = [await store(300, 300), await store(300, 300)];
    await change({ logo: first, favicon: first });
    await change({ logo: second });
    expect((await get(first)).status).toBe(200);
    await change({ favicon: null });
    expect((await get(first)).status).toBe(404);
    expect((await get(second)).status).toBe(200);
    expect(((await site.call('GET', SETTINGS)).json as CollegeFacts).logo).toBe(second);
  });
});
