import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DUTIES } from '../../src/content/duties.ts';
import { setUpApp } from '../authenticator-app.ts';
import { expectNothingUnfinished, storedFiles } from '../folders.ts';
import { pictureFile } from '../pictures.ts';
import { openRaw, requestLine } from '../raw.ts';
import { anySite, type TestSite } from '../site.ts';
import { addStaff, STAFF_PASSWORD } from '../staff.ts';

/** Long enough for the server to check the headers, and for the body to count as a slow one. */
const BETWEEN_MS = 400;
const BOUNDARY = 'edge';

type Staff = Awaited<ReturnType<typeof addStaff>>;

interface Call {
  path: string;
  type: string;
  body: Buffer;
}

describe.each(anySite)('A body that arrives slowly, on $name,', ({ start }) => {
  let site: TestSite;
  let keeper: Staff;
  let picture: Buffer;
  beforeAll(async () => {
    site = await start();
    keeper = await addStaff(site, DUTIES);
    await setUpApp(site, keeper.as);
    picture = Buffer.from(await (await pictureFile({ width: 40, height: 30 })).arrayBuffer());
  });
  afterAll(() => site.close());

  const asKeeper = (method: string, path: string, json?: object) =>
    site.call(method, path, { as: keeper.as, ...(json && { json }) });
  const newAccount = (email: string): Call => ({
    path: '/api/account',
    type: 'application/json',
    body: Buffer.from(JSON.stringify({ role: 'admin', name: 'Planted', email, password: STAFF_PASSWORD })),
  });
  const newNotice = (title: string): Call => ({
    path: '/api/notice',
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="title"\r\n\r\n${title}\r\n`),
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n`),
      picture,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  });

  /** Sends half of a body, does something else, and sends the rest. */
  async function inHalves(
    { path, type, body }: Call,
    { token }: { token: string },
    meanwhile: () => unknown,
  ) {
    const head = requestLine('POST', path, {
      Authorization: `Bearer ${token}`,
      'Content-Type': type,
      'Content-Length': `${body.length}`,
    });
    const half = Math.floor(body.length / 2);
    const { socket, answer } = openRaw(site.url, Buffer.concat([Buffer.from(head), body.subarray(0, half)]));
    await pause(BETWEEN_MS);
    await meanwhile();
    socket.write(body.subarray(half));
    const { status, body: text } = await answer;
    return { status, code: /"code":"([a-z-]+)"/.exec(text)?.[1] };
  }
  const emails = async () => (await asKeeper('GET', '/api/accounts')).list.map(({ email }) => email);

  const revocations: [string, (staff: Staff) => unknown, object][] = [
    [
      'account is disabled',
      ({ id }) => asKeeper('PUT', `/api/account/${id}`, { disabled: true }),
      { status: 401, code: 'not-signed-in' },
    ],
    [
      'session is ended by its owner',
      ({ as }) => site.call('DELETE', '/api/me/sessions', { as }),
      { status: 401, code: 'not-signed-in' },
    ],
    [
      'duty is taken',
      ({ id }) => asKeeper('PUT', `/api/account/${id}`, { duties: ['author'] }),
      { status: 403, code: 'duty' },
    ],
    [
      'second factor becomes a must',
      () => asKeeper('PUT', '/api/settings', { adminsNeedSecondFactor: true }),
      { status: 403, code: 'second-factor-needed' },
    ],
  ];
  test.each(revocations)('is not acted on once the %s meanwhile [6.10, 13.4]', async (_, revoke, refusal) => {
    const email = `planted-${crypto.randomUUID()}@localhost`;
    const staff = await addStaff(site, ['author', 'accounts']);
    try {
      expect(await inHalves(newAccount(email), staff.as, () => revoke(staff))).toEqual(refusal);
    } finally {
      await asKeeper('PUT', '/api/settings', { adminsNeedSecondFactor: false });
    }
    expect(await emails()).not.toContain(email);
  });

  test('is not stored, nor is its picture, once the session has ended meanwhile [6.10, 13.4]', async () => {
    const staff = await addStaff(site, ['publisher']);
    const before = await storedFiles(site);
    const signOut = () => site.call('POST', '/api/logout', { as: staff.as });
    const { status } = await inHalves(newNotice('Smuggled'), staff.as, signOut);
    expect(status).toBe(401);
    expect((await site.call('GET', '/api/notices')).text).not.toContain('Smuggled');
    expect(await storedFiles(site)).toEqual(before);
    await expectNothingUnfinished(site);
  });

  test('is acted on as ever while the session lives', async () => {
    const email = `welcome-${crypto.randomUUID()}@localhost`;
    const staff = await addStaff(site, ['publisher', 'accounts']);
    expect((await inHalves(newAccount(email), staff.as, () => {})).status).toBe(201);
    expect(await emails()).toContain(email);
    expect((await inHalves(newNotice('Slow and welcome'), staff.as, () => {})).status).toBe(201);
  });
});
