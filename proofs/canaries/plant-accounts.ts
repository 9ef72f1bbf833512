import { codeAt } from '../../test/authenticator-app.ts';
import { SoftwareAuthenticator } from '../../test/software-authenticator.ts';
import { type College, PASSWORD } from '../college/college.ts';
import type { Secrets } from './secrets.ts';

const EACH = 3;

/** Plants accounts of each role, and what opens them. */
export async function plantAccounts(college: College, secrets: Secrets): Promise<void> {
  for (const role of ['admin', 'student', 'teacher'] as const)
    for (let number = 0; number < EACH; number += 1) {
      const email = `${secrets.word(`e-mail of a ${role}`, 'accounts')}@college.example`;
      const password = secrets.word(`password of a ${role}`, 'nobody');
      const name = secrets.lured(`name of a ${role}`, 'accounts');
      await college.must('POST', '/api/account', { json: { role, name, email, password } });
      const kind = role === 'admin' ? 'user' : role;
      const { record, headers } = await college.must('POST', `/api/${kind}/login`, {
        json: { email, password },
        headers: { 'user-agent': `Mozilla/5.0 ${secrets.word('browser of an account', 'owner')}` },
        token: '',
      });
      secrets.keep(record.token ?? '', `token of a ${role}`, 'nobody');
      for (const [, value = ''] of String(headers['set-cookie'] ?? '').matchAll(/\bbrowser=([\w-]+)/g))
        secrets.keep(value, 'cookie of a known browser', 'nobody');
    }
  for (let number = 0; number < EACH; number += 1) {
    await plantApp(college, secrets);
    await plantPasskey(college, secrets);
  }
}

/** An authenticator app with its recovery codes. */
async function plantApp(college: College, secrets: Secrets): Promise<void> {
  const { token } = await college.add('admin');
  const { record } = await college.must('POST', '/api/account/totp', { json: {}, token });
  const secret = secrets.keep(record.secret ?? '', 'secret of an authenticator app', 'nobody');
  const { json } = await college.must('POST', '/api/account/totp/confirm', {
    json: { code: codeAt(secret, Date.now()) },
    token,
  });
  for (const code of (json as { recoveryCodes: string[] }).recoveryCodes)
    secrets.keep(code, 'recovery code', 'nobody');
}

async function plantPasskey(college: College, secrets: Secrets): Promise<void> {
  const { token } = await college.add('admin');
  const authenticator = new SoftwareAuthenticator();
  const asked = (await college.must('POST', '/api/account/passkeys/options', { json: {}, token })).json as {
    challenge: string;
    user: { id: string };
  };
  const at = { origin: college.publicUrl, rpId: 'localhost', challenge: asked.challenge };
  const response = authenticator.make(at, asked.user.id);
  const name = secrets.word('name of a passkey', 'owner');
  await college.must('POST', '/api/account/passkeys', {
    json: { name, response, password: PASSWORD },
    token,
  });
  secrets.keep(authenticator.id, 'id of a passkey', 'nobody');
}
