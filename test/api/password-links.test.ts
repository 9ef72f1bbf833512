import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backedUp, emptyTargetOn, restored } from '../../src/backup/site.fixture.ts';
import { bareDatabases } from '../../src/db/engines.fixture.ts';
import { setUpApp } from '../authenticator-app.ts';
import { type MailServer, Refusal, startMailServer } from '../mail-server.ts';
import { readSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';
import { STAFF_PASSWORD } from '../staff.ts';
import { ADMIN } from '../templates.ts';

const HOUR_MS = 3_600_000;
/** Enough for a busy machine. */
const SOON = { timeout: 25_000, interval: 100 };
const NEW = 'three words apart';
const PUBLIC = 'https://college.example';
const asNobody = { as: 'nobody' } as const;

describe.each(sites)('Links to set passwords by, on $name,', ({ name, start }) => {
  let server: MailServer;
  let site: TestSite;
  let now = Date.parse('2026-11-24T06:15:00Z');
  beforeAll(async () => {
    server = await startMailServer();
    site = await start({
      now: () => new Date(now),
      logLevel: 'debug',
      environment: {
        SMTP_URL: server.url,
        PUBLIC_URL: PUBLIC,
        LIMIT_LOGIN: '5/15m',
        TRUST_PROXY: '127.0.0.1',
        LOG_ADDRESSES: 'on',
      },
    });
  });
  const signInAsAdmin = async () => {
    site.token =
      (await site.call('POST', '/api/user/login', { ...asNobody, json: ADMIN })).record.token ?? '';
  };
  beforeEach(async () => {
    // Beyond every limit of the test before, which may have ended the session.
    now += 2 * HOUR_MS;
    await signInAsAdmin();
  });
  afterAll(async () => {
    await site.close();
    await server.close();
  });

  let addresses = 0;
  /** An address that has asked for nothing yet. */
  const newAddress = () => {
    addresses += 1;
    return `198.51.${addresses >> 8}.${addresses & 255}`;
  };
  const ask = (email: unknown, from = newAddress()) =>
    site.call('POST', '/api/password-link', {
      ...asNobody,
      json: { email },
      headers: { 'x-forwarded-for': from, 'x-forwarded-host': 'evil.example', host: 'evil.example' },
    });
  const add = async (role = 'teacher', more: object = {}) => {
    const email = `${crypto.randomUUID()}@home.example`;
    const json = { role, name: 'Asha Rai', email, password: STAFF_PASSWORD, ...more };
    const { status, record } = await site.call('POST', '/api/account', { json });
    expect(status).toBe(201);
    return { id: record._id ?? '', email };
  };
  const keys = { admin: 'user', teacher: 'teacher', student: 'student' } as const;
  const login = (email: string, password: string, role: keyof typeof keys = 'teacher') =>
    site.call('POST', `/api/${keys[role]}/login`, { ...asNobody, json: { email, password } });
  const mailsTo = (email: string) => server.arrived.filter(({ recipients }) => recipients[0] === email);
  /** The newest link that was mailed to an address, once so many have arrived. */
  const linkTo = async (email: string, count = 1) => {
    await expect.poll(() => mailsTo(email).length, SOON).toBe(count);
    const text = mailsTo(email).at(-1)?.mail.text ?? '';
    const [, path = ''] = /https:\/\/college\.example(\/(?:ne\/)?password\/[\w-]{22})\s/.exec(text) ?? [];
    expect(path, text).not.toBe('');
    return path;
  };
  const newLinkTo = async (email: string, count = 1) => {
    expect((await ask(email)).status).toBe(204);
    return linkTo(email, count);
  };
  const open = (path: string) => site.call('GET', path, asNobody);
  const setBy = (path: string, password: string) =>
    site.call('POST', path, {
      ...asNobody,
      body: new URLSearchParams({ email: 'ignored', password }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': newAddress() },
    });
  const trailOf = async (record: string) =>
    ((await site.call('GET', `/api/manage/audit?record=${record}`)).json as { what: string }[]).map(
      ({ what }) => what,
    );
  const isAlive = async (path: string) => (await open(path)).status === 200;

  test.each(['admin', 'teacher', 'student'] as const)(
    'are mailed to the owner of an account (%s), set the password once, and end its sessions [24.10, 24.13, 24.14]',
    async (role) => {
      const { id, email } = await add(role);
      const { token = '' } = (await login(email, STAFF_PASSWORD, role)).record;
      await ask(email.toUpperCase());
      const path = await linkTo(email);
      const { status, headers, text } = await open(path);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect([headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual([
        'no-referrer',
        'noindex',
      ]);
      expect(text).toContain('<h1>Choose a password</h1>');
      expect(text).toContain('Asha Rai');
      const refused = await setBy(path, 'short');
      expect([refused.status, refused.headers.get('referrer-policy')]).toEqual([400, 'no-referrer']);
      expect(refused.text).toContain('Password has to have at least 10 characters.');
      expect(refused.text).not.toContain('value="short"');
      expect((await setBy(path, 'passwordpassword')).text).toContain('Too many people use this password');
      expect((await setBy(path, `${email}1`)).status).toBe(400);
      // Opening it and what was refused have not used it up.
      const set = await setBy(path, NEW);
      const done = role === 'admin' ? 'staff' : 'member';
      expect([set.status, set.headers.get('location')]).toEqual([303, `/password?done=${done}`]);
      expect((await open(`/password?done=${done}`)).text).toContain(
        role === 'admin' ? 'href="/admin/login"' : 'href="/login"',
      );
      expect((await site.call('GET', '/api/me', { as: { token } })).status).toBe(401);
      expect((await login(email, STAFF_PASSWORD, role)).status).toBe(401);
      expect((await login(email, NEW, role)).status).toBe(200);
      expect([(await setBy(path, 'another three words')).status, (await open(path)).status]).toEqual([
        404, 404,
      ]);
      expect(await trailOf(id)).toEqual(
        expect.arrayContaining(['password-link-asked', 'password-set-by-link']),
      );
    },
  );

  test('come in the language of the account, and their page in both [24.10, 24.14]', async () => {
    const { email } = await add('admin', { lang: 'ne' });
    const path = await newLinkTo(email);
    expect(path).toMatch(/^\/ne\/password\//);
    const page = await open(path);
    expect(page.text).toContain('<h1>पासवर्ड छान्नुहोस्</h1>');
    expect(page.text).toContain(`href="${path.slice(3)}"`);
    expect((await setBy(path, 'छोटो')).text).toContain('पासवर्डमा कम्तीमा १० अक्षर हुनुपर्छ।');
    expect((await setBy(path, NEW)).headers.get('location')).toBe('/ne/password?done=staff');
    expect((await open('/ne/password?done=staff')).text).toContain('href="/admin/login"');
  });

  test('leave the second factor, which is asked for next, and the failures before behind [24.13]', async () => {
    const { email } = await add('admin');
    const { token = '' } = (await login(email, STAFF_PASSWORD, 'admin')).record;
    await setUpApp(site, { token }, now);
    for (let guess = 0; guess < 5; guess += 1) await login(email, `wrong guess ${guess}`, 'admin');
    expect((await login(email, STAFF_PASSWORD, 'admin')).status).toBe(429);
    expect((await setBy(await newLinkTo(email), NEW)).status).toBe(303);
    const { status, refusal } = await login(email, NEW, 'admin');
    expect([status, refusal.code]).toEqual([401, 'second-factor']);
  });

  test('end after an hour [24.10]', async () => {
    const { email } = await add();
    const path = await newLinkTo(email);
    now += HOUR_MS - 1000;
    expect(await isAlive(path)).toBe(true);
    now += 1000;
    const over = await setBy(path, NEW);
    expect([over.status, over.text.includes('<h1>This link does not work any more</h1>')]).toEqual([
      404,
      true,
    ]);
    expect(over.text).toContain('action="/password"');
    expect((await login(email, STAFF_PASSWORD)).status).toBe(200);
  });

  test('end with a newer one, a new password or address, disabling and deletion [24.12]', async () => {
    const { id, email } = await add();
    const put = (json: object) => site.call('PUT', `/api/account/${id}`, { json });
    const first = await newLinkTo(email);
    const second = await newLinkTo(email, 2);
    expect([await isAlive(first), await isAlive(second)]).toEqual([false, true]);
    await put({ name: 'Asha R. Rai' });
    expect(await isAlive(second)).toBe(true);
    await put({ password: NEW });
    expect(await isAlive(second)).toBe(false);
    const third = await newLinkTo(email, 3);
    await put({ email: `new.${email}` });
    expect(await isAlive(third)).toBe(false);
    now += HOUR_MS;
    await signInAsAdmin();
    const fourth = await newLinkTo(`new.${email}`);
    const { token = '' } = (await login(`new.${email}`, NEW)).record;
    await site.call('PUT', '/api/me/password', {
      as: { token },
      json: { current: NEW, password: STAFF_PASSWORD },
    });
    expect(await isAlive(fourth)).toBe(false);
    const fifth = await newLinkTo(`new.${email}`, 2);
    await put({ disabled: true });
    await put({ disabled: false });
    expect(await isAlive(fifth)).toBe(false);
    const sixth = await newLinkTo(`new.${email}`, 3);
    await site.call('DELETE', `/api/account/${id}`);
    expect(await isAlive(sixth)).toBe(false);
  });

  test('are asked for with one answer, and mailed thrice an hour to an account, twenty times for an address [24.11]', async () => {
    const { email } = await add();
    const disabled = await add();
    await site.call('PUT', `/api/account/${disabled.id}`, { json: { disabled: true } });
    const told = ({ status, headers, text }: Awaited<ReturnType<typeof ask>>) => {
      const plain = [...headers].filter(([name]) => name !== 'date');
      return { status, plain, text };
    };
    const answers = [];
    for (const whom of [email, disabled.email, 'nobody@home.example']) answers.push(told(await ask(whom)));
    expect(answers[0]?.status).toBe(204);
    expect([answers[1], answers[2]]).toEqual([answers[0], answers[0]]);
    await linkTo(email);
    for (const count of [2, 3]) await newLinkTo(email, count);
    for (let more = 0; more < 2; more += 1) expect((await ask(email)).status).toBe(204);
    for (const wrong of ['', 'no address', 7]) expect((await ask(wrong)).status).toBe(400);
    // Each request is looked up at some moment of the second after its answer.
    await pause(1200);
    const last = await add();
    await newLinkTo(last.email);
    expect([mailsTo(email).length, mailsTo(disabled.email).length]).toEqual([3, 0]);
    now += HOUR_MS;
    await newLinkTo(email, 4);
    const address = newAddress();
    for (let one = 0; one < 20; one += 1)
      expect((await ask('nobody@home.example', address)).status).toBe(204);
    const silent = await add();
    expect((await ask(silent.email, address)).status).toBe(204);
    const page = await site.call('POST', '/ne/password', {
      ...asNobody,
      body: 'email=nobody%40home.example',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address },
    });
    expect([page.status, page.text.includes('धेरै लिङ्क मागिए')]).toEqual([429, true]);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(3000);
    await newLinkTo((await add()).email);
    expect(mailsTo(silent.email)).toHaveLength(0);
  });

  test('are stored as digests, erased from their mails, and in neither log nor trail [24.14, 24.15]', async () => {
    const { id, email } = await add();
    const path = await newLinkTo(email);
    const token = path.slice(-22);
    await open(path);
    await open(`${path}/`);
    await open(`/PASSWORD/${token}`);
    const missing = `/${crypto.randomUUID()}`;
    await open(missing);
    await setBy(`/password/${token.slice(0, -1)}_`, NEW);
    const erased = async () => (await readSql(site, `select body, state from mail where about = '${id}'`))[0];
    await expect.poll(erased, SOON).toEqual({ body: '', state: 'sent' });
    const rowsOf = async (table: string) => JSON.stringify(await readSql(site, `select * from ${table}`));
    await expect.poll(() => rowsOf('missing_page'), SOON).toContain(missing);
    expect(await rowsOf('missing_page')).not.toContain('/password');
    for (const table of ['password_link', 'mail', 'event', 'rate_count'])
      expect(await rowsOf(table), table).not.toContain(token);
    expect(site.logLines.join('\n')).not.toContain(token);
    expect(site.logLines.join('\n')).not.toContain(email);
    expect((await site.call('GET', `/api/mails?q=${encodeURIComponent(email)}`)).text).not.toContain(token);
    const redirect = { from: '/password/x', to: '/notices' };
    expect((await site.call('POST', '/api/manage/redirects', { json: redirect })).status).toBe(400);
  });

  test('that could not be delivered are erased, and their mails not sent again [24.15]', async () => {
    server.behaviour.recipient = (address) =>
      address.startsWith('full') ? new Refusal(550, 'Mailbox full') : undefined;
    const email = `full-${crypto.randomUUID()}@home.example`;
    const { id } = await add('teacher', { email });
    await ask(email);
    const stored = () => readSql(site, `select _id, state, body from mail where about = '${id}'`);
    await expect.poll(async () => (await stored())[0]?.state, SOON).toBe('failed');
    const [mail] = await stored();
    expect(mail?.body).toBe('');
    const again = await site.call('POST', `/api/mail-again/${mail?._id}`);
    expect([again.status, again.refusal.message]).toEqual([409, expect.stringContaining('was not kept')]);
    expect((await site.call('GET', '/api/mail-status')).json).toMatchObject({ unsent: 0 });
    server.behaviour = {};
  });

  test('end when a backup is restored [24.12]', async () => {
    const { email } = await add();
    await newLinkTo(email);
    const [into] = bareDatabases.filter((one) => one.name === name);
    if (!into) throw new Error('There is no database to restore into');
    const target = await emptyTargetOn(into);
    const { folder } = await backedUp({ url: site.environment.DATABASE_URL, dataDir: site.dataDir });
    await restored(folder, target);
    const environment = target.url ? { DATABASE_URL: target.url } : {};
    const read = (query: string) => readSql({ environment, dataDir: target.dataDir }, query);
    expect(await read('select * from password_link')).toEqual([]);
    expect(await read("select _id from mail where kind = 'password-link' and body <> ''")).toEqual([]);
    expect(await readSql(site, 'select account from password_link')).not.toEqual([]);
  });

  test('invite to choose a first password, within seven days [24.18]', async () => {
    const email = `${crypto.randomUUID()}@home.example`;
    const json = { role: 'teacher', name: 'Maya Gurung', email, invite: true };
    const { status, record } = await site.call('POST', '/api/account', { json });
    expect([status, Object.keys(record).includes('invite')]).toEqual([201, false]);
    const first = await linkTo(email);
    expect(mailsTo(email)[0]?.mail.subject).toMatch(/^Your account at /);
    for (const nothing of [' ', 'invite', STAFF_PASSWORD])
      expect((await login(email, nothing)).status).toBe(401);
    const invite = () => site.call('POST', `/api/account/${record._id}/invitation`);
    expect((await invite()).status).toBe(204);
    const path = await linkTo(email, 2);
    expect(await isAlive(first)).toBe(false);
    expect([(await invite()).status, (await invite()).status]).toEqual([204, 429]);
    const latest = await linkTo(email, 3);
    const used = (await open(path)).text;
    for (const way of ['href="/login"', 'href="/admin/login"', '<h2>Ask for another link</h2>'])
      expect(used).toContain(way);
    const text = () => open(latest).then((page) => page.text);
    expect(await text()).toContain('It is the first one of your account');
    expect(await text()).not.toContain('signed out');
    now += 7 * 24 * HOUR_MS - 1000;
    expect((await setBy(latest, NEW)).status).toBe(303);
    expect((await login(email, NEW)).status).toBe(200);
    expect((await open(await newLinkTo(email, 4))).text).toContain('you are signed out everywhere');
    await signInAsAdmin();
    expect((await trailOf(record._id ?? '')).filter((what) => what === 'invitation-sent')).toHaveLength(3);
    now += HOUR_MS;
    await site.call('PUT', `/api/account/${record._id}`, { json: { disabled: true } });
    expect((await invite()).status).toBe(409);
    expect((await site.call('POST', `/api/account/${'0'.repeat(24)}/invitation`)).status).toBe(404);
  });

  test('invite instead of a password only, and make nobody an administrator who can sign in [24.18]', async () => {
    const email = `${crypto.randomUUID()}@home.example`;
    const json = { role: 'admin', name: 'Maya Gurung', email, invite: true };
    const both = await site.call('POST', '/api/account', { json: { ...json, password: STAFF_PASSWORD } });
    expect([both.status, Object.keys(both.refusal.fields)]).toEqual([400, ['password']]);
    expect((await site.call('POST', '/api/account', { json: { ...json, invite: 'yes' } })).status).toBe(400);
    const without = await site.call('POST', '/api/account', { json: { ...json, invite: false } });
    expect(Object.keys(without.refusal.fields)).toEqual(['password']);
    for (const { _id, email } of (await site.call('GET', '/api/accounts')).list)
      if (email !== ADMIN.email) await site.call('DELETE', `/api/account/${_id}`);
    expect((await site.call('POST', '/api/account', { json })).status).toBe(201);
    const { user } = (await site.call('GET', '/api/me')).json as { user: { _id: string } };
    const own = `/api/account/${user._id}`;
    expect((await site.call('PUT', own, { json: { disabled: true } })).status).toBe(409);
    await setBy(await linkTo(email), NEW);
    expect((await site.call('PUT', own, { json: { role: 'teacher' } })).status).toBe(200);
    const { token = '' } = (await login(email, NEW, 'admin')).record;
    await site.call('PUT', own, { as: { token }, json: { role: 'admin' } });
  });
});

test('without mail, page and calls say whom to ask; both sign-ins lead there [24.16, 24.17]', async () => {
  const [sqlite] = sites;
  const site = await sqlite.start();
  const visit = (path: string) => site.call('GET', path, asNobody);
  await site.call('PUT', '/api/settings', { json: { phone: '01-5970123', email: 'office@college.example' } });
  const page = await visit('/password');
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(page.text).toContain('This site sends no mail.');
  expect(page.text).toContain('mailto:office@college.example');
  expect(page.text).not.toContain('action="/password"');
  expect((await visit('/login')).text).toContain('<a href="/password">Forgotten password?</a>');
  expect((await visit('/ne/login')).text).toContain('<a href="/ne/password">पासवर्ड बिर्सनुभयो?</a>');
  const asked = await site.call('POST', '/api/password-link', { ...asNobody, json: { email: ADMIN.email } });
  expect(asked.status).toBe(204);
  const json = { role: 'teacher', name: 'Maya', email: 'maya@home.example', invite: true };
  const invited = await site.call('POST', '/api/account', { json });
  expect([invited.status, invited.refusal.message]).toEqual([409, expect.stringContaining('SMTP_URL')]);
  await site.close();
});
