import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestLine, sendRaw } from '../raw.ts';
import { sites, type TestSite } from '../site.ts';

describe.each(sites)('Addresses that are written differently, on $name', ({ start }) => {
  let site: TestSite;
  let notice: string;
  let event: string;
  beforeAll(async () => {
    site = await start();
    notice = (await site.call('POST', '/api/notice', { json: { title: 'Results' } })).record._id ?? '';
    const json = { title: 'Fair', eventDay: '2027-01-05' };
    event = (await site.call('POST', '/api/news', { json })).record._id ?? '';
  });
  afterAll(() => site.close());

  /** Asks for a path as it is written. */
  const visit = async (path: string, method = 'GET') => {
    const { status, headers } = await sendRaw(site.url, requestLine(method, path));
    return [status, headers.location];
  };
  const leadsTo = async (written: string, address: string) => {
    for (const method of ['GET', 'HEAD'])
      expect([written, ...(await visit(written, method))]).toEqual([written, 301, address]);
  };

  test.each([
    ['/admin/login/', '/admin/login'],
    ['/Admin/Login', '/admin/login'],
    ['/ADMIN//LOGIN//?x=%2F', '/admin/login?x=%2F'],
    ['//admin/login', '/admin/login'],
    ['/admin/login%20', '/admin/login'],
    ['/ADMIN', '/admin'],
    ['/Admin/Dashboard/', '/admin/dashboard'],
    ['/admin/notices/?q=fees&page=2', '/admin/notices?q=fees&page=2'],
    ['/admin/add-notice/', '/admin/add-notice'],
    [`/admin/update-notice/${'a'.repeat(24)}/`, `/admin/update-notice/${'a'.repeat(24)}`],
    [`/Admin/Notices/${'a'.repeat(24)}/History/`, `/admin/notices/${'a'.repeat(24)}/history`],
  ])('of a screen lead to its own: %s [22.62]', leadsTo);

  test.each([
    '/admin/nowhere/',
    '/admin/notices/x/y/',
    '/administration/',
    '/ne/admin/login/',
    '/admin/../evil/',
    '//evil.example/admin/login',
  ])('of no screen are 404: %s [22.62]', async (path) => {
    expect(await visit(path)).toEqual([404, undefined]);
  });

  test.each([
    ['/notices%20', '/notices'],
    ['/ne/notices%E2%80%8B', '/ne/notices'],
    ['/notices/%C2%A0?page=1', '/notices?page=1'],
    ['/Apply-Online/%20', '/apply-online'],
    ['/%4eotices/', '/notices'],
    ['/ne/%4EOTICES', '/ne/notices'],
  ])('of a page lead to its own as they are pasted: %s [22.62]', leadsTo);

  test('of a record lead to its own, with its id in capitals too [22.62]', async () => {
    const page = `/notice/results/${notice}`;
    await leadsTo(`/notice/results/${notice.toUpperCase()}?x=1`, `${page}?x=1`);
    await leadsTo(`/ne/notice/other/${notice.toUpperCase()}/`, `/ne${page}`);
    await leadsTo(`${page}%20`, page);
    await leadsTo(`/News-and-Events/fair/${event}.ICS/`, `/news-and-events/fair/${event}.ics`);
    const gone = `/notice/results/${'F'.repeat(24)}`;
    expect(await visit(gone)).toEqual([404, undefined]);
  });

  test.each([
    ['/feed', '/feed.xml'],
    ['/Feed/', '/feed.xml'],
    ['/ne/feed/', '/ne/feed.xml'],
    ['/sitemap', '/sitemap.xml'],
  ])('of the feed and the sitemap are known without their ending: %s [23.64]', leadsTo);

  test('of the feed as a former site had it can be redirected all the same [23.64]', async () => {
    const json = { from: '/feed', to: '/notices' };
    const { record } = await site.call('POST', '/api/manage/redirects', { json });
    expect(await visit('/feed/')).toEqual([301, '/notices']);
    await site.call('DELETE', `/api/manage/redirects/${record._id}`);
    expect(await visit('/feed/')).toEqual([301, '/feed.xml']);
  });

  test('of nothing are offered what people look for, Apply Online first, in either language [23.61]', async () => {
    await site.call('POST', '/api/faculty', { json: { title: 'BCA' } });
    const offered = async (path: string) => {
      const { status, text } = await site.call('GET', path, { as: 'nobody' });
      const [, list = ''] = /<ul class="page-buttons">(.*?)<\/ul>/s.exec(text) ?? [];
      return [status, [...list.matchAll(/<a href="(.*?)">(.*?)<\/a>/g)].map(([, ...link]) => link.join(' '))];
    };
    expect(await offered('/lost')).toEqual([
      404,
      [
        '/apply-online Apply Online',
        '/notices Notices',
        '/#programmes Academics',
        '/admissions Admissions',
        '/news-and-events News &amp; Events',
        '/contact-us Contact Us',
        '/search Search',
        '/ Go to the home page',
      ],
    ]);
    const [, inNepali] = await offered('/ne/lost');
    expect((inNepali as string[]).map((link) => link.split(' ')[0])).toEqual([
      '/ne/apply-online',
      '/ne/notices',
      '/ne#programmes',
      '/ne/admissions',
      '/ne/news-and-events',
      '/ne/contact-us',
      '/ne/search',
      '/ne',
    ]);
    expect((inNepali as string[]).join()).toMatch(/[ऀ-ॿ]/);
    const [status, ofStaff] = await offered('/admin/lost');
    expect([status, (ofStaff as string[]).slice(0, 2).map((link) => link.split(' ')[0])]).toEqual([
      404,
      ['/admin/dashboard', '/apply-online'],
    ]);
  });
});
