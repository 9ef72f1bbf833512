import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import {
  freePort,
  type MailServer,
  Refusal,
  startMailServer,
  startSilentServer,
} from '../../test/mail-server.ts';
import { leaseNext } from './lease.ts';
import { queueMail } from './outbox.ts';
import { TestOutbox } from './outbox-worker.fixture.ts';

/** On a busy machine, too. */
const SOON = { timeout: 10_000 };

describe.each(databases)('The postman on $name', ({ open }) => {
  let opened: OpenForTest;
  let office: TestOutbox;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    office = await TestOutbox.open(opened);
  });
  afterEach(() => office.close());

  test('of a server that is away asks once in a while, counts that against no mail, and brings all when it is back', async () => {
    const port = await freePort();
    const { postman } = office.worker(`smtp://127.0.0.1:${port}`);
    const recipients = ['a@x.example', 'b@x.example', 'c@x.example'];
    await office.queueTo(...recipients);
    await postman.work();
    await postman.work();
    const found = await office.rows();
    expect(found.map(({ state, attempts }) => [state, attempts])).toEqual(Array(3).fill(['waiting', 0]));
    expect(found.filter(({ trouble }) => /could not be reached/.test(trouble))).toHaveLength(1);
    for (let hours = 0; hours < 80; hours += 8) {
      office.clock.pass(8 * 60);
      await postman.work();
    }
    expect((await office.rows()).every(({ state, attempts }) => state === 'waiting' && attempts === 0)).toBe(
      true,
    );
    const back = await startMailServer({ port });
    await postman.work();
    expect(back.connections).toBe(0);
    office.clock.pass(15);
    await postman.work();
    expect(back.arrived.flatMap((one) => one.recipients).sort()).toEqual(recipients);
    await back.close();
  });

  test('gives up a server that says nothing, and a stop does not wait for it', async () => {
    const silent = await startSilentServer();
    await office.queueTo('a@x.example');
    await office.worker(silent.url, opened.database, { greetingMs: 300 }).postman.work();
    expect(await office.only()).toMatchObject({
      state: 'waiting',
      attempts: 0,
      trouble: expect.stringMatching(/in time/),
    });
    office.clock.pass(1);
    const { postman } = office.worker(silent.url);
    const working = postman.work();
    await expect.poll(async () => (await office.only())?.state, SOON).toBe('sending');
    await postman.stop();
    await working;
    expect(await office.only()).toMatchObject({ state: 'waiting', attempts: 0 });
    await silent.close();
  });

  test('tries again later what the server puts off', async () => {
    const { postman } = office.worker();
    office.server.behaviour.recipient = () => new Refusal(451, 'Come back later');
    await office.queueTo('a@x.example', 'b@x.example');
    await postman.work();
    const later = new Date(office.clock.now().getTime() + 60_000).toISOString();
    for (const row of await office.rows())
      expect(row).toMatchObject({
        state: 'waiting',
        attempts: 1,
        nextAt: later,
        trouble: expect.stringMatching(/later/),
      });
    office.server.behaviour = {};
    await postman.work();
    expect(office.server.arrived).toEqual([]);
    office.clock.pass(1);
    await postman.work();
    expect((await office.rows()).map(({ state, attempts, trouble }) => [state, attempts, trouble])).toEqual([
      ['sent', 2, ''],
      ['sent', 2, ''],
    ]);
    expect(office.server.arrived).toHaveLength(2);
  });

  test('waits longer each time, and after two days gives up', async () => {
    const { postman } = office.worker();
    office.server.behaviour.data = () => new Refusal(452);
    await office.queueTo('a@x.example');
    const waits: number[] = [];
    for (;;) {
      await postman.work();
      const row = await office.only();
      if (row?.state !== 'waiting') break;
      waits.push((Date.parse(row.nextAt) - office.clock.now().getTime()) / 60_000);
      office.clock.pass(waits.at(-1) ?? 0);
    }
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 720, 1440]);
    expect(await office.only()).toMatchObject({
      state: 'failed',
      attempts: 9,
      trouble: expect.stringMatching(/^Given up/),
    });
  });

  test.each([
    [
      'for its recipient',
      {
        recipient: (address: string) =>
          address === 'gone@x.example' ? new Refusal(550, 'User unknown') : undefined,
      },
    ],
    [
      'for its words',
      {
        data: () =>
          office.server.arrived.length === 0 && office.server.connections === 1
            ? new Refusal(554, 'Spam')
            : 'take',
      },
    ],
  ])('gives up at once what the server refuses %s, and goes on', async (_, behaviour) => {
    office.server.behaviour = behaviour as MailServer['behaviour'];
    await office.queueTo('gone@x.example', 'here@x.example');
    await office.worker().postman.work();
    const [gone, here] = await office.rows();
    expect(gone).toMatchObject({
      state: 'failed',
      attempts: 1,
      trouble: expect.stringMatching(/refused it: 55\d .*(unknown|Spam)/),
    });
    expect(here?.state).toBe('sent');
    expect(office.log.join('')).not.toContain('x.example');
  });

  test.each(['cut', 'silence'] as const)(
    'never repeats by itself what may have arrived: %s',
    async (fate) => {
      const { postman } = office.worker();
      office.server.behaviour.data = () => fate;
      await office.queueTo('a@x.example');
      await postman.work();
      expect(await office.only()).toMatchObject({
        state: 'failed',
        trouble: expect.stringMatching(/may have arrived/),
      });
      office.clock.pass(100 * 24 * 60);
      await postman.work();
      expect(office.server.arrived).toHaveLength(1);
    },
  );

  test('when stopped says of a mail on its way that it may have arrived', async () => {
    const { postman } = office.worker();
    office.server.behaviour.data = () => 'silence';
    await office.queueTo('a@x.example', 'b@x.example');
    const working = postman.work();
    await expect.poll(() => office.server.arrived.length, SOON).toBe(1);
    await postman.stop();
    await working;
    expect((await office.rows()).map(({ state }) => state)).toEqual(['failed', 'waiting']);
    await postman.work();
    expect(office.server.arrived).toHaveLength(1);
  });

  test('leaves alone what another process sends, and repeats nothing of one that died', async () => {
    const { mail, postman } = office.worker();
    await office.queueTo('a@x.example');
    expect(await leaseNext(mail)).toMatchObject({ recipient: 'a@x.example' });
    office.clock.pass(4);
    await postman.work();
    expect((await office.only())?.state).toBe('sending');
    office.clock.pass(1);
    await postman.work();
    expect(await office.only()).toMatchObject({
      state: 'failed',
      trouble: expect.stringMatching(/may have arrived/),
    });
    expect(office.server.arrived).toEqual([]);
  });

  test('beside another process sends each mail once', async () => {
    const recipients = Array.from({ length: 12 }, (_, index) => `to${index}@x.example`).sort();
    await office.queueTo(...recipients);
    const other = await opened.openAgain();
    await Promise.all([
      office.worker().postman.work(),
      office.worker(office.server.url, other).postman.work(),
    ]);
    expect(office.server.arrived.flatMap((one) => one.recipients).sort()).toEqual(recipients);
    expect((await office.rows()).every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(
      true,
    );
  });

  test('is woken by what is queued, even while the server is left in peace if somebody waits for it', async () => {
    const port = await freePort();
    const { mail, postman } = office.worker(`smtp://127.0.0.1:${port}`);
    await office.queueTo('a@x.example');
    postman.start();
    await expect.poll(async () => (await office.only())?.trouble, SOON).toMatch(/reached/);
    const back = await startMailServer({ port });
    const draft = { kind: 'test', replyTo: '', subject: 'Test', body: 'Hello.\n' } as const;
    await opened.database.write((change) => queueMail(mail, change, { ...draft, recipient: 'b@x.example' }));
    await postman.work();
    expect(back.connections).toBe(0);
    mail.queueSignal.notify(true);
    await expect.poll(() => back.arrived.length, SOON).toBe(1);
    await postman.stop();
    await back.close();
  });
});
