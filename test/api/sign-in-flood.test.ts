import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { argon2id, Passwords } from '../../src/accounts/passwords.ts';
import { MAX_SIGN_INS } from '../../src/accounts/sign-in.ts';
import { requestLine } from '../raw.ts';
import { readSql, runSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';
import { STAFF_PASSWORD } from '../staff.ts';
import { ADMIN } from '../templates.ts';

/** Hashes that can be held back, to look at the order in which they are made. */
class Hashes {
  readonly begun: string[] = [];
  readonly #held: (() => void)[] = [];
  isHeld = false;
  readonly passwords = new Passwords(
    async (password, salt, cost) => {
      this.begun.push(password);
      if (this.isHeld) await new Promise<void>((resolve) => this.#held.push(resolve));
      return argon2id(password, salt, cost);
    },
    { memory: 8, passes: 1, parallelism: 1 },
  );

  /** Lets as many hashes be made, one after the other. */
  async let(count: number) {
    for (let done = 0; done < count; done += 1) {
      await expect.poll(() => this.#held.length).toBeGreaterThan(0);
      this.#held.shift()?.();
    }
  }

  letAll() {
    this.isHeld = false;
    for (const resolve of this.#held.splice(0)) resolve();
  }
}

const OFFICE = '203.0.113.1';
const ELSEWHERE = '198.51.100.1';

describe.each(sites)('Signing in under attack, on $name:', ({ start }) => {
  const hashes = new Hashes();
  let site: TestSite;
  beforeAll(async () => {
    site = await start({ passwords: hashes.passwords, environment: { TRUST_PROXY: '127.0.0.1,::1' } });
  });
  beforeEach(() => runSql(site, ['delete from login_failure']));
  afterAll(() => site.close());

  interface From {
    login?: 'user' | 'student';
    password?: string;
    address?: string;
    cookie?: string;
  }
  const login = (
    email: string,
    { login: at = 'user', password = STAFF_PASSWORD, address = OFFICE, cookie = '' }: From = {},
  ) =>
    site.call('POST', `/api/${at}/login`, {
      as: 'nobody',
      json: { email, password },
      headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
    });
  const admin = (from: From) => login(ADMIN.email, { password: ADMIN.password, ...from });
  const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';
  async function addStudent() {
    const email = `${crypto.randomUUID()}@college.example`;
    const json = { role: 'student', name: 'Asha', email, password: STAFF_PASSWORD };
    const { record } = await site.call('POST', '/api/account', { json });
    return { email, id: record._id ?? '' };
  }
  const counted = async () => {
    const rows = await readSql(site, 'select failures from login_failure');
    return rows.reduce((sum, { failures }) => sum + Number(failures), 0);
  };

  const attacks = {
    async 'a student signs in with ten known browsers, five times each at once'() {
      const { email } = await addStudent();
      const right = { login: 'student' } as const;
      const cookies: string[] = [];
      for (let n = 0; n < 10; n += 1) cookies.push(cookieOf(await login(email, right)));
      return cookies.flatMap((cookie) =>
        Array.from({ length: 5 }, () => () => login(email, { ...right, cookie })),
      );
    },
    async 'twelve addresses try invented e-mail addresses'() {
      const one = (n: number) => () => login(`nobody${n}@college.example`, { address: `192.0.2.${n % 12}` });
      return Array.from({ length: 36 }, (_, n) => one(n));
    },
    async 'twelve networks of IPv6 try invented e-mail addresses'() {
      const one = (n: number) => () =>
        login(`nobody${n}@college.example`, { address: `2001:db8:0:${n % 12}::${n}` });
      return Array.from({ length: 36 }, (_, n) => one(n));
    },
  };

  test.each(Object.entries(attacks))(
    '%s, and an administrator is let in [22.40, 22.41]',
    async (_, attack) => {
      const cookie = cookieOf(await admin({ address: ELSEWHERE }));
      const calls = await attack();
      await runSql(site, ['delete from login_failure']);
      hashes.isHeld = true;
      try {
        const attacking = calls.map((call) => call());
        await expect.poll(counted).toBeGreaterThanOrEqual(calls.length);
        const begun = hashes.begun.length;
        const administrators = [
          admin({ cookie, address: OFFICE }),
          admin({ cookie, address: ELSEWHERE }),
          admin({ address: OFFICE }),
          admin({ address: '198.51.100.2' }),
        ];
        await expect.poll(counted).toBeGreaterThanOrEqual(calls.length + administrators.length);
        await hashes.let(20);
        expect((await Promise.all(administrators)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        expect(hashes.begun.length - begun).toBeLessThan(calls.length);
        hashes.letAll();
        for (const { status } of await Promise.all(attacking)) expect([200, 401]).toContain(status);
      } finally {
        hashes.letAll();
      }
    },
  );

  test('a sign-in whose client has gone is not hashed, and not counted [22.42]', async () => {
    hashes.isHeld = true;
    try {
      const before = [1, 2].map((n) => login(`before${n}@college.example`));
      await expect.poll(counted).toBe(4);
      const body = JSON.stringify({ email: 'gone@college.example', password: 'of one who has gone' });
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
      const head = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
      socket.write(requestLine('POST', '/api/user/login', head) + body);
      await expect.poll(counted).toBe(6);
      socket.destroy();
      await once(socket, 'close');
      await expect.poll(counted).toBe(4);
      hashes.letAll();
      await Promise.all(before);
      expect(hashes.begun).not.toContain('of one who has gone');
    } finally {
      hashes.letAll();
    }
  });

  test('an account that signs in hundreds of times is told to wait, and one event tells of it [22.43, 22.44]', async () => {
    const { email, id } = await addStudent();
    const some = (count: number) =>
      Promise.all(
        Array.from({ length: count }, async () => (await login(email, { login: 'student' })).status),
      );
    const statuses: number[] = [];
    for (let n = 0; n < MAX_SIGN_INS; n += 5) statuses.push(...(await some(5)));
    expect(statuses).toEqual(Array(MAX_SIGN_INS).fill(200));
    expect(await some(5)).toEqual(Array(5).fill(429));
    const hashed = hashes.begun.length;
    const refused = await login(email, { login: 'student' });
    expect(refused.refusal.message).toMatch(/^This account was signed in to too often just now/);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(hashes.begun.length).toBe(hashed);
    expect((await admin({})).status).toBe(200);
    const events = async () =>
      (await site.call('GET', `/api/manage/audit?what=sign-ins-limited&record=${id}`)).list;
    await expect.poll(async () => (await events()).length).toBe(1);
    const lines = site.logLines.filter((line) => line.includes('"refused":"429 /api/student/login"'));
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain('stack');
  });

  test('fifty failures from an address lock out neither known browsers nor sessions there [22.45]', async () => {
    const known = await admin({ address: OFFICE });
    const cookie = cookieOf(known);
    const as = { token: known.record.token ?? '' };
    const forgetful = cookieOf(await admin({ address: OFFICE }));
    const guesses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      guesses.push((await admin({ address: OFFICE, cookie: forgetful, password: 'wrong words' })).status);
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
    for (let n = 0; n < 50; n += 1) expect((await login(`guess${n}@college.example`)).status).toBe(401);
    expect((await admin({ address: OFFICE })).status).toBe(429);
    expect((await admin({ address: OFFICE, cookie })).status).toBe(200);
    const headers = { 'x-forwarded-for': OFFICE };
    const json = { password: 'not the right one' };
    const codes = await site.call('POST', '/api/account/recovery-codes', { as, headers, json });
    expect(codes.status).toBe(400);
  });
});
