import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';
import { editorOf } from './editor.ts';

const HOUR = 3_600_000;

describe.each(sites)('Categories of notices, on $name', ({ start }) => {
  let site: TestSite;
  let now = Date.parse('2026-12-01T04:00:00.000Z');
  beforeAll(async () => {
    site = await start({ now: () => new Date(now) });
  });
  afterAll(() => site.close());

  const asVisitor = (path: string) => site.call('GET', path, { as: 'nobody' });
  const read = async (path: string) => (await asVisitor(path)).text;
  const add = async (type: string, json: object) =>
    (await site.call('POST', `/api/${type}`, { json })).record._id ?? '';
  const titlesIn = async (path: string) =>
    ((await site.call('GET', path)).json as { title: string }[]).map(({ title }) => title);
  /** The filter's links: label, address, and whether it is the chosen one. */
  const filterOf = async (path: string) => {
    const [nav = ''] = /<nav class="filters".*?<\/nav>/s.exec(await read(path)) ?? [];
    return [...nav.matchAll(/<a href="([^"]*)" rel="nofollow"( aria-current="true")?>([^<]*)/g)].map(
      ([, href, current, label]) => [label, href, current !== undefined],
    );
  };
  const made = async (title: string, title_ne: string) => {
    const category = await add('category', { title, title_ne });
    const address = title.toLowerCase();
    const notice = await add('notice', { title: `About ${address}`, category, date: '2026-11-20' });
    return { category, address, notice };
  };

  test('narrow list, feed and calendar down in both languages [44.30, 44.31, 44.32, 44.33]', async () => {
    const { category, address, notice } = await made('Holiday', 'बिदा');
    await add('notice', { title: 'Without one' });
    await add('category', { title: 'Without notices', address: 'empty' });
    const { json } = await asVisitor(`/api/notice/${notice}`);
    expect(json).toMatchObject({ category, categoryTitle: 'Holiday', categoryTitle_ne: 'बिदा' });

    expect(await filterOf('/notices')).toContainEqual(['Holiday', `/notices?category=${address}`, false]);
    expect(await read('/notices')).not.toContain('category=empty');
    const chosen = `/notices?category=${address}`;
    expect(await filterOf(chosen)).toContainEqual(['Holiday', chosen, true]);
    expect(await filterOf(`/ne${chosen}`)).toContainEqual(['बिदा', `/ne${chosen}`, true]);
    expect((await filterOf(`${chosen}&year=2026`))[0]).toEqual(['All kinds', '/notices?year=2026', false]);
    for (const path of [
      chosen,
      '/notices?category=HOLIDAY',
      `/ne${chosen}`,
      `/feed.xml?category=${address}`,
    ]) {
      const text = await read(path);
      expect(text, path).toContain('About holiday');
      expect(text, path).not.toContain('Without one');
    }
    expect(await read(chosen)).toContain('<meta name="robots" content="noindex"/>');
    expect(await read(chosen)).toContain(`href="/feed.xml?category=${address}"`);
    expect(await read('/notices?category=empty')).not.toContain('About holiday');
    for (const path of ['/notices', '/ne/notices', '/feed.xml', '/calendar.ics', '/ne/calendar.ics'])
      expect([path, (await asVisitor(`${path}?category=nothing`)).status]).toEqual([path, 404]);

    const calendar = await read(`/ne/calendar.ics?category=${address}`);
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261120\r\nDTEND;VALUE=DATE:20261121');
    expect(calendar).toContain('SUMMARY:About holiday');
    expect(await read('/calendar.ics')).not.toContain('About holiday');

    const list = await read('/notices');
    expect(list).toMatch(/About holiday<\/a>.*?<span class="category pdf-mark">Holiday<\/span>/);
    const { location = '' } = Object.fromEntries((await asVisitor(`/notice/x/${notice}`)).headers);
    expect(await read(location)).toContain(`<a href="/notices?category=${address}">Holiday</a>`);
  });

  test('go with what is taken down, and come back with it [44.30]', async () => {
    const { category, address, notice } = await made('Vacancy', 'रोजगारी');
    const staff = editorOf(site, 'category');
    const isThere = async () => {
      const { json } = await asVisitor(`/api/notice/${notice}`);
      const { status } = await asVisitor(`/notices?category=${address}`);
      const shown = (await filterOf('/notices')).some(([label]) => label === 'Vacancy');
      return [(json as { category: string | null }).category, status, shown];
    };
    const gone = [null, 404, false];
    const whole = [category, 200, true];
    expect(await isThere()).toEqual(whole);
    await staff.trash(category);
    expect(await isThere()).toEqual(gone);
    await staff.untrash(category);
    expect(await isThere()).toEqual(whole);
    await staff.unpublish(category);
    expect(await isThere()).toEqual(gone);
    await staff.publish(category, {});
    expect(await isThere()).toEqual(whole);
    const ends = new Date(now + HOUR).toISOString();
    await staff.publish(category, { expireAt: ends });
    now += HOUR - 1000;
    expect(await isThere()).toEqual(whole);
    now += 1000;
    expect(await isThere()).toEqual(gone);
  });

  test('are shown only for notices that are live [44.31]', async () => {
    const { notice } = await made('Routine', 'तालिका');
    const shown = async () => (await filterOf('/ne/notices')).map(([label]) => label);
    expect(await shown()).toContain('तालिका');
    await editorOf(site, 'notice').unpublish(notice);
    expect(await shown()).not.toContain('तालिका');
  });

  test('have one address each, in any case [44.30]', async () => {
    await add('category', { title: 'Result' });
    const again = await site.call('POST', '/api/category', { json: { title: 'B', address: 'RESULT' } });
    expect([again.status, Object.keys(again.refusal.fields)]).toEqual([409, ['address']]);
    const proposed = await site.call('POST', '/api/category', { json: { title: 'Result' } });
    expect(proposed.record.address).toBe('result-2');
    const changed = await site.call('PUT', `/api/category/${proposed.record._id}`, {
      json: { address: 'results' },
    });
    expect([changed.status, changed.record.address]).toEqual([200, 'results']);
  });

  test('narrow the lists of the API down, drafts too [44.34]', async () => {
    const { category, address, notice } = await made('Admission', 'भर्ना');
    const staff = editorOf(site, 'notice');
    await staff.draft({ title: 'A draft about admission', category });
    expect(await titlesIn(`/api/notices?category=${address}`)).toEqual(['About admission']);
    expect(await titlesIn(`/api/notices?category=${address}&q=draft`)).toEqual([]);
    expect(await titlesIn('/api/notices?category=nothing&page=1')).toEqual([]);
    const both = ['A draft about admission', 'About admission'];
    expect(await titlesIn(`/api/manage/notice?category=${address}&sort=title`)).toEqual(both);
    await staff.unpublish(notice);
    expect(await titlesIn(`/api/manage/notice?category=${address}&sort=title`)).toEqual(both);
    expect(await titlesIn('/api/manage/notice?category=nothing')).toEqual([]);
    expect(await titlesIn(`/api/manage/notice?category=${address}&state=live`)).toEqual([]);
  });
});
