import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DUTIES } from '../../src/content/duties.ts';
import { codeAt, setUpApp } from '../authenticator-app.ts';
import { sites, type TestSite } from '../site.ts';
import { addStaff, STAFF_PASSWORD } from '../staff.ts';

const MINUTE_MS = 60_000;
const CODE = /^(?:[a-z2-9]{5}-){2}[a-z2-9]{5}$/;

describe.each(sites)('The second factor on $name', ({ start }) => {
  let site: TestSite;
  /** Another process of the same site. */
  let other: TestSite;
  let at = Date.now();
  let person: Awaited<ReturnType<typeof addStaff>>;

  beforeAll(async () => {
    const now = () => new Date(at);
    site = await start({ now, logLevel: 'debug' });
    other = await start({ now, beside: site });
  });
  beforeEach(async () => {
    // Beyond every throttle of the test before.
    at += 20 * MINUTE_MS;
    person = await addStaff(site, DUTIES);
  });
  afterAll(async () => {
    await other.close();
    await site.close();
  });

  const login = (code?: string, { password = STAFF_PASSWORD, on = site, key = 'user' } = {}) =>
    on.call('POST', `/api/${key}/login`, {
      as: 'nobody',
      json: { email: person.email, password, ...(code !== undefined && { code }) },
    });
  const begin = () => site.call('POST', '/api/account/totp', { as: person.as });
  const confirm = (code: string) =>
    site.call('POST', '/api/account/totp/confirm', { as: person.as, json: { code } });
  const remove = (password: string) =>
    site.call('DELETE', '/api/account/totp', { as: person.as, json: { password } });
  const state = async () =>
    (await site.call('GET', '/api/account/second-factor', { as: person.as })).json as object;
  const setUp = () => setUpApp(site, person.as, at);

  test('is set up with a secret, whose first code confirms it and brings recovery codes [21.1, 21.2]', async () => {
    const { status, record, headers } = await begin();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(record.secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(record.url ?? '');
    expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(url.pathname)).toBe(`/Our College:${person.email}`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      issuer: 'Our College',
      secret: record.secret,
      period: '30',
      digits: '6',
    });
    expect(await state()).toEqual({ totp: false, passkeys: 0, recoveryCodes: 0 });
    const confirmed = await confirm(codeAt(record.secret ?? '', at));
    expect(confirmed.status).toBe(200);
    const { recoveryCodes } = confirmed.json as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(CODE);
    expect(await state()).toEqual({ totp: true, passkeys: 0, recoveryCodes: 10 });
  });

  test('asks for a code beside the right password, and takes one step earlier or later [21.3]', async () => {
    const { secret } = await setUp();
    const asked = await login();
    expect([asked.status, asked.json]).toEqual([
      401,
      {
        message: 'Now type the code of your authenticator app.',
        code: 'second-factor',
        methods: ['totp', 'recovery-code'],
      },
    ]);
    expect((await login('')).refusal.code).toBe('second-factor');
    expect((await login(codeAt(secret, at))).status).toBe(200);
    const typed = codeAt(secret, at, 1).replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
    expect((await login(` ${typed.slice(0, 3)} ${typed.slice(3)} `)).status).toBe(200);
    at += MINUTE_MS;
    const wrong = await login(codeAt(secret, at, 2));
    expect([wrong.status, wrong.refusal.code]).toEqual([401, 'second-factor']);
    expect((await login(codeAt(secret, at, -3))).status).toBe(401);
    expect((await login(codeAt(secret, at, 0))).status).toBe(200);
    at += MINUTE_MS;
    expect((await login(codeAt(secret, at, -1))).status).toBe(200);
  });

  test('does nothing until it is confirmed, and a secret that was not expires [21.2]', async () => {
    const { secret = '' } = (await begin()).record;
    expect((await login()).status).toBe(200);
    for (const code of ['000000', 'no code', codeAt(secret, at, 5)]) {
      const refused = await confirm(code);
      expect([refused.status, Object.keys(refused.refusal.fields)]).toEqual([400, ['code']]);
    }
    at += 16 * MINUTE_MS;
    expect((await confirm(codeAt(secret, at))).status).toBe(409);
    expect((await login()).status).toBe(200);
    const second = (await begin()).record.secret ?? '';
    expect(second).not.toBe(secret);
    expect((await confirm(codeAt(secret, at))).status).toBe(400);
    expect((await confirm(codeAt(second, at))).status).toBe(200);
  });

  test('is not replaced while it is set up, and its secret never read again [21.2]', async () => {
    const { secret, answer, recoveryCodes } = await setUp();
    const again = await begin();
    expect([again.status, again.text]).toEqual([409, expect.not.stringContaining('secret')]);
    expect((await confirm(codeAt(secret, at, 1))).status).toBe(409);
    const read = await Promise.all(
      ['/api/accounts', `/api/account/${person.id}`, '/api/me', '/api/account/second-factor']
        .concat(['/api/settings', '/api/manage/audit', '/api/events', '/api/me/sessions'])
        .map((path) => site.call('GET', path, { as: person.as })),
    );
    for (const { status, text } of read) {
      expect(status).toBe(200);
      for (const kept of [secret, ...recoveryCodes]) expect(text).not.toContain(kept);
    }
    for (const kept of [secret, ...recoveryCodes]) expect(site.logLines.join()).not.toContain(kept);
    expect(answer.status).toBe(200);
  });

  test('accepts a code once, also in two processes at once [21.4]', async () => {
    const { secret } = await setUp();
    const code = codeAt(secret, at);
    const answers = await Promise.all([site, other, site, other].map((on) => login(code, { on })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    expect((await login(code, { on: other })).status).toBe(401);
    // The code of the confirmation is used up, and so are all codes before an accepted one.
    expect((await login(codeAt(secret, at, -1))).refusal.code).toBe('second-factor');
    // These five were wrong or spent: the account has to wait.
    expect((await login(codeAt(secret, at, 1))).status).toBe(429);
  });

  test('is stood in for by a recovery code, each once, also in two processes at once, and says how many are left [21.5, 24.20]', async () => {
    const { secret, recoveryCodes } = await setUp();
    const [first = '', second = ''] = recoveryCodes;
    const answers = await Promise.all([site, other].map((on) => login(first, { on })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await login(first)).status).toBe(401);
    const { status, json } = await login(second.replaceAll('-', ' ').toUpperCase());
    expect([status, json]).toEqual([200, expect.objectContaining({ recoveryCodes: 8 })]);
    expect(await state()).toEqual({ totp: true, passkeys: 0, recoveryCodes: 8 });
    const byApp = await login(codeAt(secret, at));
    expect([byApp.status, Object.keys(byApp.record)]).toEqual([200, ['token', 'user']]);
    const { secret: theirs } = await setUpApp(site, (await addStaff(site, DUTIES)).as, at);
    expect((await login(codeAt(theirs, at))).status, 'another person’s code').toBe(401);
  });

  test('cannot be guessed: wrong codes count as wrong passwords, in all processes [21.6]', async () => {
    const { secret } = await setUp();
    expect((await login(undefined, { password: 'a wrong password' })).status).toBe(401);
    for (const on of [other, site, other, site])
      expect((await login('123456', { on })).refusal.code).toBe('second-factor');
    for (const on of [site, other]) {
      const refused = await login(codeAt(secret, at), { on });
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    }
    at += 15 * MINUTE_MS + 1;
    expect((await login(codeAt(secret, at))).status, 'the owner afterwards').toBe(200);
  });

  test('is not counted before a code is typed [21.6]', async () => {
    const { secret } = await setUp();
    for (let tries = 0; tries < 7; tries += 1) expect((await login()).refusal.code).toBe('second-factor');
    expect((await login(codeAt(secret, at))).status).toBe(200);
  });

  test('is not revealed by a wrong password or the wrong login [21.7]', async () => {
    const wrong = { password: 'a wrong password' };
    const before = [await login(undefined, wrong), await login('123456', wrong)];
    const { secret } = await setUp();
    at += 20 * MINUTE_MS;
    const after = [
      await login(undefined, wrong),
      await login(codeAt(secret, at), wrong),
      await login(codeAt(secret, at), { key: 'teacher' }),
    ];
    for (const { status, json } of [...before, ...after])
      expect([status, json]).toEqual([401, { message: 'Invalid email or password', code: 'wrong-password' }]);
  });

  test.each([123456, null, { $ne: '' }, ['123456']])('takes no code but a text: %j', async (code) => {
    const json = { email: person.email, password: STAFF_PASSWORD, code };
    const refused = await site.call('POST', '/api/user/login', { as: 'nobody', json });
    expect([refused.status, Object.keys(refused.refusal.fields)]).toEqual([400, ['code']]);
  });

  test('ends the sessions that began without it, but the one that set it up [21.8]', async () => {
    const { token = '' } = (await login()).record;
    await setUp();
    expect((await site.call('GET', '/api/me', { as: { token } })).status).toBe(401);
    expect((await site.call('GET', '/api/me', { as: person.as })).status).toBe(200);
  });

  test('is removed with the password, which cannot be guessed there [21.9]', async () => {
    const { recoveryCodes } = await setUp();
    expect((await remove('')).refusal.fields).toEqual({ password: 'Password is required.' });
    const refused = await remove('a wrong password');
    expect([refused.status, refused.refusal.fields]).toEqual([
      400,
      { password: 'This is not your current password.' },
    ]);
    expect((await login()).refusal.code).toBe('second-factor');
    expect((await remove(STAFF_PASSWORD)).status).toBe(204);
    expect(await state()).toEqual({ totp: false, passkeys: 0, recoveryCodes: 0 });
    expect((await login()).status).toBe(200);
    expect((await remove(STAFF_PASSWORD)).status).toBe(404);
    await setUp();
    expect((await login(recoveryCodes[0])).status, 'a code from before').toBe(401);
    for (let tries = 0; tries < 3; tries += 1) await remove(`wrong ${tries}`);
    expect((await remove(STAFF_PASSWORD)).status).toBe(429);
  });

  test('is for administrators only, and ends with that role and with the account [21.10]', async () => {
    await setUp();
    for (const role of ['student', 'teacher']) {
      const email = `${crypto.randomUUID()}@localhost`;
      const json = { role, name: role, email, password: STAFF_PASSWORD };
      await site.call('POST', '/api/account', { json });
      const { token = '' } = (
        await site.call('POST', `/api/${role}/login`, {
          as: 'nobody',
          json: { email, password: STAFF_PASSWORD },
        })
      ).record;
      expect((await site.call('POST', '/api/account/totp', { as: { token } })).status).toBe(403);
    }
    await site.call('PUT', `/api/account/${person.id}`, { json: { role: 'teacher' } });
    expect((await login(undefined, { key: 'teacher' })).status).toBe(200);
  });

  test('is in the audit trail, without codes [21.11]', async () => {
    const { recoveryCodes } = await setUp();
    await login(recoveryCodes[0]);
    await login('123456');
    await remove('a wrong password');
    await remove(STAFF_PASSWORD);
    const events = async () => {
      const { json } = await site.call('GET', `/api/manage/audit?record=${person.id}&limit=100`);
      return (json as { what: string }[]).map(({ what }) => what);
    };
    const changes = ['totp-set-up', 'recovery-code-used', 'second-factor-change-failed', 'totp-removed'];
    expect(await events()).toEqual(expect.arrayContaining(changes));
    // Written after the answer, so that its duration tells nothing.
    await expect.poll(events).toContain('sign-in-failed');
  });
});
