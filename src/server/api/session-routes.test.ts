import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../../test/databases.ts';
import { createTestAccount, MINUTE, PASSWORD, testAccountSite } from '../../accounts/account.fixture.ts';
import { PasswordLinkRequests } from '../../accounts/password-links.ts';
import { Sessions } from '../../accounts/sessions.ts';
import { SignIn } from '../../accounts/sign-in.ts';
import { DUTIES } from '../../content/duties.ts';
import { enforceAccess } from '../access.ts';
import { sendError } from '../error-handler.ts';
import type { ServedSite } from '../served-site.ts';
import { accountRoutes } from './account-routes.ts';
import { sessionRoutes } from './session-routes.ts';

const NOBODY = '0'.repeat(24);
const TOKEN = expect.stringMatching(/^[A-Za-z0-9_-]{43}$/);
const ID = expect.stringMatching(/^[0-9a-f]{24}$/);

describe.each(databases)('The routes of sessions and accounts on $name', ({ open }) => {
  let opened: OpenForTest;
  let app: FastifyInstance;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async () => {
    const { site } = testAccountSite(opened);
    const sessions = new Sessions(site);
    const signIn = new SignIn(site, { limit: { times: 5, windowMs: 15 * MINUTE } });
    const publicUrl = 'https://college.example.org';
    app = fastify();
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.setErrorHandler(sendError);
    enforceAccess(app, (token) => sessions.find(token));
    const passwordLinks = new PasswordLinkRequests(site, true);
    sessionRoutes(app, { ...site, signIn, sessions, passwordLinks, publicUrl } as ServedSite);
    accountRoutes(app, site);
    await createTestAccount(site, 'admin', 'admin@localhost');
    await createTestAccount(site, 'student', 'student@localhost');
    await createTestAccount(site, 'teacher', 'teacher@localhost');
  });
  afterEach(async () => {
    await app.close();
    await opened.database.write(async ({ db }) => {
      for (const table of ['account', 'session', 'known_browser', 'login_failure'] as const)
        await db.deleteFrom(table).execute();
    });
  });
  afterAll(() => opened.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, more: InjectOptions = {}) =>
    app.inject({ method, url, ...more });
  const login = (key: string, values: object = {}, headers: Record<string, string> = {}) =>
    call('POST', `/api/${key}/login`, {
      headers,
      body: { email: `${key === 'user' ? 'admin' : key}@localhost`, password: PASSWORD, ...values },
    });
  /** Signs in. @returns the request headers of the session */
  async function as(key: string): Promise<{ authorization: string }> {
    return { authorization: `Bearer ${(await login(key)).json().token}` };
  }

  test.each([
    ['user', 'admin'],
    ['student', 'student'],
    ['teacher', 'teacher'],
  ])(
    '%s/login answers token and account under its own key, and me the same without the token [1.8, 7.2, 13.1, 13.5, 19.1]',
    async (key, role) => {
      const response = await login(key);
      const profile = {
        _id: ID,
        name: `${role}@localhost`,
        email: `${role}@localhost`,
        role,
        ...(role === 'admin' && { duties: DUTIES }),
        lang: 'en',
      };
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ token: TOKEN, [key]: profile });
      expect(response.headers['cache-control']).toBe('no-store');
      const me = await call('GET', '/api/me', {
        headers: { authorization: `Bearer ${response.json().token}` },
      });
      expect(me.json()).toEqual({ [key]: profile });
      expect(me.headers['cache-control']).toBe('no-store');
    },
  );

  test('login accepts a form', async () => {
    const response = await call('POST', '/api/user/login', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email: 'admin@localhost', password: PASSWORD }).toString(),
    });
    expect(response.statusCode).toBe(200);
  });

  test.each([
    ['user', { password: 'wrong words' }],
    ['user', { email: 'nobody@localhost' }],
    ['teacher', { email: 'admin@localhost' }],
  ])('a wrong e-mail or password at %s/login is 401 (%j) [13.2]', async (key, values) => {
    const response = await login(key, values);
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.json()).toEqual({ message: 'Invalid email or password', code: 'wrong-password' });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    [{ email: '' }, { email: 'Email is required.' }],
    [
      { email: undefined, password: null },
      { email: 'Email is required.', password: 'Password has to be a text.' },
    ],
  ])('a login without all that it needs is 400 (%j) [3.25]', async (values, fields) => {
    const response = await login('user', values);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid', fields });
  });

  test('a login with too large a body is 413', async () => {
    expect((await login('user', { password: 'x'.repeat(70_000) })).statusCode).toBe(413);
  });

  test('the sixth wrong login is 429 and says when to try again', async () => {
    for (let index = 0; index < 5; index += 1) await login('user', { password: 'wrong words' });
    const response = await login('user');
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('900');
  });

  test('a browser that signed in before is recognised by its cookie and has its own count of failures', async () => {
    const cookie = String((await login('user')).headers['set-cookie']);
    const [, value = ''] =
      /^browser=([\w-]{43}); Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/.exec(cookie) ??
      [];
    for (let index = 0; index < 5; index += 1) await login('user', { password: 'wrong words' });
    expect((await login('user')).statusCode).toBe(429);
    const known = await login('user', {}, { cookie: `theme=dark; browser=${value}; x=y` });
    expect(known.statusCode).toBe(200);
    expect(String(known.headers['set-cookie'])).toContain(`browser=${value};`);
  });

  test('logout ends this session and no other [13.4]', async () => {
    const [mine, other] = [await as('user'), await as('user')];
    const response = await call('POST', '/api/logout', { headers: mine });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect((await call('GET', '/api/me', { headers: mine })).statusCode).toBe(401);
    expect((await call('POST', '/api/logout', { headers: mine })).statusCode).toBe(401);
    expect((await call('GET', '/api/me', { headers: other })).statusCode).toBe(200);
  });

  test.each([
    '',
    'Bearer',
    'Bearer ',
    'Basic eDp5',
    `Bearer ${'x'.repeat(43)}`,
    `Bearer ${'x'.repeat(10_000)}`,
    'Bearer a b',
  ])('the header %.30j signs in nobody', async (authorization) => {
    for (const url of ['/api/me', '/api/accounts']) {
      const response = await call('GET', url, { headers: { authorization } });
      expect(response.statusCode).toBe(401);
      expect(response.headers['www-authenticate']).toBe('Bearer');
    }
  });

  test.each<['GET' | 'POST' | 'PUT' | 'DELETE', string]>([
    ['GET', '/api/accounts'],
    ['POST', '/api/account'],
    ['PUT', `/api/account/${NOBODY}`],
    ['DELETE', `/api/account/${NOBODY}`],
    ['PUT', '/api/account/odd'],
  ])('%s %s is refused to all but admins before its content is checked', async (method, url) => {
    const broken = { headers: { 'content-type': 'text/strange' }, payload: '{' };
    expect((await call(method, url, broken)).statusCode).toBe(401);
    for (const key of ['student', 'teacher']) {
      const headers = { ...broken.headers, ...(await as(key)) };
      expect((await call(method, url, { ...broken, headers })).statusCode).toBe(403);
    }
  });

  test('an admin adds, changes, lists and deletes an account, and never sees a password [13.5]', async () => {
    const headers = await as('user');
    const body = { role: 'student', name: 'Asha Rai', email: 'asha@example.org', password: PASSWORD };
    const created = await call('POST', '/api/account', { headers, body });
    expect(created.statusCode).toBe(201);
    const account = created.json();
    expect(account).toEqual({
      _id: ID,
      role: 'student',
      name: 'Asha Rai',
      email: 'asha@example.org',
      faculty: null,
      semester: null,
      disabled: false,
      lang: 'en',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const url = `/api/account/${account._id}`;
    const changed = await call('PUT', url, { headers, body: { name: 'Asha Gurung', disabled: true } });
    expect(changed.json()).toEqual({
      ...account,
      name: 'Asha Gurung',
      disabled: true,
      updatedAt: expect.any(String),
    });
    const list = await call('GET', '/api/accounts', { headers });
    expect(list.json()).toHaveLength(4);
    expect(list.json()[0]).toEqual(changed.json());
    expect(list.body + created.body + changed.body).not.toMatch(/password|argon/i);
    const deleted = await call('DELETE', url, { headers });
    expect([deleted.statusCode, deleted.json()]).toEqual([200, changed.json()]);
    expect((await call('DELETE', url, { headers })).statusCode).toBe(404);
    expect((await call('PUT', url, { headers, body: {} })).statusCode).toBe(404);
    expect((await call('PUT', '/api/account/odd', { headers, body: {} })).statusCode).toBe(404);
  });

  test('booleans are words in forms and only booleans in JSON', async () => {
    const headers = await as('user');
    const [{ _id }] = (await call('GET', '/api/accounts?q=teacher', { headers })).json();
    const put = (payload: string, type: string) =>
      call('PUT', `/api/account/${_id}`, { headers: { ...headers, 'content-type': type }, payload });
    const form = 'application/x-www-form-urlencoded';
    expect((await put('disabled=true', form)).json().disabled).toBe(true);
    expect((await put('disabled=false', form)).json().disabled).toBe(false);
    expect((await put('disabled=yes', form)).json()).toMatchObject({
      fields: { disabled: expect.any(String) },
    });
    expect((await put('{"disabled":"true"}', 'application/json')).statusCode).toBe(400);
  });

  test('accounts are paged and filtered by name', async () => {
    const headers = await as('user');
    const page = await call('GET', '/api/accounts?q=LOCALHOST&page=2&limit=2', { headers });
    expect(page.json().map(({ role }: { role: string }) => role)).toEqual(['admin']);
    expect(page.headers['x-total-count']).toBe('3');
    expect(page.headers.link).toContain('rel="prev"');
    expect((await call('GET', '/api/accounts?limit=101', { headers })).statusCode).toBe(400);
  });

  test('a taken e-mail address and removing the last admin are 409 [13.6, 13.8]', async () => {
    const headers = await as('user');
    const body = { role: 'teacher', name: 'x', email: 'STUDENT@localhost', password: PASSWORD };
    const taken = await call('POST', '/api/account', { headers, body });
    expect(taken.statusCode).toBe(409);
    expect(taken.json().fields).toEqual({ email: expect.any(String) });
    const [{ _id }] = (await call('GET', '/api/accounts?q=admin', { headers })).json();
    const last = await call('DELETE', `/api/account/${_id}`, { headers });
    expect(last.statusCode).toBe(409);
    expect((await call('GET', '/api/me', { headers })).statusCode).toBe(200);
  });
});
