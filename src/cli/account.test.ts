import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { createTestAccount, PASSWORD, testAccountSite } from '../accounts/account.fixture.ts';
import { listAccounts } from '../accounts/account.ts';
import { makeRecoveryCodes } from '../accounts/second-factor/second-factor.ts';
import { SignIn } from '../accounts/sign-in.ts';
import { pageOfAudit } from '../db/audit-trail.ts';
import type { Site } from '../whole-site.ts';
import { accountCommand } from './account.ts';

let opened: OpenForTest;
let site: Site;
beforeAll(async () => {
  const [embedded] = databases;
  if (!embedded) throw new Error('No database to test on');
  opened = await embedded.open();
});
beforeEach(async () => {
  ({ site } = testAccountSite(opened));
  await opened.database.write(({ db }) => db.deleteFrom('account').execute());
});
afterAll(() => opened.close());

/** Runs the command with `input` typed at a terminal or piped in. */
async function run(args: string[], { input = '', isTTY = false } = {}) {
  const printed = { out: '', err: '', isRaw: [] as boolean[], isOpened: false };
  const stdin = Object.assign(new PassThrough(), {
    isTTY,
    setRawMode: (isRaw: boolean) => printed.isRaw.push(isRaw),
  });
  if (isTTY) stdin.write(input);
  else stdin.end(input);
  const open = async () => {
    printed.isOpened = true;
    return site;
  };
  const status = await accountCommand(args, open, {
    stdin,
    stdout: { write: (text) => (printed.out += text) },
    stderr: { write: (text) => (printed.err += text) },
  });
  return { status, ...printed };
}

const canSignIn = (email: string, password: string) =>
  new SignIn(site, { limit: null })
    .authenticate({ role: 'admin', email, password, address: '', browser: undefined })
    .then(
      () => true,
      () => false,
    );
test('the second factor of an account is shown and reset, which ends its sessions [21.18]', async () => {
  const { _id } = await createTestAccount(site, 'admin', 'gita@localhost');
  const at = site.now().toISOString();
  await opened.database.write(async ({ db }) => {
    const totp = { account: _id, secret: 'JBSWY3DPEHPK3PXP', createdAt: at, confirmedAt: at, lastStep: 0 };
    await db.insertInto('totp').values(totp).execute();
    await makeRecoveryCodes(db, _id);
  });
  expect(await canSignIn('gita@localhost', PASSWORD)).toBe(false);
  const shown = await run(['second-factor', 'gita@localhost']);
  expect([shown.status, shown.out]).toEqual([
    0,
    'gita@localhost: an authenticator app, passkeys: 0, recovery codes left: 10\n',
  ]);
  const reset = await run(['second-factor', 'gita@localhost', '--reset']);
  expect([reset.status, reset.err]).toEqual([0, '']);
  expect(await canSignIn('gita@localhost', PASSWORD)).toBe(true);
  const { items } = await pageOfAudit(opened.database, { record: _id }, { page: 1, limit: 10 });
  const event = items.find(({ what }) => what === 'second-factor-reset');
  expect(event?.detail).toEqual({ command: 'account second-factor' });
  expect((await run(['second-factor', 'nobody@localhost', '--reset'])).status).toBe(1);
});

const ADD = ['add', '--role', 'admin', '--name', 'Asha', '--email', 'asha@localhost'];

test('an account is added with the first line of the standard input as its password', async () => {
  const { status, out, err } = await run(ADD, { input: `${PASSWORD}\r\nnot this\n` });
  expect({ status, out, err }).toEqual({
    status: 0,
    out: 'Added the admin Asha <asha@localhost>.\n',
    err: '',
  });
  expect(await canSignIn('asha@localhost', PASSWORD)).toBe(true);
});

