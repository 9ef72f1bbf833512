import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { settings } from '../../src/content/college.ts';
import { DUTIES } from '../../src/content/duties.ts';
import type { Language } from '../../src/languages/language.ts';
import { setUpApp } from '../authenticator-app.ts';
import { sites, type TestSite } from '../site.ts';
import { addStaff, STAFF_PASSWORD } from '../staff.ts';
import { callersTable } from '../who-may-call.ts';
import { isAlsoOfNotices } from './also-of-notices.ts';

describe.each(sites)('A second factor that is a must, on $name,', ({ start }) => {
  let site: TestSite;
  let keeper: Awaited<ReturnType<typeof addStaff>>;
  const demand = (isOn: boolean, as = keeper.as) =>
    site.call('PUT', '/api/settings', { as, json: { adminsNeedSecondFactor: isOn } });

  beforeAll(async () => {
    site = await start();
    keeper = await addStaff(site, DUTIES);
    await setUpApp(site, keeper.as);
  });
  afterEach(() => demand(false));
  afterAll(() => site.close());

  test('is off by default, and turned on by who looks after accounts and has one [21.16]', async () => {
    expect((await site.call('GET', '/api/settings')).record.adminsNeedSecondFactor).toBe(false);
    const without = await demand(true, { token: site.token });
    expect([without.status, Object.keys(without.refusal.fields)]).toEqual([409, ['adminsNeedSecondFactor']]);
    const publisher = await addStaff(site, ['publisher']);
    const refused = await demand(true, publisher.as);
    expect([refused.status, refused.refusal.code]).toEqual([403, 'duty']);
    const motto = { as: publisher.as, json: { motto: 'As before', adminsNeedSecondFactor: false } };
    expect((await site.call('PUT', '/api/settings', motto)).status).toBe(200);
    expect((await site.call('PUT', '/api/settings', { json: { adminsNeedSecondFactor: 1 } })).status).toBe(
      400,
    );
    expect((await demand(true)).record.adminsNeedSecondFactor).toBe(true);
  });

  test('opens nothing but the enrolment to an administrator without one [21.17]', async () => {
    const person = await addStaff(site, DUTIES);
    await demand(true);
    const { json } = await site.call('GET', '/api/openapi.json', { as: 'nobody' });
    const { paths } = json as { paths: Record<string, Record<string, object>> };
    const callersOf = callersTable();
    const open: string[] = [];
    const all = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method, path })),
    );
    for (const { method, path } of all.filter((operation) => !isAlsoOfNotices(operation, all))) {
      const isClosed = callersOf(method.toUpperCase(), path) !== 'everybody';
      if (!isClosed || path === '/api/logout') continue;
      const address = path.replaceAll(/\{\w+\}/g, '0'.repeat(24));
      const answer = await site.call(method.toUpperCase(), address, { as: person.as });
      if (answer.refusal?.code !== 'second-factor-needed') open.push(`${method} ${path}`);
      else expect(answer.status, path).toBe(403);
    }
    expect(open.sort()).toEqual([
      'get /api/account/passkeys',
      'get /api/account/second-factor',
      'get /api/me',
      'post /api/account/passkeys',
      'post /api/account/passkeys/options',
      'post /api/account/totp',
      'post /api/account/totp/confirm',
      'put /api/me',
    ]);
  });

  test('begins at once, also for who is signed in, as the settings say [24.21]', async () => {
    const person = await addStaff(site, DUTIES);
    expect((await site.call('GET', '/api/counts', { as: person.as })).status).toBe(200);
    await demand(true);
    expect((await site.call('GET', '/api/counts', { as: person.as })).refusal.code).toBe(
      'second-factor-needed',
    );
    const name = 'adminsNeedSecondFactor';
    const hintIn = (language: Language) =>
      (settings.fields[name].facts(name, language) as { hint?: string }).hint;
    expect(hintIn('en')).toMatch(/^Begins as soon as it is saved, also for who is signed in:/);
    expect(hintIn('ne')).toMatch(/^राख्नेबित्तिकै लागू हुन्छ, लगइन गरिसकेकालाई पनि:/);
  });

  test('is asked for at the next sign-in, and then opens everything [21.17]', async () => {
    const person = await addStaff(site, DUTIES);
    await demand(true);
    const json = { email: person.email, password: STAFF_PASSWORD };
    const { token = '' } = (await site.call('POST', '/api/user/login', { as: 'nobody', json })).record;
    const as = { token };
    expect((await site.call('GET', '/api/counts', { as })).refusal.code).toBe('second-factor-needed');
    await setUpApp(site, as);
    expect((await site.call('GET', '/api/counts', { as })).status).toBe(200);
    await site.call('DELETE', '/api/account/totp', { as, json: { password: STAFF_PASSWORD } });
    expect((await site.call('GET', '/api/counts', { as })).status).toBe(403);
  });

  test('is not asked of teachers and students [21.17]', async () => {
    await demand(true);
    for (const role of ['teacher', 'student']) {
      const email = `${crypto.randomUUID()}@localhost`;
      const account = { role, name: role, email, password: STAFF_PASSWORD };
      await site.call('POST', '/api/account', { as: keeper.as, json: account });
      const json = { email, password: STAFF_PASSWORD };
      const { token = '' } = (await site.call('POST', `/api/${role}/login`, { as: 'nobody', json })).record;
      expect((await site.call('GET', '/api/me/sessions', { as: { token } })).status).toBe(200);
    }
  });

  test('is reset for another person by who looks after accounts, never for oneself [21.18]', async () => {
    const person = await addStaff(site, DUTIES);
    await setUpApp(site, person.as);
    const of = (id: string) => `/api/account/${id}/second-factor`;
    const seen = await site.call('GET', of(person.id));
    expect(seen.json).toEqual({ totp: true, passkeys: 0, recoveryCodes: 10 });
    const author = await addStaff(site, ['author']);
    expect((await site.call('DELETE', of(person.id), { as: author.as })).status).toBe(403);
    expect((await site.call('DELETE', of(keeper.id), { as: keeper.as })).status).toBe(409);
    expect((await site.call('DELETE', of('0'.repeat(24)))).status).toBe(404);
    const reset = await site.call('DELETE', of(person.id));
    expect([reset.status, reset.record._id]).toEqual([200, person.id]);
    expect((await site.call('GET', '/api/me', { as: person.as })).status).toBe(401);
    const json = { email: person.email, password: STAFF_PASSWORD };
    expect((await site.call('POST', '/api/user/login', { as: 'nobody', json })).status).toBe(200);
    const trail = await site.call('GET', `/api/manage/audit?record=${person.id}`);
    expect((trail.json as { what: string }[]).map(({ what }) => what)).toContain('second-factor-reset');
  });
});
