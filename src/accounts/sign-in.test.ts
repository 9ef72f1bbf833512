import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { createTestAccount, PASSWORD, testAccountSite } from './account.fixture.ts';
import { changeAccount } from './change-account.ts';
import { Passwords } from './passwords.ts';
import { Sessions } from './sessions.ts';
import { type Credentials, SignIn } from './sign-in.ts';

const WRONG = { status: 401, message: 'Invalid email or password', code: 'wrong-password' };

describe.each(databases)('signing in on $name', ({ open }) => {
  let opened: OpenForTest;
  let { site, counts } = {} as ReturnType<typeof testAccountSite>;
  let signIn: SignIn;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async () => {
    ({ site, counts } = testAccountSite(opened));
    signIn = new SignIn(site, { limit: null, waitForPair: async () => {} });
    await opened.database.write(async ({ db }) => {
      for (const table of ['account', 'session', 'known_browser'] as const)
        await db.deleteFrom(table).execute();
    });
    await createTestAccount(site, 'admin', 'admin@localhost');
    const disabled = await createTestAccount(site, 'teacher', 'disabled@localhost');
    await changeAccount(site, disabled._id, { disabled: true });
    counts.hashes = 0;
  });
  afterAll(() => opened.close());

  const attempt = (values: Partial<Credentials>) =>
    signIn.authenticate({
      role: 'admin',
      email: 'admin@localhost',
      password: PASSWORD,
      address: '192.0.2.1',
      browser: undefined,
      ...values,
    });

  test.each(['admin@localhost', 'ADMIN@LocalHost', ' admin@localhost '])(
    'works with the address %j',
    async (email) => {
      const { token, account } = await attempt({ email });
      expect(account).toEqual({
        _id: expect.any(String),
        name: 'admin@localhost',
        email: 'admin@localhost',
        role: 'admin',
        duties: ['author', 'publisher', 'admissions', 'accounts'],
        lang: 'en',
      });
      expect(await new Sessions(site).find(token)).toMatchObject({ account });
      expect(counts.hashes).toBe(1);
    },
  );

  test.each<[string, Partial<Credentials>]>([
    ['a wrong password', { password: 'wrong' }],
    ['an unknown account', { email: 'nobody@localhost' }],
    ['a wrong role', { role: 'student' }],
    ['a wrong role and password', { role: 'teacher', password: 'wrong' }],
    ['a disabled account', { role: 'teacher', email: 'disabled@localhost' }],
    [
      'a disabled account and wrong password',
      { role: 'teacher', email: 'disabled@localhost', password: 'wrong' },
    ],
    ['an address that is none', { email: '\u0000 or 1=1' }],
    ['a very long address', { email: `${'x'.repeat(50_000)}@localhost` }],
    ['a very long password', { password: 'x'.repeat(50_000) }],
    ['half a surrogate pair', { email: '\ud800@localhost', password: '\ud800' }],
  ])('fails with %s, in the same words and after one hash [13.2]', async (_, values) => {
    await expect(attempt(values)).rejects.toMatchObject(WRONG);
    expect(counts.hashes).toBe(1);
    expect(await opened.database.reader.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  test.each<[Partial<Credentials>, Record<string, string>]>([
    [{ email: '' }, { email: 'Email is required.' }],
    [
      { email: undefined, password: undefined },
      { email: 'Email is required.', password: 'Password is required.' },
    ],
    [{ email: '  ' }, { email: 'Email is required.' }],
    [{ password: '' }, { password: 'Password is required.' }],
    [{ password: 1234567890 }, { password: 'Password has to be a text.' }],
    [{ email: { $ne: null } }, { email: 'Email has to be a text.' }],
  ])('asks for what is missing: %j', async (values, fields) => {
    await expect(attempt(values)).rejects.toMatchObject({ status: 400, fields });
    expect(counts.hashes).toBe(0);
  });

  test('fails if the account is disabled while its password is verified', async () => {
    const passwords = new (class extends Passwords {
      override async verify(): Promise<boolean> {
        await opened.database.write(({ db }) => db.updateTable('account').set({ disabled: 1 }).execute());
        return true;
      }
    })();
    const late = new SignIn({ ...site, passwords }, { limit: null });
    const attempted = late.authenticate({
      role: 'admin',
      email: 'admin@localhost',
      password: PASSWORD,
      address: '',
      browser: undefined,
    });
    await expect(attempted).rejects.toMatchObject(WRONG);
    expect(await opened.database.reader.selectFrom('session').selectAll().execute()).toEqual([]);
  });
});
