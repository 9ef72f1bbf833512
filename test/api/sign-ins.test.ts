import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { runSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';
import { addStaff, STAFF_PASSWORD } from '../staff.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

describe.each(sites)('Sign-ins on $name', ({ start }) => {
  let server: MailServer;
  let site: TestSite;
  /** Another process of the same site. */
  let beside: TestSite;
  beforeAll(async () => {
    server = await startMailServer();
    site = await start({ environment: { SMTP_URL: server.url, LIMIT_LOGIN: '50/1h' } });
    beside = await start({ beside: site });
  });
  afterAll(async () => {
    await beside.close();
    await site.close();
    await server.close();
  });

  const login = (email: string, password: string, headers: Record<string, string> = {}) =>
    site.call('POST', '/api/user/login', { as: 'nobody', json: { email, password }, headers });
  const seen = async (token: string) =>
    (await site.call('GET', '/api/me/sign-ins', { as: { token } })).json as {
      last: { at: string; agent: string; network: string } | null;
      failed: { count: number; isMore: boolean; lastAt: string | null };
    };
  const trail = async (what: string, record: string) =>
    (await site.call('GET', `/api/manage/audit?what=${what}&record=${record}`)).json as {
      who: { name: string };
      detail: object;
    }[];

  test('are told with browser and half of the address, and those that failed since [21.50, 21.51]', async () => {
    const { email, as, id } = await addStaff(site, ['author']);
    expect(await seen(as.token)).toEqual({ last: null, failed: { count: 0, isMore: false, lastAt: null } });
    await login(email, STAFF_PASSWORD, { 'user-agent': WINDOWS });
    for (const wrong of ['one wrong one', 'two wrong ones']) await login(email, wrong);
    await expect.poll(async () => (await seen(as.token)).failed.count).toBe(2);
    const { token = '' } = (await login(email, STAFF_PASSWORD, { 'user-agent': ANDROID })).record;
    const told = await seen(token);
    expect(told.last).toMatchObject({ agent: 'Chrome on Windows', network: '127.0.*.*' });
    expect(told.failed).toMatchObject({ count: 2, isMore: false, lastAt: expect.any(String) });
    expect((await trail('signed-in', id))[0]?.detail).toEqual({
      agent: 'Chrome on Android',
      network: '127.0.*.*',
    });
    for (let guess = 0; guess < 6; guess += 1) await login(email, `wrong guess ${guess}`);
    await expect.poll(async () => (await seen(token)).failed.isMore).toBe(true);
    // The next sign-in reports the failures after this one.
    await login(email, STAFF_PASSWORD);
    await login(email, 'another wrong one');
    const { token: next = '' } = (await login(email, STAFF_PASSWORD)).record;
    await expect.poll(async () => (await seen(next)).failed).toMatchObject({ count: 1, isMore: false });
  });

  test('are told beside what was done in their session, while they are kept [24.69]', async () => {
    const { email, id } = await addStaff(site, ['publisher']);
    const { token = '' } = (await login(email, STAFF_PASSWORD, { 'user-agent': ANDROID })).record;
    await site.call('POST', '/api/notice', { json: { title: 'From a phone' }, as: { token } });
    const told = async () => {
      const { json } = await site.call('GET', `/api/manage/audit?who=${id}&what=created`);
      return (json as { signedIn: object | null }[]).map(({ signedIn }) => signedIn);
    };
    expect(await told()).toEqual([{ at: expect.any(String), agent: 'Chrome on Android' }]);
    await runSql(site, [`delete from event where action = 'signed-in' and account = '${id}'`]);
    expect(await told()).toEqual([null]);
  });

  test('of others are listed and ended by who looks after accounts, in every process [21.52]', async () => {
    const { email, as, id } = await addStaff(site, ['publisher']);
    const { token = '' } = (await login(email, STAFF_PASSWORD, { 'user-agent': WINDOWS })).record;
    const works = async (at: TestSite, of: string) =>
      (await at.call('GET', '/api/me', { as: { token: of } })).status === 200;
    const path = `/api/account/${id}/sessions`;
    expect([await works(beside, token), await works(beside, as.token)]).toEqual([true, true]);
    const { list } = await site.call('GET', path);
    const one = list.find(({ agent }) => agent === 'Chrome on Windows');
    expect([list.length, Object.keys(one ?? {}).sort()]).toEqual([
      2,
      ['_id', 'agent', 'createdAt', 'seenAt'],
    ]);
    expect((await site.call('DELETE', `${path}?session=${one?._id}`)).status).toBe(204);
    expect([await works(beside, token), await works(beside, as.token)]).toEqual([false, true]);
    expect((await site.call('DELETE', `${path}?session=${one?._id}`)).status).toBe(404);
    expect((await site.call('DELETE', path)).status).toBe(204);
    expect([await works(beside, as.token), await works(site, as.token)]).toEqual([false, false]);
    expect((await trail('sessions-ended', id)).map(({ detail }) => detail)).toEqual([
      { sessions: 1 },
      { sessions: 1 },
    ]);
    const gone = '0'.repeat(24);
    expect((await site.call('GET', `/api/account/${gone}/sessions`)).status).toBe(404);
    const publisher = await addStaff(site, ['publisher']);
    expect((await site.call('DELETE', path, { as: publisher.as })).refusal.code).toBe('duty');
  });

  test('from a browser that is new to the account are mailed, in its language and not in a flood [21.53]', async () => {
    const { email, as, id } = await addStaff(site, ['author']);
    await site.call('PUT', '/api/me', { as, json: { lang: 'ne' } });
    const mails = async () => {
      const { list } = await site.call('GET', `/api/mails?q=${encodeURIComponent(email)}`);
      return list.filter(({ kind }) => kind === 'new-browser');
    };
    // Not of the first sign-in.
    expect(await mails()).toEqual([]);
    const first = await login(email, STAFF_PASSWORD, { 'user-agent': WINDOWS });
    expect(await mails()).toMatchObject([{ recipient: email, aboutType: 'account', about: id }]);
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    await login(email, STAFF_PASSWORD, { cookie });
    await login(email, STAFF_PASSWORD, { 'user-agent': ANDROID });
    expect(await mails()).toHaveLength(1);
    expect((await mails())[0]?.subject).toContain('नयाँ लगइन');
    await expect.poll(async () => (await mails())[0]?.state, { timeout: 10_000 }).toBe('sent');
    await site.call('DELETE', `/api/account/${id}`);
    expect(await mails()).toEqual([]);
  });

  test('are mailed again after a password that somebody else has set [21.53]', async () => {
    const { email, id } = await addStaff(site, ['author']);
    await site.call('PUT', `/api/account/${id}`, { json: { password: 'another long enough one' } });
    expect((await login(email, 'another long enough one')).status).toBe(200);
    const { list } = await site.call('GET', `/api/mails?q=${encodeURIComponent(email)}`);
    expect(list.map(({ kind }) => kind)).toEqual(['new-browser']);
  });
});
