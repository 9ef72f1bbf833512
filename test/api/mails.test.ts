import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, Refusal, startMailServer } from '../mail-server.ts';
import { sites, type TestSite } from '../site.ts';

/** Enough for a busy machine, where the mails of the tests before are still on their way, one after the other. */
const SOON = { timeout: 25_000, interval: 150 };

const NOWHERE = '0'.repeat(24);

describe.each(sites)('Mails on $name', ({ start }) => {
  let server: MailServer;
  let site: TestSite;
  beforeAll(async () => {
    server = await startMailServer();
    site = await start({
      environment: {
        SMTP_URL: server.url,
        NOTIFY_EMAIL: 'office@himal.example',
        MAIL_FROM: 'Himal College <info@himal.example>',
      },
    });
  });
  afterAll(async () => {
    await site.close();
    await server.close();
  });
  afterEach(() => {
    server.behaviour = {};
  });

  const mails = (query = '') => site.call('GET', `/api/mails${query}`);
  const apply = (name: string, email = 'sita@home.example') =>
    site.call('POST', '/api/application', { as: 'nobody', json: { name, email, program: 'BCA' } });
  const testMail = (to: unknown) => site.call('POST', '/api/mail-test', { json: { to } });
  const again = (id = NOWHERE) => site.call('POST', `/api/mail-again/${id}`);
  const stateOf = async (recipient: string) => (await mails(`?q=${recipient}`)).list[0]?.state;

  test('about an application go to staff and applicant, and are deleted with it', async () => {
    const { record } = await apply('सीता');
    const about = async () => (await mails()).list.filter((one) => one.about === record._id);
    await expect.poll(async () => (await about()).map(({ state }) => state), SOON).toEqual(['sent', 'sent']);
    expect((await about()).map(({ recipient }) => recipient)).toEqual([
      'sita@home.example',
      'office@himal.example',
    ]);
    const subject = `We have your application, ${record.reference}`;
    const arrived = server.arrived.find(({ mail }) => mail.subject === subject);
    expect(arrived?.recipients).toEqual(['sita@home.example']);
    await site.call('DELETE', `/api/application/${record._id}`);
    expect(await about()).toEqual([]);
  });

  test('do not flood an address that others give: the 21st of a day is stored, with its receipt [21.157]', async () => {
    const email = 'victim@home.example';
    const answers = [];
    for (let time = 1; time <= 21; time += 1) answers.push(await apply(`Sita ${time}`, email));
    expect(answers.map(({ status }) => status)).toEqual(Array(21).fill(201));
    const { list } = await mails('?limit=100');
    const kinds = answers.map(({ record }) =>
      list.filter(({ about }) => about === record._id).map(({ kind }) => kind),
    );
    const told = ['acknowledgement', 'notification'];
    expect(kinds.map((of) => of.toSorted())).toEqual([...Array(20).fill(told), ['notification']]);
    const { receipt = '', reference = '' } = answers.at(-1)?.record ?? {};
    const page = await site.call('GET', receipt, { as: 'nobody' });
    expect([page.status, page.text.includes(reference)]).toEqual([200, true]);
  });

  test('are listed newest first, in pages, without their texts and uncached', async () => {
    for (const name of ['x1', 'x2', 'x3']) await testMail(`${name}@paged.example`);
    await expect.poll(async () => (await mails('?q=@paged.example&state=sent')).list.length, SOON).toBe(3);
    const { list, headers } = await mails('?q=%40PAGED&limit=2&state=sent');
    expect(list.map(({ recipient }) => recipient)).toEqual(['x3@paged.example', 'x2@paged.example']);
    expect(headers.get('x-total-count')).toBe('3');
    expect(headers.get('link')).toBe('</api/mails?state=sent&q=%40PAGED&page=2&limit=2>; rel="next"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(list[0]).toMatchObject({ kind: 'test', state: 'sent', attempts: 1, trouble: '', nextAt: null });
    expect(Object.keys(list[0] ?? {})).not.toContain('body');
    const bySubject = await mails('?q=a+TEST+mail+from&limit=1');
    expect(Number(bySubject.headers.get('x-total-count'))).toBeGreaterThanOrEqual(3);
    await testMail('ÉLÈVE@paged.example');
    expect((await mails(`?q=${encodeURIComponent('éLève@')}`)).list).toHaveLength(1);
    expect((await mails('?q=%25')).list).toEqual([]);
    expect((await mails('?q=x_%40')).list).toEqual([]);
  });

  test.each(['?page=0', '?limit=101', '?q=a&q=b', '?state=lost', '?state=sent&state=failed', '?q=%00'])(
    'are not listed for %s',
    async (query) => {
      expect((await mails(query)).status).toBe(400);
    },
  );

  test('can be sent again after they failed, but not after they were sent', async () => {
    server.behaviour.recipient = (address) =>
      address.startsWith('full') ? new Refusal(550, 'Mailbox full') : undefined;
    const { status, record } = await testMail('full@home.example');
    expect([status, record.state]).toEqual([201, 'waiting']);
    await expect.poll(() => stateOf('full@'), SOON).toBe('failed');
    expect((await mails('?q=full@')).list[0]?.trouble).toMatch(/^The mail server refused it: 550 .*full/);
    expect((await site.call('GET', '/api/mail-status')).json).toEqual({
      server: new URL(server.url).host,
      from: 'Himal College <info@himal.example>',
      staff: ['office@himal.example'],
      waiting: expect.any(Number),
      failedLately: 1,
      unsent: expect.any(Number),
    });
    server.behaviour = {};
    const answer = await again(record._id);
    expect([answer.status, answer.record.state, answer.record.trouble]).toEqual([200, 'waiting', '']);
    await expect.poll(() => stateOf('full@'), SOON).toBe('sent');
    expect(server.arrived.filter(({ recipients }) => recipients[0] === 'full@home.example')).toHaveLength(1);
    expect((await again(record._id)).refusal).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/sent already/),
    });
  });

  test('that wait are sent at once on request', async () => {
    server.behaviour.data = () => new Refusal(451, 'Later');
    const { record } = await testMail('later@home.example');
    await expect.poll(async () => (await mails('?q=later@')).list[0]?.trouble, SOON).toMatch(/put it off/);
    expect(Date.parse((await mails('?q=later@')).list[0]?.nextAt ?? '')).toBeGreaterThan(Date.now());
    server.behaviour = {};
    expect((await again(record._id)).status).toBe(200);
    await expect.poll(() => stateOf('later@'), SOON).toBe('sent');
  });

  test('can all be sent again that surely did not arrive, and no other', async () => {
    const other = await startMailServer();
    const own = await start({ environment: { SMTP_URL: other.url } });
    const count = async (state: string) => (await own.call('GET', `/api/mails?state=${state}`)).list.length;
    const unsent = async () =>
      ((await own.call('GET', '/api/mail-status')).json as { unsent: number }).unsent;
    const ask = (to: string) => own.call('POST', '/api/mail-test', { json: { to } });
    other.behaviour.data = () => 'cut';
    await ask('maybe@home.example');
    await expect.poll(() => count('failed'), SOON).toBe(1);
    other.behaviour = { recipient: () => new Refusal(550, 'Not today') };
    for (const name of ['one', 'two', 'three']) await ask(`${name}@home.example`);
    await expect.poll(() => count('failed'), SOON).toBe(4);
    other.behaviour = {};
    expect(await unsent()).toBe(3);
    const answer = await own.call('POST', '/api/mails-again');
    expect([answer.status, answer.json]).toEqual([200, { count: 3 }]);
    await expect.poll(() => count('sent'), SOON).toBe(3);
    expect([await count('failed'), await unsent()]).toEqual([1, 0]);
    expect((await own.call('POST', '/api/mails-again')).json).toEqual({ count: 0 });
    const { list } = await own.call('GET', '/api/manage/audit?what=resent');
    expect(list).toHaveLength(3);
    await own.close();
    await other.close();
  });

  test.each([
    ['nobody'],
    [''],
    [['a@b.example']],
    ['a@b.example, c@d.example'],
    ['a@b.example\r\nBcc: x@y.example'],
  ])('are not tested with %j', async (to) => {
    const { status, refusal } = await testMail(to);
    expect([status, Object.keys(refusal.fields)]).toEqual([400, ['to']]);
  });

  test('that do not exist are not found', async () => {
    for (const id of [NOWHERE, 'odd']) expect((await again(id)).status).toBe(404);
  });

  test('are logged without addresses and texts', async () => {
    await apply('Logged Person', 'logged@home.example');
    await expect.poll(() => stateOf('logged@'), SOON).toBe('sent');
    const lines = site.logLines.join('');
    expect(lines).toContain('acknowledgement');
    expect(lines).not.toMatch(/home\.example|himal\.example|Logged/);
  });

  test('do not delay applicants while the mail server is down', async () => {
    const dead = await start({
      environment: { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_EMAIL: 'o@x.example' },
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        dead.call('POST', '/api/application', {
          as: 'nobody',
          json: { name: `Applicant ${index}`, email: 'a@x.example', program: 'BCA' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const { list } = await dead.call('GET', '/api/mails?state=waiting');
    expect(list.length).toBeGreaterThanOrEqual(20);
    await dead.close();
  });

  test('are neither stored nor sent without a mail server', async () => {
    const quiet = await start();
    const body = {
      json: { name: 'Hari', email: 'hari@home.example', program: 'BCA' },
      as: 'nobody',
    } as const;
    expect((await quiet.call('POST', '/api/application', body)).status).toBe(201);
    expect((await quiet.call('GET', '/api/mails')).json).toEqual([]);
    expect((await quiet.call('GET', '/api/mail-status')).json).toMatchObject({ server: null, staff: [] });
    const { status, refusal } = await quiet.call('POST', '/api/mail-test', { json: { to: 'a@b.example' } });
    expect(status).toBe(409);
    expect((await quiet.call('POST', '/api/mails-again')).status).toBe(409);
    expect(refusal.message).toContain('SMTP_URL');
    await quiet.close();
  });
});
