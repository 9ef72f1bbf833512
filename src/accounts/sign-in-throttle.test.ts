import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { errors } from '../errors.ts';
import { createTestAccount, MINUTE, PASSWORD, testAccountSite } from './account.fixture.ts';
import type { Role } from './account.ts';
import { changeAccount } from './change-account.ts';
import { Passwords } from './passwords.ts';
import { SignIn } from './sign-in.ts';
import { sweepAccounts } from './sweep.ts';

const LIMIT = { times: 5, windowMs: 15 * MINUTE };

interface Try {
  role?: Role;
  email?: string;
  password?: string;
  address?: string;
  browser?: string | undefined;
}

describe.each(databases)('the throttle of sign-ins on $name', ({ open }) => {
  let opened: OpenForTest;
  let { site, counts, pass } = {} as ReturnType<typeof testAccountSite>;
  let signIn: SignIn;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async () => {
    ({ site, counts, pass } = testAccountSite(opened));
    signIn = new SignIn(site, { limit: LIMIT, waitForPair: async () => {} });
    await createTestAccount(site, 'admin', 'admin@localhost');
    await createTestAccount(site, 'student', 'student@localhost');
  });
  afterEach(() =>
    opened.database.write(async ({ db }) => {
      for (const table of ['account', 'session', 'known_browser', 'login_failure'] as const)
        await db.deleteFrom(table).execute();
    }),
  );
  afterAll(() => opened.close());

  /** @returns the status that the attempt is answered with */
  async function status(
    {
      role = 'admin',
      email = 'admin@localhost',
      password = PASSWORD,
      address = '192.0.2.1',
      browser,
    }: Try = {},
    target = signIn,
  ): Promise<number> {
    return target.authenticate({ role, email, password, address, browser }).then(
      () => 200,
      (error) => error.status,
    );
  }
  const wrong = (values: Try = {}, target = signIn) => status({ password: 'wrong', ...values }, target);
  async function times<T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> {
    const outcomes: T[] = [];
    for (let index = 0; index < count; index += 1) outcomes.push(await one(index));
    return outcomes;
  }
  /** Runs attempts at different accounts ten at a time, since fifty at once would exceed the queue of password hashes. */
  async function inBatches(count: number, one: (index: number) => Promise<number>): Promise<number[]> {
    const batches = await times(count / 10, (batch) =>
      Promise.all(Array.from({ length: 10 }, (_, index) => one(10 * batch + index))),
    );
    return batches.flat();
  }
  const sorted = (statuses: number[]) => statuses.toSorted((one, other) => one - other);

  test('locks out for one window more, not for years, after a clock that was ahead [21.155]', async () => {
    const years = 12 * 365 * 24 * 60 * MINUTE;
    pass(years);
    await times(5, () => wrong());
    pass(-years);
    expect(await status()).toBe(429);
    pass(15 * MINUTE);
    expect(await status()).toBe(200);
  });

  test('refuses the sixth after five failures, right or wrong, before anything is hashed', async () => {
    expect(await times(6, () => wrong())).toEqual([401, 401, 401, 401, 401, 429]);
    counts.hashes = 0;
    pass(5 * MINUTE);
    const refused = signIn.authenticate({
      role: 'admin',
      email: 'Admin@localhost',
      password: PASSWORD,
      address: '198.51.100.7',
      browser: undefined,
    });
    await expect(refused).rejects.toMatchObject({
      status: 429,
      message: 'Too many failed sign-ins. Please try again in 10 minutes.',
      headers: { 'Retry-After': '600' },
    });
    expect(counts.hashes).toBe(0);
    expect(await status({ role: 'student', email: 'student@localhost' })).toBe(200);
  });

  test('lets in again when the window has passed', async () => {
    await times(5, () => wrong());
    pass(15 * MINUTE - 1);
    expect(await status()).toBe(429);
    pass(1);
    expect(await status()).toBe(200);
    expect(await times(6, () => wrong())).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('counts failures of an account from every address and at all three logins [10.10]', async () => {
    const roles: Role[] = ['admin', 'student', 'teacher', 'student', 'teacher'];
    for (const [index, role] of roles.entries()) {
      expect(await wrong({ role, address: `192.0.2.${index}` })).toBe(401);
    }
    expect(await status({ address: '192.0.2.99' })).toBe(429);
  });

  test('counts each login when both are called one after the other from one address', async () => {
    const roles: Role[] = ['student', 'teacher', 'student', 'teacher', 'student', 'teacher'];
    expect(await times(6, (index) => wrong({ role: roles[index] ?? 'admin' }))).toEqual([
      401, 401, 401, 401, 401, 429,
    ]);
  });

  test('does not count what succeeds', async () => {
    expect(await times(4, () => wrong())).toEqual([401, 401, 401, 401]);
    expect(await times(10, () => status())).toEqual(Array(10).fill(200));
    expect(await times(2, () => wrong())).toEqual([401, 429]);
  });

  test('treats accounts that do not exist the same', async () => {
    const email = 'nobody@localhost';
    expect(await times(6, () => wrong({ email }))).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await wrong({ email: 'NOBODY@localhost' })).toBe(429);
    const rows = await opened.database.reader.selectFrom('login_failure').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/nobody|192\.0/);
  });

  test('counts the right password of a disabled account like a wrong one', async () => {
    const { _id } = await createTestAccount(site, 'teacher', 'gone@localhost');
    await changeAccount(site, _id, { disabled: true });
    expect(await times(6, () => status({ email: 'gone@localhost' }))).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('allows concurrent attempts no more than sequential ones', async () => {
    const statuses = await Promise.all(Array.from({ length: 30 }, () => wrong()));
    expect(sorted(statuses)).toEqual([...Array(5).fill(401), ...Array(25).fill(429)]);
    expect(counts.hashes).toBe(2 + 5);
  });

  test('allows no more when the attempts are spread over two processes', async () => {
    const elsewhere = testAccountSite({ database: await opened.openAgain() }).site;
    const other = new SignIn(elsewhere, { limit: LIMIT });
    const targets = [signIn, other];
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => wrong({}, targets[index % 2])),
    );
    expect(sorted(statuses)).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
  });

  test('refuses no concurrent attempts with the right password', async () => {
    const statuses = await Promise.all(Array.from({ length: 15 }, () => status()));
    expect(statuses).toEqual(Array(15).fill(200));
  });

  test('survives a restart', async () => {
    await times(5, () => wrong());
    const restarted = new SignIn({ ...site, database: await opened.openAgain() }, { limit: LIMIT });
    expect(await status({}, restarted)).toBe(429);
  });

  test('gives an attempt back that got 503', async () => {
    const busy = new Passwords(async () => {
      throw errors.overloaded();
    });
    const target = new SignIn({ ...site, passwords: busy }, { limit: LIMIT });
    expect(await times(10, () => wrong({}, target))).toEqual(Array(10).fill(503));
    expect(await status()).toBe(200);
  });

  test('does nothing without a limit [10.13]', async () => {
    const open = new SignIn(site, { limit: null });
    expect(await times(12, () => wrong({}, open))).toEqual(Array(12).fill(401));
    expect(await opened.database.reader.selectFrom('login_failure').selectAll().execute()).toEqual([]);
  });

  describe('of an address', () => {
    const at = (index: number, address: string) => wrong({ email: `n${index}@localhost`, address });

    test('allows ten times as many over all accounts [10.10]', async () => {
      expect(await inBatches(50, (index) => at(index, '192.0.2.7'))).toEqual(Array(50).fill(401));
      expect(await status({ address: '192.0.2.7' })).toBe(429);
      expect(await status({ address: '::ffff:192.0.2.7' })).toBe(429);
      expect(await status({ address: '192.0.2.8' })).toBe(200);
    });

    test('waits for attempts in flight there, which may be right [22.46]', async () => {
      const emails = Array.from({ length: 12 }, (_, index) => `student${index}@localhost`);
      for (const email of emails) await createTestAccount(site, 'student', email);
      const rush = emails.flatMap((email) =>
        Array.from({ length: 5 }, () => status({ role: 'student', email })),
      );
      expect(await status()).toBe(200);
      expect(await Promise.all(rush)).toEqual(Array(60).fill(200));
    });

    test('counts a network of IPv6 as one', async () => {
      await inBatches(50, (index) => at(index, `2001:db8:0:7::${index.toString(16)}`));
      expect(await status({ address: '2001:db8:0:7:ffff::1' })).toBe(429);
      expect(await status({ address: '2001:db8:0:8::1' })).toBe(200);
    });
  });

  describe('of a known browser', () => {
    const known = async (email = 'admin@localhost', browser?: string) => {
      const { browser: value } = await signIn.authenticate({
        role: email.startsWith('admin') ? 'admin' : 'student',
        email,
        password: PASSWORD,
        address: '192.0.2.1',
        browser,
      });
      return value;
    };

    test('has a count of its own, whatever other browsers do [10.10]', async () => {
      const browser = await known();
      await times(6, () => wrong());
      expect(await status({ browser })).toBe(200);
      expect(await times(6, () => wrong({ browser }))).toEqual([401, 401, 401, 401, 401, 429]);
    });

    test('does not count for other browsers', async () => {
      const browser = await known();
      await times(5, () => wrong({ browser }));
      expect(await status({ browser })).toBe(429);
      expect(await status()).toBe(200);
    });

    test('is stored as a digest only, and one value serves all accounts of a browser', async () => {
      const browser = await known();
      expect(await known('student@localhost', browser)).toBe(browser);
      const rows = await opened.database.reader.selectFrom('known_browser').selectAll().execute();
      expect(rows).toHaveLength(2);
      expect(JSON.stringify(rows)).not.toContain(browser);
    });

    test.each(['', 'short', 'x'.repeat(43), 'x'.repeat(10_000)])(
      'cannot be forged (%.10j)',
      async (browser) => {
        await known();
        await times(5, () => wrong());
        expect(await status({ browser })).toBe(429);
      },
    );

    test('is not known for another account', async () => {
      const browser = await known('student@localhost');
      await times(5, () => wrong());
      expect(await status({ browser })).toBe(429);
    });

    test('is remembered for the last ten of an account', async () => {
      const browsers = await times(12, () => {
        pass(1000);
        return known();
      });
      await times(5, () => wrong());
      expect(await status({ browser: browsers[1] })).toBe(429);
      expect(await status({ browser: browsers[2] })).toBe(200);
    });

    test('is forgotten when the account gets another address', async () => {
      const browser = await known();
      const { _id } = await createTestAccount(site, 'admin', 'second@localhost');
      const first = await opened.database.reader
        .selectFrom('account')
        .select('_id')
        .where('_id', '!=', _id)
        .where('role', '=', 'admin')
        .executeTakeFirstOrThrow();
      await changeAccount(site, first._id, { email: 'moved@localhost' });
      await changeAccount(site, _id, { email: 'admin@localhost' });
      await times(5, () => wrong());
      expect(await status({ browser })).toBe(429);
    });
  });

  test('deletes counters after their window', async () => {
    await times(3, (index) => wrong({ email: `n${index}@localhost`, role: 'student' }));
    pass(15 * MINUTE);
    await wrong({ email: 'late@localhost' });
    await sweepAccounts(site);
    const rows = await opened.database.reader.selectFrom('login_failure').selectAll().execute();
    expect(rows).toHaveLength(2);
  });
});
