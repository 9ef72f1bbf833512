import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpApp } from '../authenticator-app.ts';
import { sites, type TestSite } from '../site.ts';
import { addStaff, STAFF_PASSWORD } from '../staff.ts';

const NEW_PASSWORD = 'another long enough one';

describe.each(sites)('A known browser, on $name,', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const login = (email: string, password: string, headers: Record<string, string> = {}) =>
    site.call('POST', '/api/user/login', { as: 'nobody', json: { email, password }, headers });
  /** Signs in with a browser. @returns the headers by which it is known */
  async function known(email: string) {
    const { headers } = await login(email, STAFF_PASSWORD);
    return { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
  }
  /** Uses up the attempts of the browsers that are not known. */
  async function lockOut(email: string) {
    for (let tries = 0; tries < 5; tries += 1) await login(email, 'wrong words');
    expect((await login(email, STAFF_PASSWORD)).status).toBe(429);
  }

  test('is forgotten with one’s own new password, all but the present one [10.10]', async () => {
    const { email, as } = await addStaff(site, ['author']);
    const [present, elsewhere] = [await known(email), await known(email)];
    const json = { current: STAFF_PASSWORD, password: NEW_PASSWORD };
    expect((await site.call('PUT', '/api/me/password', { as, json, headers: present })).status).toBe(200);
    await lockOut(email);
    expect((await login(email, NEW_PASSWORD, elsewhere)).status).toBe(429);
    expect((await login(email, NEW_PASSWORD, present)).status).toBe(200);
  });

  test('is forgotten with a password that somebody else sets [10.10]', async () => {
    const { id, email } = await addStaff(site, ['author']);
    const browser = await known(email);
    await site.call('PUT', `/api/account/${id}`, { json: { password: NEW_PASSWORD } });
    await lockOut(email);
    expect((await login(email, NEW_PASSWORD, browser)).status).toBe(429);
  });

  test('is forgotten with a second factor that is reset [10.10]', async () => {
    const { id, email, as } = await addStaff(site, ['author']);
    const browser = await known(email);
    await setUpApp(site, as);
    expect((await site.call('DELETE', `/api/account/${id}/second-factor`)).status).toBe(200);
    await lockOut(email);
    expect((await login(email, STAFF_PASSWORD, browser)).status).toBe(429);
  });

  test('stays known when other fields change', async () => {
    const { id, email } = await addStaff(site, ['author']);
    const browser = await known(email);
    await site.call('PUT', `/api/account/${id}`, { json: { name: 'Renamed' } });
    await lockOut(email);
    expect((await login(email, STAFF_PASSWORD, browser)).status).toBe(200);
  });
});
