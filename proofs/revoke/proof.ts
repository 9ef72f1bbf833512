import { setTimeout as pause } from 'node:timers/promises';
import { codeAt } from '../../test/authenticator-app.ts';
import {
  type Account,
  College,
  clockSetting,
  type EngineName,
  onBoth,
  PASSWORD,
} from '../college/college.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { ADMIN } from '../site/site.ts';

const ROUNDS = 5;
const WITHIN_MS = 1000;

interface Way {
  name: string;
  /** Ends the session, or removes its permission. */
  revoke(college: College, account: Account): Promise<unknown>;
  /** The other process's response afterwards. */
  refused: number;
}

const WAYS: readonly Way[] = [
  {
    name: 'logout',
    refused: 401,
    revoke: (college, { token }) => college.must('POST', '/api/logout', { token }),
  },
  {
    name: 'sign-out everywhere',
    refused: 401,
    revoke: (college, { token }) => college.must('DELETE', '/api/me/sessions', { token }),
  },
  {
    name: 'own new password',
    refused: 401,
    revoke: (college, { token }) =>
      college.must('PUT', '/api/me/password', {
        token,
        json: { current: PASSWORD, password: `${PASSWORD}!` },
      }),
  },
  {
    name: 'new password by staff',
    refused: 401,
    revoke: (college, { id }) =>
      college.must('PUT', `/api/account/${id}`, { json: { password: `${PASSWORD}!` } }),
  },
  {
    name: 'sessions ended by staff',
    refused: 401,
    revoke: (college, { id }) => college.must('DELETE', `/api/account/${id}/sessions`),
  },
  {
    name: 'second factor reset by staff',
    refused: 401,
    async revoke(college, { id, token }) {
      const { record } = await college.must('POST', '/api/account/totp', { token });
      const json = { code: codeAt(record.secret ?? '', Date.now()) };
      await college.must('POST', '/api/account/totp/confirm', { token, json });
      await college.must('DELETE', `/api/account/${id}/second-factor`);
    },
  },
  {
    name: 'new second factor on another device',
    refused: 401,
    async revoke(college, { email }) {
      const { token } = await college.signIn('admin', { email, password: PASSWORD });
      const { record } = await college.must('POST', '/api/account/totp', { token });
      const json = { code: codeAt(record.secret ?? '', Date.now()) };
      await college.must('POST', '/api/account/totp/confirm', { token, json });
    },
  },
  {
    name: 'disabling by the command',
    refused: 401,
    revoke: (college, { email }) => college.command('account', 'disable', email),
  },
  {
    name: 'disabling',
    refused: 401,
    revoke: (college, { id }) => college.must('PUT', `/api/account/${id}`, { json: { disabled: true } }),
  },
  {
    name: 'deletion',
    refused: 401,
    revoke: (college, { id }) => college.must('DELETE', `/api/account/${id}`),
  },
  {
    name: 'another role',
    refused: 401,
    revoke: (college, { id }) => college.must('PUT', `/api/account/${id}`, { json: { role: 'student' } }),
  },
  {
    name: 'duty taken',
    refused: 403,
    revoke: (college, { id }) => college.must('PUT', `/api/account/${id}`, { json: { duties: ['author'] } }),
  },
];

/** Twelve hours idle and one minute. */
const IDLE_MS = 12 * 3_600_000 + 60_000;

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const college = await College.open(context, engine, clockSetting(context, engine));
  const other = engine === 'PostgreSQL' ? await college.startBeside() : null;
  const ask = async (token: string) =>
    (await (other ?? college).call('GET', '/api/applications', { token })).status;
  let longest = 0;
  const mustEnd = async (name: string, token: string, refused: number) => {
    const begun = performance.now();
    for (;;) {
      const status = await ask(token);
      const took = performance.now() - begun;
      longest = Math.max(longest, status === 200 ? took : 0);
      if (status === refused) return;
      must(status === 200, `After ${name} the other process answers ${status} instead of ${refused}`);
      must(took < WITHIN_MS, `After ${name} the other process takes the token for ${Math.round(took)} ms`);
      await pause(5);
    }
  };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, revoke, refused } of WAYS) {
      const account = await college.add('admin');
      must((await ask(account.token)) === 200, `The other process does not take a token before ${name}`);
      await revoke(college, account);
      await mustEnd(name, account.token, refused);
    }
  const idle = await college.add('admin');
  must((await ask(idle.token)) === 200, 'The other process does not take a new token');
  college.setClock(new Date(Date.now() + IDLE_MS));
  await mustEnd('expiry', idle.token, 401);
  must((await college.call('GET', '/api/me')).status === 401, 'The administrator is not signed out by time');
  college.token = (await college.signIn('admin', ADMIN)).token;
  other?.close();
  return [
    `${ROUNDS} × ${WAYS.map(({ name }) => name).join(', ')}, and expiry: refused by ${other ? 'another process' : 'the one that serves'}, at most ${Math.round(longest)} ms later`,
  ];
}

export const proof: Proof = {
  claim: 'What ends a session or takes a duty counts within a second.',
  shown: { 'after # ms': /at most (\d+) ms later/ },
  fault: [
    {
      file: 'src/accounts/sessions.ts',
      from: '    const query = { ...this.#byDigest, parameters: [digest, 0] };\n    const row = (await this.#site.database.reader.executeQuery<SessionRow>(query)).rows[0];\n',
      to: '    const query = { ...this.#byDigest, parameters: [digest, 0] };\n    const kept = ((globalThis as { kept?: Map<string, SessionRow | undefined> }).kept ??= new Map());\n    const row = kept.get(digest) ?? (await this.#site.database.reader.executeQuery<SessionRow>(query)).rows[0];\n    kept.set(digest, row);\n',
    },
  ],
  whyNot: () => null,
  run: (context) => onBoth(context, (engine) => onEngine(context, engine)),
};
