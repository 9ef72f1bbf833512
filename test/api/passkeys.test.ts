import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_SIGN_INS } from '../../src/accounts/sign-in.ts';
import { DUTIES } from '../../src/content/duties.ts';
import { codeAt, setUpApp } from '../authenticator-app.ts';
import { runSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';
import { type Answering, SoftwareAuthenticator } from '../software-authenticator.ts';
import { addStaff, STAFF_PASSWORD } from '../staff.ts';

const MINUTE_MS = 60_000;
const PUBLIC_URL = 'https://www.college.example';
const party = { origin: PUBLIC_URL, rpId: 'www.college.example' };

interface CreationOptions {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  attestation: string;
  authenticatorSelection: object;
  excludeCredentials: { id: string }[];
}

describe.each(sites)('Passkeys on $name', ({ start }) => {
  let site: TestSite;
  /** Another process of the same site. */
  let other: TestSite;
  let at = Date.now();
  let person: Awaited<ReturnType<typeof addStaff>>;
  let authenticator: SoftwareAuthenticator;

  beforeAll(async () => {
    const now = () => new Date(at);
    site = await start({ now, environment: { PUBLIC_URL } });
    other = await start({ now, beside: site });
  });
  beforeEach(async () => {
    at += 20 * MINUTE_MS;
    person = await addStaff(site, DUTIES);
    authenticator = new SoftwareAuthenticator();
  });
  afterAll(async () => {
    await other.close();
    await site.close();
  });

  const own = (method: string, path: string, json?: object, as = person.as) =>
    site.call(method, `/api/account/${path}`, { as, ...(json && { json }) });
  const optionsToAdd = async (as = person.as) =>
    (await own('POST', 'passkeys/options', undefined, as)).json as CreationOptions;
  const add = async (more: Partial<Answering> = {}, as = person.as) => {
    const { challenge, user } = await optionsToAdd(as);
    const response = authenticator.make({ ...party, challenge, ...more }, user.id);
    return own('POST', 'passkeys', { name: 'My phone', response }, as);
  };
  const challengeOf = async (on = site) =>
    (await on.call('POST', '/api/user/login/passkey/options', { as: 'nobody' })).record.challenge ?? '';
  const send = (response: unknown, on = site) =>
    on.call('POST', '/api/user/login/passkey', { as: 'nobody', json: { response } });
  const signIn = async (more: Partial<Answering> = {}, on = site) =>
    send(authenticator.signIn({ ...party, challenge: await challengeOf(), ...more }), on);
  const login = (code?: string) =>
    site.call('POST', '/api/user/login', {
      as: 'nobody',
      json: { email: person.email, password: STAFF_PASSWORD, ...(code && { code }) },
    });

  test('are made for the site’s public address, found without a name, with their user verified [21.12]', async () => {
    await add();
    const asked = await optionsToAdd();
    expect(asked).toMatchObject({
      rp: { id: 'www.college.example', name: 'Our College' },
      user: { name: person.email, displayName: `With ${DUTIES.join(', ')}` },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.id }],
    });
    expect(Buffer.from(asked.user.id, 'base64url').toString()).toBe(person.id);
    const toSignIn = await site.call('POST', '/api/user/login/passkey/options', { as: 'nobody' });
    expect(toSignIn.json).toMatchObject({ rpId: 'www.college.example', userVerification: 'required' });
    expect(toSignIn.json).not.toHaveProperty('allowCredentials');
  });

  test('sign in without password and code, in any process, and say when they did [21.12, 21.13]', async () => {
    const added = await add();
    expect([added.status, added.json]).toEqual([
      201,
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        name: 'My phone',
        createdAt: expect.any(String),
        usedAt: null,
        recoveryCodes: expect.any(Array),
      },
    ]);
    const { status, record, json, headers } = await signIn({}, other);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      user: { _id: person.id, email: person.email, role: 'admin', duties: DUTIES },
    });
    expect(headers.get('set-cookie')).toMatch(/^browser=/);
    const as = { token: record.token ?? '' };
    expect((await site.call('GET', '/api/me', { as })).status).toBe(200);
    const [kept] = (await own('GET', 'passkeys', undefined, as)).list;
    expect(kept).toEqual({ ...kept, name: 'My phone', usedAt: new Date(at).toISOString() });
    expect(Object.keys(kept ?? {}).sort()).toEqual(['_id', 'createdAt', 'name', 'usedAt']);
  });

  test('sign in no more often in a minute than a password does [22.43]', async () => {
    await add();
    expect((await signIn()).status).toBe(200);
    await runSql(site, [`update login_failure set failures = ${MAX_SIGN_INS}`]);
    const refused = await signIn();
    await runSql(site, ['delete from login_failure']);
    expect([refused.status, refused.refusal.code]).toEqual([429, 'too-many']);
    expect((await signIn()).status).toBe(200);
  });

  test('make the password alone too little; a recovery code stands in [21.13]', async () => {
    const { recoveryCodes } = (await add()).json as { recoveryCodes: string[] };
    const asked = await login();
    expect([asked.status, asked.json]).toEqual([
      401,
      {
        message: 'This account signs in with a passkey. Please use it, or type a recovery code.',
        code: 'second-factor',
        methods: ['passkey', 'recovery-code'],
      },
    ]);
    expect((await login(recoveryCodes[0])).status).toBe(200);
  });

  test('keep the recovery codes of an app, which go with the last of both [21.13]', async () => {
    const { secret } = await setUpApp(site, person.as, at);
    const added = await add();
    expect(added.json).not.toHaveProperty('recoveryCodes');
    expect((await login(codeAt(secret, at))).status).toBe(200);
    await own('DELETE', 'totp', { password: STAFF_PASSWORD });
    const left = await own('GET', 'second-factor');
    expect(left.json).toEqual({ totp: false, passkeys: 1, recoveryCodes: 10 });
    await own('DELETE', `passkeys/${added.record._id}`, { password: STAFF_PASSWORD });
    const none = await own('GET', 'second-factor');
    expect(none.json).toEqual({ totp: false, passkeys: 0, recoveryCodes: 0 });
    expect((await login()).status).toBe(200);
  });

  test.each<[string, Partial<Answering>]>([
    ['from another site', { origin: 'https://www.college.example.evil.example' }],
    ['over http', { origin: 'http://www.college.example' }],
    ['for another host', { rpId: 'college.example' }],
    ['without a look at its user', { isVerified: false }],
    ['with a challenge that is not ours', { challenge: 'A'.repeat(72) }],
    ['with no challenge', { challenge: '' }],
  ])('are refused %s, at both calls [21.14]', async (_, more) => {
    const refused = await add(more);
    expect([refused.status, Object.keys(refused.refusal.fields)]).toEqual([400, ['response']]);
    expect((await own('GET', 'passkeys')).list).toEqual([]);
    await add();
    const { status, refusal } = await signIn(more);
    expect([status, refusal.code]).toEqual([401, 'wrong-passkey']);
    expect((await signIn()).status).toBe(200);
  });

  test('are answered once for each challenge, also in two processes at once [21.14]', async () => {
    await add();
    const answer = authenticator.signIn({ ...party, challenge: await challengeOf() });
    const answers = await Promise.all([site, other].map((on) => send(answer, on)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await send(answer)).status).toBe(401);
    const { challenge, user } = await optionsToAdd();
    const second = new SoftwareAuthenticator();
    const made = second.make({ ...party, challenge }, user.id);
    expect((await own('POST', 'passkeys', { name: 'Key', response: made })).status).toBe(201);
    const third = new SoftwareAuthenticator().make({ ...party, challenge }, user.id);
    expect((await own('POST', 'passkeys', { name: 'Key', response: third })).status).toBe(400);
  });

  test('are refused after five minutes, for another purpose and in another session [21.14]', async () => {
    await add();
    const [old, toAdd] = [await challengeOf(), await optionsToAdd()];
    expect((await signIn({ challenge: toAdd.challenge })).status).toBe(401);
    const someone = await addStaff(site, DUTIES);
    const theirs = new SoftwareAuthenticator().make({ ...party, challenge: toAdd.challenge }, toAdd.user.id);
    const stolen = await own('POST', 'passkeys', { name: 'Key', response: theirs }, someone.as);
    expect(stolen.status).toBe(400);
    at += 5 * MINUTE_MS + 1;
    expect((await signIn({ challenge: old })).status).toBe(401);
  });

  test('are refused with a counter that went back, a wrong signature or another person’s handle [21.14]', async () => {
    await add();
    expect((await signIn({ counter: 7 })).status).toBe(200);
    for (const counter of [7, 3]) expect((await signIn({ counter })).status).toBe(401);
    const answer = authenticator.signIn({ ...party, challenge: await challengeOf(), counter: 9 });
    const forged = new SoftwareAuthenticator().signIn({ ...party, challenge: await challengeOf() });
    const { signature } = forged.response;
    expect((await send({ ...answer, response: { ...answer.response, signature } })).status).toBe(401);
    const handle = Buffer.from('0'.repeat(24)).toString('base64url');
    const asked = { ...party, challenge: await challengeOf(), counter: 10 };
    expect((await send(authenticator.signIn(asked, handle))).status).toBe(401);
    expect((await send(forged)).refusal.code, 'an unknown passkey').toBe('wrong-passkey');
    expect((await signIn({ counter: 11 })).status).toBe(200);
  });

  test.each([undefined, null, 'text', 7, [], {}, { id: 7 }, { id: 'x', response: { clientDataJSON: '{' } }])(
    'are no %j',
    async (response) => {
      expect((await send(response)).status).toBe(400);
      expect((await own('POST', 'passkeys', { name: 'Key', response })).status).toBe(400);
    },
  );

  test('are refused, and nothing fails, whatever stands in the answer [21.14]', async () => {
    const { challenge, user } = await optionsToAdd();
    const made = authenticator.make({ ...party, challenge }, user.id);
    const transports = ['internal', '\u0000', { any: 'thing' }];
    const response = { ...made, response: { ...made.response, transports } };
    expect((await own('POST', 'passkeys', { name: 'Key', response })).status).toBe(201);
    expect((await optionsToAdd()).excludeCredentials).toEqual([
      { id: authenticator.id, type: 'public-key', transports: ['internal'] },
    ]);
    const answer = authenticator.signIn({ ...party, challenge: await challengeOf() });
    for (const id of ['\u0000', '\ud800', 'x'.repeat(60_000), 7, null])
      expect((await send({ ...answer, id })).status, String(id)).toBe(401);
    const odd = { ...answer.response, userHandle: 7 };
    expect((await send({ ...answer, response: odd })).status).toBe(401);
    expect((await send({ ...answer, response: { ...answer.response, signature: { a: 1 } } })).status).toBe(
      401,
    );
  });

  test('end with the account’s right to sign in as an administrator [21.10]', async () => {
    await add();
    await site.call('PUT', `/api/account/${person.id}`, { json: { disabled: true } });
    expect((await signIn()).status).toBe(401);
    await site.call('PUT', `/api/account/${person.id}`, { json: { disabled: false } });
    expect((await signIn()).status).toBe(200);
    await site.call('PUT', `/api/account/${person.id}`, { json: { role: 'teacher' } });
    expect((await signIn()).refusal.code).toBe('wrong-passkey');
  });

  test('are renamed and, with the password, removed by their owner only [21.15]', async () => {
    const id = (await add()).record._id;
    const renamed = await own('PUT', `passkeys/${id}`, { name: 'Old phone' });
    expect([renamed.status, renamed.record.name]).toEqual([200, 'Old phone']);
    for (const name of ['', 7, 'x'.repeat(101)])
      expect((await own('PUT', `passkeys/${id}`, { name })).refusal.fields).toHaveProperty('name');
    const someone = await addStaff(site, DUTIES);
    const password = { password: STAFF_PASSWORD };
    expect((await own('PUT', `passkeys/${id}`, { name: 'Mine' }, someone.as)).status).toBe(404);
    expect((await own('DELETE', `passkeys/${id}`, password, someone.as)).status).toBe(404);
    expect((await own('DELETE', `passkeys/${id}`, { password: 'a wrong password' })).status).toBe(400);
    expect((await own('DELETE', `passkeys/${id}`, password)).record.name).toBe('Old phone');
    expect((await own('GET', 'passkeys')).list).toEqual([]);
    expect((await signIn()).status).toBe(401);
    const trail = await site.call('GET', `/api/manage/audit?record=${person.id}`);
    const events = (trail.json as { what: string }[]).map(({ what }) => what);
    expect(events).toEqual(expect.arrayContaining(['passkey-added', 'passkey-removed']));
  });

  test('belong to one account each [21.15]', async () => {
    await add();
    const someone = await addStaff(site, DUTIES);
    expect((await add({}, someone.as)).status).toBe(409);
  });

  test('bring new recovery codes with the password, in the place of those before [21.15]', async () => {
    const renew = (password: string) => own('POST', 'recovery-codes', { password });
    expect((await renew(STAFF_PASSWORD)).status).toBe(409);
    const { recoveryCodes: before } = (await add()).json as { recoveryCodes: string[] };
    expect((await renew('a wrong password')).status).toBe(400);
    const { recoveryCodes } = (await renew(STAFF_PASSWORD)).json as { recoveryCodes: string[] };
    expect((await login(before[0])).status).toBe(401);
    expect((await login(recoveryCodes[0])).status).toBe(200);
  });
});
