import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultMenu, footerPaths, headerPaths } from '../../src/content/built-in-menu.ts';
import type { ManagedMenu, ShownMenu } from '../../src/content/menu.ts';
import { sites, type TestSite } from '../site.ts';
import { editorOf } from './editor.ts';

const NOWHERE = '0'.repeat(24);
const MENU = '/api/manage/menu';

describe.each(sites)('The menu on $name', ({ start }) => {
  let site: TestSite;
  let time = Date.now();
  beforeAll(async () => {
    site = await start({ now: () => new Date(time) });
  });
  afterAll(() => site.close());
  beforeEach(() => put(defaultMenu));

  const shown = async () => (await site.call('GET', '/api/menu', { as: 'nobody' })).json as ShownMenu;
  const managed = async () => (await site.call('GET', MENU)).json as ManagedMenu;
  const put = (json: object, headers: Record<string, string> = {}) =>
    site.call('PUT', MENU, { json, headers });
  const saved = async (json: object) => {
    const answer = await put(json);
    expect(answer, answer.text).toMatchObject({ status: 200 });
    return answer.json as ManagedMenu;
  };
  const notice = async (title: string, title_ne = '') =>
    (await site.call('POST', '/api/notice', { json: { title, title_ne } })).record._id ?? '';
  const page = async (path: string) => (await site.call('GET', path, { as: 'nobody' })).text;
  const to = (id: string, labels: object = {}) => ({ target: { type: 'notice', id }, ...labels });

  test('is the built-in one until somebody changes it, and again once it is as before [43.30, 43.31]', async () => {
    const menu = await shown();
    expect(menu.header.map(({ href }) => href)).toEqual(headerPaths);
    expect(menu.header[1]).toEqual({ label: 'Notices', label_ne: 'सूचना', href: '/notices', items: [] });
    expect(menu.footer.map(({ href }) => href)).toEqual(footerPaths);
    expect(menu.footer.map(({ label }) => label)).toContain('Newsletter');
    const before = await page('/notices');
    const original = await managed();
    await saved({ header: [{ target: { page: '/faqs' } }] });
    expect(await page('/notices')).not.toBe(before);
    await saved({ header: original.header });
    expect(await page('/notices')).toBe(before);
  });

  test('has two levels, names in two languages, pages, records and addresses [43.30, 43.32]', async () => {
    const id = await notice('Exam results', 'परीक्षाफल');
    const header = [
      {
        target: { page: '/notices' },
        items: [
          to(id),
          to(id, { label: 'Results' }),
          { target: { url: 'tu.edu.np/exam' }, label: 'University', label_ne: 'विश्वविद्यालय' },
          { target: { url: 'tel:+९७७ 1 5970123' }, label: 'Call' },
        ],
      },
    ];
    const answer = await saved({ header });
    const href = `/notice/exam-results/${id}`;
    const items = [
      { label: 'Exam results', label_ne: 'परीक्षाफल', href },
      { label: 'Results', label_ne: 'परीक्षाफल', href },
      { label: 'University', label_ne: 'विश्वविद्यालय', href: 'https://tu.edu.np/exam' },
      { label: 'Call', label_ne: '', href: 'tel:+97715970123' },
    ];
    expect((await shown()).header).toEqual([{ label: 'Notices', label_ne: 'सूचना', href: '/notices', items }]);
    expect(answer.header[0]).toMatchObject({
      target: { page: '/notices' },
      label: '',
      title: 'Notices',
      hidden: null,
    });
    expect(answer.header[0]?.items[0]).toMatchObject({
      target: { type: 'notice', id },
      label: '',
      hidden: null,
    });
    for (const [path, own] of [
      ['/faqs', href],
      ['/ne/faqs', `/ne${href}`],
    ] as const)
      expect(await page(path)).toMatch(new RegExp(`<details class="submenu".*<a href="${own}"`, 's'));
    // The footer was not named and is as before.
    expect((await shown()).footer.map(({ href }) => href)).toEqual(footerPaths);
  });

  test('skips what is not live, and says why to staff [43.33]', async () => {
    const editor = editorOf(site, 'notice');
    const [under, other] = [await notice('Below'), await notice('Only here')];
    const draft = (await editor.draft({ title: 'Secret' })).record._id ?? '';
    const group = await notice('Group', 'समूह');
    const header = [{ ...to(group), items: [to(under)] }, to(other), { ...to(draft), items: [to(other)] }];
    await saved({ header, footer: [to(group), to(draft)] });
    const labels = async () =>
      (await shown()).header.map(({ label, href, items }) => [
        label,
        href !== null,
        items.map((one) => one.label),
      ]);
    // A group that visitors know no name of hands its entries on.
    const rest = [
      ['Only here', true, []],
      ['Only here', true, []],
    ];
    expect(await labels()).toEqual([['Group', true, ['Below']], ...rest]);
    expect((await shown()).footer.map(({ label }) => label)).toEqual(['Group']);
    expect(await page('/')).not.toContain('Secret');

    const hidden = async () => (await managed()).header[0]?.hidden;
    const kept = [['Group', false, ['Below']], ...rest];
    for (const [away, reason, back] of [
      [() => editor.unpublish(group), 'draft', () => editor.publish(group)],
      [() => editor.trash(group), 'trash', () => editor.untrash(group)],
    ] as const) {
      await away();
      expect(await labels()).toEqual(kept);
      expect((await shown()).footer).toEqual([]);
      expect(await hidden()).toBe(reason);
      expect(await page('/faqs')).toContain('Group<svg');
      await back();
      expect(await labels()).toEqual([['Group', true, ['Below']], ...rest]);
      expect(await hidden()).toBe(null);
    }
    await editor.publish(group, { expireAt: new Date(time + 60_000).toISOString() });
    time += 61_000;
    expect(await labels()).toEqual(kept);
    expect(await hidden()).toBe('ended');
    await editor.bulk('trash', [{ id: group, etag: (await editor.tag(group)).slice(1, -1) }]);
    await editor.erase(group);
    expect(await hidden()).toBe('gone');
    expect((await managed()).header[2]).toMatchObject({ hidden: 'draft', title: 'Secret' });
    // What is gone may stay until somebody takes it out.
    expect((await put({ header: (await managed()).header })).status).toBe(200);
    await editor.publish(draft, { at: new Date(time + 3_600_000).toISOString() });
    expect((await managed()).header[2]).toMatchObject({ hidden: 'scheduled', publishAt: expect.any(String) });
    time += 3_700_000;
    expect((await labels()).at(-1)).toEqual(['Secret', true, ['Only here']]);
  });

  test('follows the titles of its records [43.33]', async () => {
    const id = await notice('Before');
    await saved({ header: [to(id)] });
    await site.call('PUT', `/api/notice/${id}`, { json: { title: 'After' } });
    expect((await shown()).header).toMatchObject([{ label: 'After', href: `/notice/after/${id}` }]);
    expect(await page('/gallery')).toContain(`<a href="/notice/after/${id}">After</a>`);
  });

  test.each([
    ['no list', { header: 'x' }, 'header'],
    ['an entry that leads nowhere', { header: [{ label: 'x' }] }, 'header'],
    ['two targets in one', { footer: [{ target: { page: '/faqs', url: 'https://a.example' } }] }, 'footer'],
    ['a page that is none', { header: [{ target: { page: '/nowhere' } }] }, 'header'],
    ['a record that is none', { header: [{ target: { type: 'notice', id: NOWHERE } }] }, 'header'],
    ['a record without a page', { header: [{ target: { type: 'banner', id: NOWHERE } }] }, 'header'],
    ['a script', { header: [{ target: { url: 'javascript:alert(1)' } }] }, 'header'],
    ['data', { footer: [{ target: { url: 'data:text/html,x' } }] }, 'footer'],
    ['an address with a password', { footer: [{ target: { url: 'https://a:b@c.example' } }] }, 'footer'],
    [
      'a third level',
      { header: [{ target: { page: '/' }, items: [{ target: { page: '/' }, items: [{}] }] }] },
      'header',
    ],
    [
      'levels in the footer',
      { footer: [{ target: { page: '/' }, items: [{ target: { page: '/' } }] }] },
      'footer',
    ],
    ['a long name', { header: [{ target: { page: '/' }, label: 'x'.repeat(81) }] }, 'header'],
    ['too many', { header: Array.from({ length: 13 }, () => ({ target: { page: '/' } })) }, 'header'],
  ])('refuses %s [43.32]', async (_, json, field) => {
    const before = await managed();
    expect(await put(json)).toMatchObject({
      status: 400,
      refusal: { fields: { [field]: expect.any(String) } },
    });
    expect(await managed()).toEqual(before);
  });

  test('is saved against what was seen, audited, and kept in versions [43.34]', async () => {
    const first = await site.call('GET', MENU);
    const tag = first.headers.get('etag') ?? '';
    const header = [{ target: { page: '/gallery' }, label: 'Photos' }];
    expect((await put({ header }, { 'if-match': tag })).status).toBe(200);
    expect(await put({ header: [] }, { 'if-match': tag })).toMatchObject({
      status: 412,
      refusal: { code: 'stale' },
    });
    const versions = (await site.call('GET', `${MENU}/versions`)).json as {
      n: number;
      changed: string[];
      by: object;
    }[];
    expect(versions[0]).toMatchObject({ changed: ['header'], by: { name: expect.any(String) } });
    const n = versions[0]?.n ?? 0;
    await saved({ header: [] });
    const old = await site.call('GET', `${MENU}/versions/${n}`);
    expect(old.json).toMatchObject({ header: [{ label: 'Photos', href: '/gallery' }] });
    expect((await site.call('GET', `${MENU}/versions/9999`)).status).toBe(404);
    const original = (await site.call('GET', `${MENU}/versions/0`)).json as ManagedMenu;
    expect(original.header.map(({ href }) => href)).toEqual(headerPaths);
    const { list } = await site.call('GET', '/api/manage/audit?record=Menu');
    expect(list[0]).toMatchObject({ what: 'updated', type: 'menu' });
    // The same again is no change.
    await saved({ header: [] });
    expect((await site.call('GET', `${MENU}/versions`)).list.length).toBe(versions.length + 1);
    expect(await page('/faqs')).toMatch(/<nav aria-label="Main"[^>]*><ul><\/ul>/);
  });
});
