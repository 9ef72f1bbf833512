import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer } from '../mail-server.ts';
import { momentFaults } from '../moment-faults.ts';
import { runSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';
import { addStaff } from '../staff.ts';
import { ADMIN } from '../templates.ts';
import { editorOf, managed } from './editor.ts';

interface Overdue {
  _id: string;
  type: string;
  title: string;
  what: string;
  at: string;
  reason: string;
}

/** Enough for a busy machine. */
const SOON = { timeout: 10_000, interval: 150 };

describe.each(sites)('What was due and could not be done, on $name', ({ name, start }) => {
  let now = 0;
  let site: TestSite;
  let fault: { begin: string[]; end: string[] };
  beforeEach(async () => {
    now = Date.parse('2026-11-24T04:00:00Z');
    fault = momentFaults[name]();
  });
  afterEach(() => site.close());
  const open = async (environment: Record<string, string> = {}) => {
    site = await start({ now: () => new Date(now), environment });
  };

  const notices = () => editorOf(site, 'notice');
  const later = (ms: number) => new Date(now + ms).toISOString();
  const scheduled = async (title: string, dates: object) => {
    const { _id: id } = managed(await notices().draft({ title }));
    expect((await notices().publish(id, dates)).status).toBe(200);
    return id;
  };
  const visit = (path: string) => site.call('GET', path, { as: 'nobody' });
  const overdue = async () => {
    // A failed promotion is tried again after a moment's rest.
    now += 1000;
    return ((await site.call('GET', '/api/manage/waiting')).json as { overdue: Overdue[] }).overdue;
  };
  const mails = async () =>
    (await site.call('GET', '/api/mails?limit=100')).list.filter(({ kind }) => kind === 'overdue');

  test('stands on the dashboard with its reason until it is done, and others are done [19.209]', async () => {
    await open();
    fault = momentFaults[name]("OLD.what <> 'unpin'");
    const at = later(60_000);
    const late = await scheduled('Comes late', { at });
    const ends = (await site.call('POST', '/api/notice', { json: { title: 'Stays on' } })).record._id ?? '';
    await notices().publish(ends, { expireAt: at });
    const pinned = (await site.call('POST', '/api/notice', { json: { title: 'Unpinned' } })).record._id ?? '';
    await notices().publish(pinned, { pinnedUntil: at });
    expect(await overdue()).toEqual([]);
    await runSql(site, fault.begin);
    now += 60_000;
    expect((await visit('/notices')).text).not.toContain('Comes late');
    const told = await overdue();
    const reason = expect.stringMatching(/tried again with every visit\.$/);
    expect(told.toSorted((a, b) => a.what.localeCompare(b.what))).toEqual([
      { _id: ends, type: 'notice', title: 'Stays on', title_ne: '', what: 'expire', at, reason },
      { _id: late, type: 'notice', title: 'Comes late', title_ne: '', what: 'publish', at, reason },
    ]);
    expect(managed(await notices().look(pinned)).pinnedUntil).toBeNull();
    const { as } = await addStaff(site, ['admissions']);
    expect((await site.call('GET', '/api/manage/waiting', { as })).status).toBe(403);
    await runSql(site, fault.end);
    expect(await overdue()).toEqual([]);
    expect((await visit('/notices')).text).toContain('Comes late');
  });

  test('is no longer named once its schedule is changed [19.209]', async () => {
    await open();
    fault = momentFaults[name]("OLD.what = 'publish'");
    const id = await scheduled('Moved to tomorrow', { at: later(60_000) });
    await runSql(site, fault.begin);
    now += 60_000;
    expect(await overdue()).toMatchObject([{ _id: id }]);
    const moved = await notices().publish(id, { at: later(86_400_000) });
    expect(moved.status).toBe(200);
    expect(await overdue()).toEqual([]);
    await runSql(site, fault.end);
  });

  test('for want of an approval is sent back to its writer, in words [19.209, 19.49]', async () => {
    const server = await startMailServer();
    await open({ SMTP_URL: server.url });
    const id = await scheduled('Not approved', { at: later(60_000) });
    await site.call('PUT', '/api/settings', { json: { review: ['notice'] } });
    now += 60_000;
    expect((await visit(`/api/notice/${id}`)).status).toBe(404);
    expect(await overdue()).toEqual([]);
    expect(managed(await notices().look(id))).toMatchObject({ state: 'draft', review: 'returned' });
    expect((await site.call('GET', '/api/manage/waiting')).json).toMatchObject({
      returned: [{ _id: id, note: expect.stringMatching(/^It was to appear by itself.* approved/) }],
    });
    await expect.poll(() => server.arrived.map(({ mail }) => mail.subject), SOON).toHaveLength(1);
    expect(server.arrived[0]?.mail.text?.replace(/\s+/g, ' ')).toMatch(
      /'Not approved' was to appear by itself\. Texts of this kind are approved .* Open it, publish or schedule it again/,
    );
    await server.close();
  });

  test('is mailed once to the account that set it, with the reason [19.209]', async () => {
    const server = await startMailServer();
    await open({ SMTP_URL: server.url });
    await scheduled('Told by mail', { at: later(60_000) });
    await runSql(site, fault.begin);
    now += 60_000;
    for (let visits = 0; visits < 3; visits += 1) await overdue();
    await expect.poll(async () => (await mails()).map(({ state }) => state), SOON).toEqual(['sent']);
    const [arrived] = server.arrived;
    const words = arrived?.mail.text?.replace(/\s+/g, ' ');
    expect(arrived?.recipients).toEqual([ADMIN.email]);
    expect(arrived?.mail.subject).toBe('Did not appear by itself: Told by mail');
    expect(words).toContain('Tuesday, 24 November 2026 at 09:46 (Nepal time)');
    expect(words).toMatch(/tried again with every visit\./);
    await runSql(site, fault.end);
    expect(await overdue()).toEqual([]);
    expect(await mails()).toHaveLength(1);
    await server.close();
  });

  test('is mailed to publishers where who set it has no duty for content any more [19.209]', async () => {
    const server = await startMailServer();
    await open({ SMTP_URL: server.url });
    const setter = await addStaff(site, ['author', 'publisher']);
    const { _id: id } = managed(await notices().draft({ title: 'Set by somebody else' }));
    const set = {
      as: setter.as,
      json: { at: later(60_000) },
      headers: { 'if-match': await notices().tag(id) },
    };
    expect((await site.call('POST', `/api/manage/notice/${id}/publish`, set)).status).toBe(200);
    await site.call('PUT', `/api/account/${setter.id}`, { json: { duties: ['admissions'] } });
    await runSql(site, fault.begin);
    now += 60_000;
    await overdue();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([ADMIN.email]);
    await runSql(site, fault.end);
    await server.close();
  });
});
