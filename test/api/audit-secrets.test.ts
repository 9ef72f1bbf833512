import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import type { Tables } from '../../src/db/tables.ts';
import { sites, type TestSite } from '../site.ts';
import { ADMIN } from '../templates.ts';

/** The stored rows of the table. */
async function storedEvents({ environment, dataDir }: TestSite): Promise<Tables['event'][]> {
  const engine = await connect({ url: environment.DATABASE_URL, dataDir });
  return engine.reader
    .selectFrom('event')
    .selectAll()
    .orderBy('_id')
    .execute()
    .finally(() => engine.close());
}

const failures = async (site: TestSite) =>
  (await storedEvents(site)).filter(({ action }) => action.startsWith('sign-in-'));

const signIn = (site: TestSite, email: string, password: string, kind = 'user') =>
  site.call('POST', `/api/${kind}/login`, { as: 'nobody', json: { email, password } });

describe.each(sites)('What the audit trail keeps out, on $name', ({ start }) => {
  let site: TestSite;
  let hour = 0;
  /** Beyond the window in which failures are counted. */
  async function later() {
    hour += 2;
    const { record } = await signIn(site, ADMIN.email, ADMIN.password);
    site.token = record.token ?? '';
  }
  beforeAll(async () => {
    const begun = Date.now();
    const now = () => new Date(begun + hour * 3_600_000);
    site = await start({ now, environment: { LIMIT_LOGIN: 'off' } });
  });
  beforeEach(() => later());
  afterAll(() => site.close());

  test('are passwords, tokens, typed addresses and what visitors wrote [19.64]', async () => {
    const secrets = {
      password: 'Sup3rSecretPassword',
      second: 'An0therSecretPassword',
      typed: 'passwordTypedAsAddress',
      wrong: 'wrongPasswordTyped',
      visitor: 'Visitorname',
      message: 'visitorsMessage',
      phone: '9841999888',
      question: 'whatVisitorsAsked',
    };
    const before = (await failures(site)).length;
    const account = { role: 'admin', name: 'Gita', email: 'gita@localhost', password: secrets.password };
    const { record } = await site.call('POST', '/api/account', { json: account });
    const tokens: string[] = [];
    const as = async (password: string) => {
      const token = (await signIn(site, account.email, password)).record.token ?? '';
      tokens.push(token);
      return { as: { token } };
    };
    const first = await as(secrets.password);
    await signIn(site, account.email, secrets.wrong);
    await signIn(site, secrets.typed, secrets.password);
    await signIn(site, `${secrets.typed}@localhost`, secrets.wrong, 'student');
    const json = { current: secrets.wrong, password: secrets.second };
    await site.call('PUT', '/api/me/password', { ...first, json });
    const changed = await site.call('PUT', '/api/me/password', {
      ...first,
      json: { ...json, current: secrets.password },
    });
    tokens.push(changed.record.token ?? '');
    await site.call('PUT', `/api/account/${record._id}`, { json: { password: secrets.password } });
    const sent = {
      name: secrets.visitor,
      phone: secrets.phone,
      subject: secrets.message,
      message: secrets.message,
    };
    for (const kind of ['contact', 'application']) {
      const { record: message } = await site.call('POST', `/api/${kind}`, { as: 'nobody', json: sent });
      await site.call('PUT', `/api/${kind}/${message._id}`, { json: { isView: true } });
      await site.call('POST', `/api/${kind}-spam/${message._id}`, { json: { isSpam: true } });
      await site.call('GET', `/api/${kind}s.csv?q=${secrets.visitor}`);
      await site.call('GET', `/api/${kind}s.xlsx?spam=true`);
      await site.call('DELETE', `/api/${kind}/${message._id}`);
    }
    await site.call('POST', '/webhooks/rest/webhook', { as: 'nobody', json: { message: secrets.question } });
    const unanswered = async () => (await site.call('GET', '/api/unanswered')).list;
    await expect.poll(unanswered).not.toEqual([]);
    for (const { _id } of await unanswered()) await site.call('DELETE', `/api/unanswered/${_id}`);
    await site.call('POST', '/api/logout', await as(secrets.password));

    await expect.poll(async () => (await failures(site)).length).toBe(before + 3);
    const events = await storedEvents(site);
    const codes = new Set(events.map(({ action }) => action));
    for (const code of [
      'signed-in',
      'password-set',
      'password-changed',
      'exported',
      'marked-spam',
      'dismissed',
    ])
      expect(codes, code).toContain(code);
    const table = JSON.stringify(events).toLowerCase();
    for (const secret of [...Object.values(secrets), ...tokens, site.token, ADMIN.password]) {
      expect(secret).not.toBe('');
      expect(table).not.toContain(secret.toLowerCase());
    }
    const engine = await connect({ url: site.environment.DATABASE_URL, dataDir: site.dataDir });
    const digests = await engine.reader.selectFrom('session').select('digest').execute();
    await engine.close();
    for (const { digest } of digests) expect(table).not.toContain(digest);
  });

  test('names the account that somebody tried to sign in to, without saying that it did [19.64]', async () => {
    const before = (await failures(site)).length;
    await signIn(site, ADMIN.email, 'wrong');
    await expect.poll(async () => (await failures(site)).length).toBe(before + 1);
    await signIn(site, 'nobody@localhost', 'wrong');
    await expect.poll(async () => (await failures(site)).length).toBe(before + 2);
    const [known, unknown] = (await site.call('GET', '/api/manage/audit?what=sign-in-failed')).list
      .toReversed()
      .slice(-2);
    const me = (await site.call('GET', '/api/me')).json as { user: { _id: string; name: string } };
    expect(known).toMatchObject({
      who: null,
      type: 'account',
      record: me.user._id,
      title: me.user.name,
      session: '',
    });
    expect(unknown).toMatchObject({ who: null, type: 'account', record: '', title: '', session: '' });
  });

  test('are failures beyond a few in an hour: one line stands for the others [19.64]', async () => {
    const before = (await failures(site)).length;
    const since = async () => (await failures(site)).slice(before);
    const attempts = (of: (number: number) => string) => async () => {
      for (let number = 0; number < 8; number += 1) {
        await signIn(site, of(number), 'wrong');
        await expect
          .poll(async () => (await since()).filter(isOf(of(number))).length)
          .toBe(Math.min(number + 1, 6));
      }
    };
    const isOf = (email: string) => (event: { item: string }) =>
      (event.item !== '') === (email === ADMIN.email);
    await attempts(() => ADMIN.email)();
    await attempts((number) => `nobody${number}@localhost`)();
    const actions = (await since()).map(({ action }) => action);
    const few = [...Array(5).fill('sign-in-failed'), 'sign-in-throttled'];
    expect(actions).toEqual([...few, ...few]);
    await later();
    await signIn(site, ADMIN.email, 'wrong');
    await expect.poll(async () => (await since()).length).toBe(13);
  });
});

describe.each(sites)('Throttled sign-ins on $name', ({ start }) => {
  test('are one line for all, and hide no other account [19.64]', async () => {
    const site = await start({ environment: { LIMIT_LOGIN: '2/900s' } });
    try {
      for (let call = 0; call < 5; call += 1) await signIn(site, 'nobody@localhost', 'wrong');
      await expect
        .poll(async () => (await failures(site)).map(({ action }) => action))
        .toContain('sign-in-throttled');
      await signIn(site, ADMIN.email, 'wrong');
      await expect.poll(async () => (await failures(site)).some(({ item }) => item !== '')).toBe(true);
      const throttled = (await failures(site)).filter(({ action }) => action === 'sign-in-throttled');
      expect(throttled.map(({ item }) => item)).toEqual(['']);
    } finally {
      await site.close();
    }
  });
});
