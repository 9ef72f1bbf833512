import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import {
  createTestAccount,
  createTestStudies,
  MINUTE,
  PASSWORD,
  testAccountSite,
} from './account.fixture.ts';
import { findAccount, findAccountByEmail, listAccounts } from './account.ts';
import { changeAccount, deleteAccount } from './change-account.ts';
import { createAccount } from './create-account.ts';
import { ensureDemoAccounts, ensureFirstAdmin } from './first-admin.ts';
import { allAccounts, pageOfAccounts } from './list-accounts.ts';

const NOBODY = '0'.repeat(24);

describe.each(databases)('accounts on $name', ({ open }) => {
  let opened: OpenForTest;
  let { site, counts, pass } = {} as ReturnType<typeof testAccountSite>;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async () => {
    ({ site, counts, pass } = testAccountSite(opened));
    await opened.database.write(async ({ db }) => {
      for (const table of ['account', 'session', 'known_browser'] as const)
        await db.deleteFrom(table).execute();
    });
  });
  afterAll(() => opened.close());

  const valid = { role: 'student', name: 'Asha Rai', email: 'asha@example.org', password: PASSWORD };

  test('are created from the sent fields and never include the password', async () => {
    const faculty = (await createTestStudies(opened.database)).faculty;
    const account = await createAccount(site, {
      ...valid,
      email: ' Asha@Example.org ',
      faculty,
      shoe: 42,
    });
    expect(account).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      role: 'student',
      name: 'Asha Rai',
      email: 'Asha@Example.org',
      faculty,
      semester: null,
      disabled: false,
      lang: 'en',
      createdAt: '2026-11-20T06:00:00.000Z',
      updatedAt: '2026-11-20T06:00:00.000Z',
    });
    expect(await findAccount(opened.database.reader, account._id)).toEqual(account);
    expect(await findAccountByEmail(opened.database.reader, 'ASHA@example.ORG')).toEqual(account);
  });

  test('are listed completely, newest first', async () => {
    const first = await createTestAccount(site, 'admin', 'admin@localhost');
    const second = await createTestAccount(site, 'teacher', 'teacher@localhost');
    pass(MINUTE);
    const third = await createTestAccount(site, 'student', 'student@localhost');
    expect(await listAccounts(opened.database.reader)).toEqual([third, second, first]);
  });

  test.each([
    ['role', 'principal', 'Role has to be admin, student or teacher.'],
    ['role', undefined, 'Role has to be admin, student or teacher.'],
    ['name', '  ', 'Name is required.'],
    ['name', 7, 'Name has to be a text.'],
    ['name', 'x'.repeat(201), 'Name is too long. The longest is 200 characters.'],
    ['name', 'a\u0000b', 'Name contains characters that cannot be stored. Remove them and try again.'],
    ['email', '', 'Email is required.'],
    ['email', 'nobody', 'Email has to look like name@example.org.'],
    ['email', 'two words@example.org', 'Email has to look like name@example.org.'],
    ['email', 'a@b@c', 'Email has to look like name@example.org.'],
    ['email', `${'x'.repeat(200)}@example.org`, 'Email is too long. The longest is 200 characters.'],
    ['email', ['a@example.org'], 'Email has to be a text.'],
    ['password', '', 'Password is required.'],
    ['password', '123456789', 'Password has to have at least 10 characters.'],
    ['password', '😀'.repeat(9), 'Password has to have at least 10 characters.'],
    ['password', 'x'.repeat(1001), 'Password is too long. The longest is 1,000 characters.'],
    ['password', 1234567890, 'Password has to be a text.'],
    ['faculty', 'science', 'Faculty is not one that can be chosen.'],
    ['semester', 3, 'Semester is not one that can be chosen.'],
  ])('are refused with this %s: %.20j [13.7]', async (field, value, reason) => {
    const { [field as 'name']: _, ...others } = valid;
    const values = value === undefined ? others : { ...valid, [field]: value };
    await expect(createAccount(site, values)).rejects.toMatchObject({
      status: 400,
      message: reason,
      fields: { [field]: reason },
    });
    expect(await listAccounts(opened.database.reader)).toEqual([]);
    expect(counts.hashes).toBe(0);
  });

  test('are read whole in chunks or page by page, filtered by name and email whatever their case [17.10]', async () => {
    const { reader } = opened.database;
    const template = await createTestAccount(site, 'student', 'zero@localhost');
    const row = await reader.selectFrom('account').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      ...row,
      _id: String(index).padStart(24, '0'),
      name: `Stra${index % 2 ? 'ß' : 'SS'}e ${index}`,
      emailFolded: `${index}@localhost`,
      nameFolded: `strasse ${index}`,
    }));
    for (let from = 0; from < rows.length; from += 100)
      await opened.database.write(({ db }) =>
        db
          .insertInto('account')
          .values(rows.slice(from, from + 100))
          .execute(),
      );
    const listed = await listAccounts(reader);
    expect((await Readable.from(allAccounts(reader)).toArray()).flat()).toEqual(listed);
    expect(await pageOfAccounts(opened.database, { q: '', page: 3, limit: 7 })).toEqual({
      items: listed.slice(14, 21),
      total: 1001,
    });
    const streets = listed.filter(({ _id }) => _id !== template._id);
    expect(await pageOfAccounts(opened.database, { q: 'STRASSE', page: 100, limit: 10 })).toEqual({
      items: streets.slice(-10),
      total: 1000,
    });
    expect(await pageOfAccounts(opened.database, { q: 'strasse', page: 101, limit: 10 })).toEqual({
      items: [],
      total: 1000,
    });
    expect(await pageOfAccounts(opened.database, { q: 'ZERO@local', page: 1, limit: 10 })).toEqual({
      items: [template],
      total: 1,
    });
  });

  test('name every invalid field at once', async () => {
    await expect(createAccount(site, {})).rejects.toMatchObject({
      fields: {
        role: expect.any(String),
        name: 'Name is required.',
        email: 'Email is required.',
        password: 'Password is required.',
      },
    });
  });

  test.each(['admin@localhost', 'आशा@उदाहरण.नेपाल', 'o\u2019neil+x@sub.example.org'])(
    'accept the address %s',
    async (email) => {
      expect((await createAccount(site, { ...valid, email })).email).toBe(email);
    },
  );

  test('change only the named fields', async () => {
    const before = await createAccount(site, { ...valid, ...(await createTestStudies(opened.database)) });
    pass(MINUTE);
    const after = await changeAccount(site, before._id, {
      name: 'Asha Gurung',
      semester: '',
      colour: 'red',
    });
    expect(after).toEqual({
      ...before,
      name: 'Asha Gurung',
      semester: null,
      updatedAt: '2026-11-20T06:01:00.000Z',
    });
    expect(await findAccount(opened.database.reader, before._id)).toEqual(after);
    expect(await changeAccount(site, before._id, {})).toEqual(after);
  });

  test('stay unchanged if one of the changes is invalid', async () => {
    const before = await createAccount(site, valid);
    const change = changeAccount(site, before._id, { name: 'Other', disabled: 'yes', password: 'short' });
    await expect(change).rejects.toMatchObject({
      status: 400,
      fields: { disabled: 'Disabled has to be true or false.', password: expect.any(String) },
    });
    expect(await findAccount(opened.database.reader, before._id)).toEqual(before);
  });

  test('that do not exist are a 404', async () => {
    await expect(changeAccount(site, NOBODY, { name: 'x' })).rejects.toMatchObject({ status: 404 });
    await expect(deleteAccount(site, NOBODY)).rejects.toMatchObject({ status: 404 });
    expect(await findAccount(opened.database.reader, NOBODY)).toBeNull();
  });

  test('share no e-mail address over all three roles, whatever its case [13.8]', async () => {
    await createTestAccount(site, 'teacher', 'ram@example.org');
    const other = await createTestAccount(site, 'student', 'sita@example.org');
    const taken = { status: 409, fields: { email: 'This email address already belongs to an account.' } };
    await expect(createTestAccount(site, 'student', 'RAM@example.org')).rejects.toMatchObject(taken);
    await expect(changeAccount(site, other._id, { email: 'Ram@Example.Org' })).rejects.toMatchObject(taken);
    expect(await changeAccount(site, other._id, { email: 'Sita@example.org' })).toMatchObject({
      email: 'Sita@example.org',
    });
  });

  test('created concurrently with one address become exactly one, even in two processes', async () => {
    const elsewhere = testAccountSite({ database: await opened.openAgain() }).site;
    const outcomes = await Promise.allSettled([
      createTestAccount(site, 'student', 'twin@example.org'),
      createTestAccount(site, 'teacher', 'Twin@example.org'),
      createTestAccount(elsewhere, 'admin', 'TWIN@example.org'),
    ]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(2);
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 409 });
    expect(await listAccounts(opened.database.reader)).toHaveLength(1);
  });

  test.each([
    ['removed', (id: string) => deleteAccount(site, id)],
    ['disabled', (id: string) => changeAccount(site, id, { disabled: true })],
    ['given another role', (id: string) => changeAccount(site, id, { role: 'teacher' })],
  ])('keep one active admin, who cannot be %s [13.6]', async (action, harm) => {
    const last = await createTestAccount(site, 'admin', 'admin@localhost');
    const disabled = await createTestAccount(site, 'admin', 'former@localhost');
    await createTestAccount(site, 'teacher', 'teacher@localhost');
    await changeAccount(site, disabled._id, { disabled: true });
    await expect(harm(last._id)).rejects.toMatchObject({
      status: 409,
      message: `This is the last administrator who can sign in, and cannot be ${action}.`,
    });
    expect(await findAccount(opened.database.reader, last._id)).toEqual(last);
    await changeAccount(site, disabled._id, { disabled: false });
    await harm(last._id);
  });

  test('keep one active admin when all are removed concurrently in two processes', async () => {
    const elsewhere = testAccountSite({ database: await opened.openAgain() }).site;
    const admins = await Promise.all(
      ['one@x', 'two@x', 'three@x', 'four@x'].map((email) => createTestAccount(site, 'admin', email)),
    );
    const [one, two, three, four] = admins.map(({ _id }) => _id);
    const outcomes = await Promise.allSettled([
      deleteAccount(site, one ?? ''),
      deleteAccount(elsewhere, two ?? ''),
      changeAccount(site, three ?? '', { disabled: true }),
      changeAccount(elsewhere, four ?? '', { role: 'student' }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const active = (await listAccounts(opened.database.reader)).filter(
      ({ role, disabled }) => role === 'admin' && !disabled,
    );
    expect(active).toHaveLength(1);
  });

  test('start with one administrator, created once however many processes start [1.8]', async () => {
    const elsewhere = testAccountSite({ database: await opened.openAgain() }).site;
    const made = await Promise.all([
      ensureFirstAdmin(site, { email: 'admin@localhost' }),
      ensureFirstAdmin(elsewhere, { email: 'admin@localhost' }),
    ]);
    const [first, ...others] = made.filter((one) => one !== null);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ account: { role: 'admin', email: 'admin@localhost' }, isGenerated: true });
    expect(first?.password).toMatch(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/);
    expect(await ensureFirstAdmin(site, { email: 'other@localhost', password: PASSWORD })).toBeNull();
  });

  test('do not replace a disabled administrator; the first one can get a chosen password', async () => {
    const chosen = await ensureFirstAdmin(site, { email: 'admin@localhost', password: PASSWORD });
    expect(chosen).toMatchObject({ password: PASSWORD, isGenerated: false });
    await opened.database.write(async ({ db }) => {
      await db.updateTable('account').set({ disabled: 1 }).execute();
    });
    expect(await ensureFirstAdmin(site, { email: 'admin@localhost' })).toBeNull();
  });

  test('of the demonstration are created once, and again only if one is missing [1.8]', async () => {
    const made = await ensureDemoAccounts(site, {});
    expect(made.map(({ account }) => [account.role, account.email])).toEqual([
      ['student', 'student@localhost'],
      ['teacher', 'teacher@localhost'],
    ]);
    expect(new Set(made.map(({ password }) => password)).size).toBe(1);
    await deleteAccount(site, made[0]?.account._id ?? '');
    const again = await ensureDemoAccounts(site, { password: PASSWORD });
    expect(again).toMatchObject([{ account: { email: 'student@localhost' }, isGenerated: false }]);
  });
});
