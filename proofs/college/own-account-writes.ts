import { setTimeout as pause } from 'node:timers/promises';
import { codeAt } from '../../test/authenticator-app.ts';
import { SoftwareAuthenticator } from '../../test/software-authenticator.ts';
import type { Answer } from './caller.ts';
import { type College, PASSWORD } from './college.ts';
import { dumpOf } from './dump.ts';
import type { Write } from './write.ts';

/** Writes by which people sign in and look after their own accounts. */
export async function* ownAccountWrites(college: College): AsyncGenerator<Write, void, Answer> {
  yield* appWrites(college);
  yield* passkeyWrites(college);
  yield* passwordLinkWrites(college);
  for (const role of ['student', 'teacher'] as const) {
    const { email, token } = await college.add(role);
    const login = { email, password: PASSWORD };
    yield { method: 'POST', route: `/api/${role}/login`, fields: login, takes: ['code'], token: '' };
    if (role === 'student') yield { method: 'POST', route: '/api/student/details', fields: {}, token };
  }
  const student = await college.add('student');
  yield { method: 'POST', route: '/api/student/details/{id}', id: student.id, fields: {} };
  const { token } = await college.add('admin');
  const passwords = { current: PASSWORD, password: `${PASSWORD}, and more` };
  yield { method: 'PUT', route: '/api/me/password', fields: passwords, token };
  const other = await college.add('admin');
  yield { method: 'POST', route: '/api/logout', fields: {}, token: other.token };
}

/** By links that are mailed, where the mail server is away, so that they wait with their words. */
async function* passwordLinkWrites(college: College): AsyncGenerator<Write, void, Answer> {
  const { id, email } = await college.add('teacher');
  const invited = yield { method: 'POST', route: '/api/account/{id}/invitation', id, fields: {} };
  yield { method: 'POST', route: '/api/password-link', fields: { email }, token: '' };
  // Without mail there is no link either.
  if (invited.status !== 204) return;
  for (const within of ['', '/ne']) {
    const { email } = await college.add('teacher');
    yield { method: 'POST', route: `${within}/password`, fields: { email }, token: '' };
    const token = await tokenFor(college, email);
    const password = 'three words apart';
    yield { method: 'POST', route: `${within}/password/{token}`, id: token, fields: { password }, token: '' };
  }
}

const QUEUED_WITHIN_MS = 20_000;

/** The secret in the mail to this address, which is queued after the answer. */
async function tokenFor(college: College, email: string): Promise<string> {
  for (const until = Date.now() + QUEUED_WITHIN_MS; Date.now() < until; ) {
    const mails = (await dumpOf(college)).get('mail') ?? [];
    const mail = mails.find((row) => row.includes(email) && row.includes('/password/'));
    const [, token] = /\/password\/([\w-]{22})/.exec(mail ?? '') ?? [];
    if (token) return token;
    await pause(50);
  }
  throw new Error(`No link is mailed to ${email}`);
}

async function* appWrites(college: College): AsyncGenerator<Write, void, Answer> {
  const { token } = await college.add('admin');
  const own = { token, takes: ['code'] } as const;
  const { record } = yield { ...own, method: 'POST', route: '/api/account/totp', fields: {} };
  const code = codeAt(record.secret ?? '', Date.now());
  yield { ...own, method: 'POST', route: '/api/account/totp/confirm', fields: { code } };
  const password = { password: PASSWORD };
  yield { ...own, method: 'POST', route: '/api/account/recovery-codes', fields: password };
  yield { ...own, method: 'DELETE', route: '/api/account/totp', fields: password };
}

async function* passkeyWrites(college: College): AsyncGenerator<Write, void, Answer> {
  const { token } = await college.add('admin');
  const authenticator = new SoftwareAuthenticator();
  const at = { origin: college.publicUrl, rpId: 'localhost' };
  const made = yield { method: 'POST', route: '/api/account/passkeys/options', fields: {}, token };
  const asked = made.json as { challenge: string; user: { id: string } };
  const added = yield {
    method: 'POST',
    route: '/api/account/passkeys',
    fields: {
      name: 'Key',
      response: authenticator.make({ ...at, challenge: asked.challenge }, asked.user.id),
    },
    token,
  };
  const one = { route: '/api/account/passkeys/{id}', id: added.record._id ?? '', token } as const;
  yield { ...one, method: 'PUT', fields: { name: 'Another name' } };
  const options = yield { method: 'POST', route: '/api/user/login/passkey/options', fields: {}, token: '' };
  const { challenge } = options.json as { challenge: string };
  yield {
    method: 'POST',
    route: '/api/user/login/passkey',
    fields: { response: authenticator.signIn({ ...at, challenge }) },
    token: '',
  };
  yield { ...one, method: 'DELETE', fields: { password: PASSWORD } };
}
