import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { createTestAccount, HOUR, MINUTE, PASSWORD, testAccountSite } from './account.fixture.ts';
import type { Account } from './account.ts';
import { changeAccount, deleteAccount } from './change-account.ts';
import { Sessions, startSession } from './sessions.ts';
import { sweepAccounts } from './sweep.ts';

describe.each(databases)('sessions on $name', ({ open }) => {
  let opened: OpenForTest;
  let { site, pass } = {} as ReturnType<typeof testAccountSite>;
  let sessions: Sessions;
  let teacher: Account;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async () => {
    ({ site, pass } = testAccountSite(opened));
    sessions = new Sessions(site);
    await opened.database.write(async ({ db }) => {
      for (const table of ['account', 'session'] as const) await db.deleteFrom(table).execute();
    });
    await createTestAccount(site, 'admin', 'admin@localhost');
    teacher = await createTestAccount(site, 'teacher', 'teacher@localhost');
  });
  afterAll(() => opened.close());

  const start = (account: Account) =>
    opened.database.write((change) => startSession(change, account, site.now()));
  const stored = () => opened.database.reader.selectFrom('session').selectAll().execute();

  test('are found by their token, which is stored as a digest only [13.3]', async () => {
    const token = await start(teacher);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const rows = await stored();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await sessions.find(token)).toEqual({
      digest: rows[0]?.digest,
      account: {
        _id: teacher._id,
        role: 'teacher',
        name: teacher.name,
        email: teacher.email,
        duties: [],
        lang: 'en',
      },
    });
  });

  test.each([
    '',
    'x',
    'x'.repeat(43),
    'x'.repeat(100_000),
    `${'x'.repeat(42)}\u0000`,
    "' or 1 = 1 --",
    'ü'.repeat(43),
  ])('are not found by what is no token of theirs (%.20j)', async (token) => {
    await start(teacher);
    expect(await sessions.find(token)).toBeNull();
  });

  test('end after twelve idle hours [13.4]', async () => {
    const token = await start(teacher);
    pass(12 * HOUR - 1);
    expect(await sessions.find(token)).not.toBeNull();
    pass(12 * HOUR);
    expect(await sessions.find(token)).toBeNull();
  });

  test('end after seven days, however busy they are [13.4]', async () => {
    const token = await start(teacher);
    for (let hours = 0; hours < 7 * 24 - 6; hours += 6) {
      pass(6 * HOUR);
      expect(await sessions.find(token)).not.toBeNull();
    }
    pass(6 * HOUR - 1);
    expect(await sessions.find(token)).not.toBeNull();
    pass(1);
    expect(await sessions.find(token)).toBeNull();
  });

  test('that ended and were refused stay refused when the clock is set back [21.151]', async () => {
    const token = await start(teacher);
    pass(12 * HOUR);
    expect(await sessions.find(token)).toBeNull();
    pass(-2 * HOUR);
    expect(await sessions.find(token)).toBeNull();
  });

  test.each([
    ['used again', (token: string) => sessions.find(token)],
    ['swept over', () => sweepAccounts(site)],
  ])(
    'of a clock that was three days ahead end after twelve idle hours once it is right and they are %s [21.151]',
    async (_, look) => {
      pass(72 * HOUR);
      const token = await start(teacher);
      pass(-72 * HOUR);
      await look(token);
      pass(12 * HOUR - 1);
      expect(await sessions.find(token)).not.toBeNull();
      for (let hours = 12; hours < 7 * 24; hours += 6) {
        pass(6 * HOUR);
        await sessions.find(token);
      }
      pass(6 * HOUR);
      expect(await sessions.find(token)).toBeNull();
    },
  );

  test('are not prolonged by a clock that is set back by two hours [21.151]', async () => {
    const token = await start(teacher);
    const [{ expiresAt = '' } = {}] = await stored();
    pass(-2 * HOUR);
    await sessions.find(token);
    const [{ expiresAt: after = '' } = {}] = await stored();
    expect(after < expiresAt).toBe(true);
  });

  test('record that they were used every few minutes at most', async () => {
    const token = await start(teacher);
    const [begun] = await stored();
    pass(4 * MINUTE);
    await sessions.find(token);
    expect(await stored()).toEqual([begun]);
    pass(MINUTE);
    await Promise.all([sessions.find(token), sessions.find(token)]);
    expect(await stored()).toMatchObject([{ seenAt: '2026-11-20T06:05:00.000Z' }]);
  });

  test('end one at a time when signed out', async () => {
    const [one, other] = [await start(teacher), await start(teacher)];
    const session = await sessions.find(one);
    if (!session) throw new Error('The session is not there');
    await sessions.end(session);
    expect(await sessions.find(one)).toBeNull();
    expect(await sessions.find(other)).not.toBeNull();
  });

  test.each([
    ['a new password', (id: string) => changeAccount(site, id, { password: `${PASSWORD}!` })],
    ['the same password again', (id: string) => changeAccount(site, id, { password: PASSWORD })],
    ['disabling', (id: string) => changeAccount(site, id, { disabled: true })],
    ['another role', (id: string) => changeAccount(site, id, { role: 'admin' })],
    ['removing the account', (id: string) => deleteAccount(site, id)],
  ])('all end with %s, and those of others go on [13.4]', async (_, action) => {
    const other = await createTestAccount(site, 'teacher', 'other@localhost');
    const [mine, alsoMine, theirs] = [await start(teacher), await start(teacher), await start(other)];
    await action(teacher._id);
    expect(await sessions.find(mine)).toBeNull();
    expect(await sessions.find(alsoMine)).toBeNull();
    expect(await sessions.find(theirs)).not.toBeNull();
    expect(await stored()).toHaveLength(1);
  });

  test('continue with the new values when other fields of the account change', async () => {
    const token = await start(teacher);
    await changeAccount(site, teacher._id, { name: 'Bimala', email: 'bimala@localhost' });
    expect(await sessions.find(token)).toMatchObject({
      account: { name: 'Bimala', email: 'bimala@localhost' },
    });
  });

  test('are invalid while the account is disabled or has another role, even if still stored', async () => {
    const token = await start(teacher);
    const put = (values: { disabled?: number; role?: string }) =>
      opened.database.write(({ db }) =>
        db.updateTable('account').set(values).where('_id', '=', teacher._id).execute(),
      );
    await put({ disabled: 1 });
    expect(await sessions.find(token)).toBeNull();
    await put({ disabled: 0, role: 'admin' });
    expect(await sessions.find(token)).toBeNull();
    await put({ role: 'teacher' });
    expect(await sessions.find(token)).not.toBeNull();
  });

  test('are swept after they expire', async () => {
    await start(teacher);
    pass(6 * HOUR);
    const later = await start(teacher);
    pass(6 * HOUR);
    await sweepAccounts(site);
    expect(await stored()).toHaveLength(1);
    expect(await sessions.find(later)).not.toBeNull();
  });

  test('are limited for each account: the oldest end', async () => {
    const first = await start(teacher);
    pass(1);
    const createdAt = site.now().toISOString();
    const others = (await stored()).flatMap((row) =>
      Array.from({ length: 999 }, (_, at) => ({ ...row, createdAt, digest: `other ${at}` })),
    );
    await opened.database.write(({ db }) => db.insertInto('session').values(others).execute());
    expect(await sessions.find(first)).not.toBeNull();
    pass(2);
    const last = await start(teacher);
    expect(await stored()).toHaveLength(1000);
    expect(await sessions.find(first)).toBeNull();
    expect(await sessions.find(last)).not.toBeNull();
  });
});
