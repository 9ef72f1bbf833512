import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites, type TestSite } from '../site.ts';
import { addStaff, STAFF_PASSWORD } from '../staff.ts';

const COMMON =
  'Too many people use this password, so it is tried first. Take a few words that do not belong together.';
const PERSONAL =
  'This password is made of the name or the email address. Take a few words that others cannot guess.';

describe.each(sites)('A password that is easy to guess, on $name,', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start({ environment: { LIMIT_LOGIN: 'off' } });
  });
  afterAll(() => site.close());

  const add = (password: string, { email = 'asha.gurung@college.example', headers = {} } = {}) =>
    site.call('POST', '/api/account', {
      json: { role: 'teacher', name: 'Asha Rai', email, password },
      headers,
    });

  test.each([
    ['1234567890', COMMON],
    ['Qwertyuiop', COMMON],
    ['password123', COMMON],
    [' iloveyou12', COMMON],
    ['asha.gurung@college.example', PERSONAL],
    ['Asha Rai 2083', PERSONAL],
    ['gurung-1234567', PERSONAL],
    ['RaiAsha!!!!', PERSONAL],
    ['college12345', PERSONAL],
  ])('as %j, is refused for a new account [21.21]', async (password, words) => {
    const { status, refusal } = await add(password);
    expect([status, refusal.fields]).toEqual([400, { password: words }]);
  });

  test.each(['asha likes momo', 'trains arrive late', 'railway station', '१२३४५ पहाड र नदी'])(
    'is not %j [21.21]',
    async (password) => {
      expect((await add(password, { email: `${crypto.randomUUID()}@college.example` })).status).toBe(201);
    },
  );

  test('is refused in Nepali to who reads Nepali [21.21]', async () => {
    const { refusal } = await add('1234567890', { headers: { 'x-lang': 'ne' } });
    expect(refusal.fields.password).toMatch(/^यो पासवर्ड धेरैले चलाउँछन्/);
  });

  test('is refused wherever one is set, and the one before goes on [21.21]', async () => {
    const { id, email, as } = await addStaff(site, ['author']);
    const own = await site.call('PUT', '/api/me/password', {
      as,
      json: { current: STAFF_PASSWORD, password: 'password123' },
    });
    expect([own.status, own.refusal.fields]).toEqual([400, { password: COMMON }]);
    for (const password of ['1234567890', email]) {
      const changed = await site.call('PUT', `/api/account/${id}`, { json: { password } });
      expect([changed.status, Object.keys(changed.refusal.fields)]).toEqual([400, ['password']]);
    }
    // The name that comes with the password counts, not the one before.
    const renamed = { name: 'Pokhara Lakeside', password: 'pokhara-2083' };
    expect((await site.call('PUT', `/api/account/${id}`, { json: renamed })).status).toBe(400);
    const json = { email, password: STAFF_PASSWORD };
    expect((await site.call('POST', '/api/user/login', { as: 'nobody', json })).status).toBe(200);
  });
});

test('As the first administrator’s, such a password is warned of and accepted [21.21]', async () => {
  const [embedded] = sites;
  const now = () => new Date();
  const site = await embedded.start({ now, environment: { ADMIN_PASSWORD: 'password123' } });
  try {
    const json = { email: 'admin@localhost', password: 'password123' };
    expect((await site.call('POST', '/api/user/login', { as: 'nobody', json })).status).toBe(200);
    expect(site.logLines.join()).toContain('ADMIN_PASSWORD is easy to guess');
    expect(site.logLines.join()).not.toContain('password123');
  } finally {
    await site.close();
  }
});