test('a password typed twice at a terminal is not echoed', async () => {
  const typed = `${PASSWORD}x\u007f\r`;
  const { status, out, err, isRaw } = await run(ADD, { input: typed + typed, isTTY: true });
  expect(status).toBe(0);
  expect(out + err).not.toContain(PASSWORD);
  expect(isRaw).toEqual([true, false, true, false]);
  expect(await canSignIn('asha@localhost', PASSWORD)).toBe(true);
});

test('two different passwords are refused', async () => {
  const { status, err } = await run(ADD, { input: `${PASSWORD}\rother words\r`, isTTY: true });
  expect(status).toBe(2);
  expect(err).toContain('The two passwords differ');
  expect(await listAccounts(opened.database.reader)).toEqual([]);
});

test('Ctrl-C at the prompt cancels', async () => {
  const { status, isRaw } = await run(ADD, { input: 'half of a pass\u0003', isTTY: true });
  expect(status).toBe(130);
  expect(isRaw).toEqual([true, false]);
  expect(await listAccounts(opened.database.reader)).toEqual([]);
});

test('a generated password is printed', async () => {
  const { status, out } = await run([...ADD, '--generate']);
  expect(status).toBe(0);
  expect(await canSignIn('asha@localhost', /Password: (\S+)\n/.exec(out)?.[1] ?? '')).toBe(true);
});

test('accounts are listed with role and state', async () => {
  await createTestAccount(site, 'admin', 'first@localhost');
  await createTestAccount(site, 'teacher', 't@localhost');
  await run(['disable', 't@localhost']);
  expect((await run(['list'])).out).toBe(
    'teacher  disabled  t@localhost      t@localhost\nadmin    active    first@localhost  first@localhost\n',
  );
});

test('an account is disabled and enabled again', async () => {
  await createTestAccount(site, 'admin', 'first@localhost');
  await createTestAccount(site, 'admin', 'second@localhost');
  expect(await run(['disable', 'SECOND@localhost'])).toMatchObject({
    status: 0,
    out: 'second@localhost can no longer sign in.\n',
  });
  expect(await canSignIn('second@localhost', PASSWORD)).toBe(false);
  expect(await run(['disable', 'second@localhost', '--undo'])).toMatchObject({ status: 0 });
  expect(await canSignIn('second@localhost', PASSWORD)).toBe(true);
});

test('duties are shown and given, also to an office that locked itself out [19.8]', async () => {
  await createTestAccount(site, 'admin', 'first@localhost');
  expect(await run(['duties', 'first@localhost'])).toMatchObject({
    status: 0,
    out: 'first@localhost: all\n',
  });
  // A state that only the database's own tools can produce.
  await opened.database.write(({ db }) => db.updateTable('account').set({ duties: '[]' }).execute());
  expect((await run(['list'])).out).toBe('admin    active    first@localhost  first@localhost  (none)\n');
  expect(await run(['duties', 'FIRST@localhost', '--set', 'accounts, author'])).toMatchObject({
    status: 0,
    out: 'first@localhost: author,accounts\n',
  });
  expect(await run(['duties', 'first@localhost', '--set', 'none'])).toMatchObject({
    status: 1,
    err: expect.stringContaining('This is the last administrator with the duty'),
  });
  expect(await run(['duties', 'first@localhost', '--set', 'all'])).toMatchObject({
    out: 'first@localhost: all\n',
  });
});

test('an account is added with duties; of students there are none [19.8]', async () => {
  await run([...ADD, '--duties', 'admissions'], { input: `${PASSWORD}\n` });
  expect((await run(['duties', 'asha@localhost'])).out).toBe('asha@localhost: admissions\n');
  await createTestAccount(site, 'student', 's@localhost');
  expect((await run(['duties', 's@localhost'])).out).toBe('s@localhost is no admin, and has no duties.\n');
  expect(await run(['duties', 's@localhost', '--set', 'author'])).toMatchObject({
    status: 1,
    err: 'Only administrators have duties.\n',
  });
});

test('a password is changed', async () => {
  await createTestAccount(site, 'admin', 'first@localhost');
  const { status, out } = await run(['password', 'first@localhost'], { input: 'another long one\n' });
  expect({ status, out }).toEqual({ status: 0, out: 'first@localhost has a new password.\n' });
  expect(await canSignIn('first@localhost', 'another long one')).toBe(true);
});

test.each([
  [
    'an unknown account',
    ['disable', 'nobody@localhost'],
    '',
    'This account (nobody@localhost) does not exist',
  ],
  [
    'the last administrator',
    ['disable', 'first@localhost'],
    '',
    'This is the last administrator who can sign in',
  ],
  [
    'a short password',
    ['password', 'first@localhost'],
    'short\n',
    'Password has to have at least 10 characters.',
  ],
  [
    'a taken address',
    [...ADD.slice(0, -1), 'First@localhost'],
    `${PASSWORD}\n`,
    'already belongs to an account',
  ],
])('%s is refused in plain words with status 1', async (_, args, input, words) => {
  await createTestAccount(site, 'admin', 'first@localhost');
  const { status, out, err } = await run(args, { input });
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err).toContain(words);
});

test.each([
  [[], 'A verb is missing.'],
  [['sing'], 'There is no verb "sing".'],
  [['constructor'], 'There is no verb "constructor".'],
  [['add', '--role', 'admin', '--shoe', '42'], "Unknown option '--shoe'"],
  [['disable'], 'An e-mail address is missing.'],
  [['list', 'all'], 'Too many arguments.'],
])('%j is answered with how it is written, and status 2', async (args, words) => {
  const { status, err, isOpened } = await run(args);
  expect({ status, isOpened }).toEqual({ status: 2, isOpened: false });
  expect(err).toContain(words);
  expect(err).toContain('npm run chautari -- account');
});

test.each([
  ['duties', 'first@localhost', '--set', 'writer'],
  [...ADD, '--duties', 'author,writer'],
])('an unknown duty is named, with status 2', async (...args) => {
  await createTestAccount(site, 'admin', 'first@localhost');
  const err = expect.stringContaining('There is no duty "writer". Write any of author,publisher');
  expect(await run(args)).toMatchObject({ status: 2, err });
});

test('missing arguments are named, with status 2', async () => {
  expect(await run(['add', '--role', 'admin'])).toMatchObject({
    status: 2,
    err: expect.stringContaining('--name is missing.'),
  });
  expect(await run(ADD)).toMatchObject({ status: 2, err: expect.stringContaining('--generate') });
});

test.each([['--help'], ['add', '--help'], ['list', '-h'], ['disable', '--help'], ['password', '--help']])(
  'help does not open the database (%s %s) [10.3]',
  async (...args) => {
    const { status, out, isOpened } = await run(args.filter(Boolean));
    expect({ status, isOpened }).toEqual({ status: 0, isOpened: false });
    expect(out).toContain('npm run chautari -- account');
  },
);

test('what it does is in the audit trail, as done by the program [19.70]', async () => {
  await opened.database.write(({ db }) => db.deleteFrom('event').execute());
  await run([...ADD], { input: `${PASSWORD}\n` });
  await run(['add', '--role', 'admin', '--name', 'Other', '--email', 'other@localhost', '--generate']);
  await run(['disable', 'asha@localhost']);
  await run(['disable', 'asha@localhost', '--undo']);
  await run(['password', 'asha@localhost'], { input: `${PASSWORD}!\n` });
  const { items } = await pageOfAudit(opened.database, { record: 'asha' }, { page: 1, limit: 10 });
  expect(items.map(({ who, what, title, detail }) => [who, what, title, detail])).toEqual([
    [null, 'password-set', 'Asha', { command: 'account password' }],
    [null, 'enabled', 'Asha', { command: 'account disable' }],
    [null, 'disabled', 'Asha', { command: 'account disable' }],
    [null, 'created', 'Asha', { command: 'account add' }],
  ]);
});
