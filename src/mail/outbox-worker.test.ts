import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import {
  freePort,
  type MailServer,
  Refusal,
  startMailServer,
  startSilentServer,
} from '../../test/mail-server.ts';
import { queueMail } from './outbox.ts';
import { TestOutbox } from './outbox-worker.fixture.ts';

/** Long enough for a busy machine. */
const SOON = { timeout: 10_000 };

describe.each(databases)('The outbox worker on $name', ({ open }) => {
  let opened: OpenForTest;
  let outbox: TestOutbox;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    outbox = await TestOutbox.open(opened);
  });
  afterEach(() => outbox.close());

  test('backs off while the server is down, counts no attempt, and sends everything once it is back', async () => {
    const port = await freePort();
    const { worker } = outbox.newWorker(`smtp://127.0.0.1:${port}`);
    const recipients = ['a@x.example', 'b@x.example', 'c@x.example'];
    await outbox.queueTo(...recipients);
    await worker.work();
    await worker.work();
    const found = await outbox.rows();
    expect(found.map(({ state, attempts }) => [state, attempts])).toEqual(Array(3).fill(['waiting', 0]));
    expect(found.filter(({ trouble }) => /could not be reached/.test(trouble))).toHaveLength(1);
    for (let hours = 0; hours < 80; hours += 8) {
      outbox.clock.pass(8 * 60);
      await worker.work();
    }
    expect((await outbox.rows()).every(({ state, attempts }) => state === 'waiting' && attempts === 0)).toBe(
      true,
    );
    const back = await startMailServer({ port });
    await worker.work();
    expect(back.connections).toBe(0);
    outbox.clock.pass(15);
    await worker.work();
    expect(back.arrived.flatMap((one) => one.recipients).sort()).toEqual(recipients);
    await back.close();
  });

  test('does not wait for years after a clock that was ahead [21.155]', async () => {
    const years = 12 * 365 * 24 * 60;
    const port = await freePort();
    const { worker } = outbox.newWorker(`smtp://127.0.0.1:${port}`);
    outbox.clock.pass(years);
    await outbox.queueTo('a@x.example');
    await worker.work();
    outbox.clock.pass(-years);
    const back = await startMailServer({ port });
    await worker.work();
    expect(back.arrived).toHaveLength(1);
    await back.close();
  });

  test('keeps the longest wait that a process whose clock is a little ahead has set', async () => {
    const { worker } = outbox.newWorker();
    outbox.server.behaviour.recipient = () => new Refusal(451, 'Come back later');
    await outbox.queueTo('a@x.example');
    await opened.database.write(({ db }) => db.updateTable('mail').set({ attempts: 7 }).execute());
    await worker.work();
    outbox.clock.pass(-0.01);
    await worker.work();
    expect(await outbox.only()).toMatchObject({ state: 'waiting', attempts: 8 });
  });

  test('gives up on a silent server, and does not wait for it when stopped', async () => {
    const silent = await startSilentServer();
    await outbox.queueTo('a@x.example');
    await outbox.newWorker(silent.url, opened.database, { greetingMs: 300 }).worker.work();
    expect(await outbox.only()).toMatchObject({
      state: 'waiting',
      attempts: 0,
      trouble: expect.stringMatching(/in time/),
    });
    outbox.clock.pass(1);
    const { worker } = outbox.newWorker(silent.url);
    const working = worker.work();
    await expect.poll(async () => (await outbox.only())?.state, SOON).toBe('sending');
    await worker.stop();
    await working;
    expect(await outbox.only()).toMatchObject({ state: 'waiting', attempts: 0 });
    await silent.close();
  });

  test('retries later what the server rejects temporarily', async () => {
    const { worker } = outbox.newWorker();
    outbox.server.behaviour.recipient = () => new Refusal(451, 'Come back later');
    await outbox.queueTo('a@x.example', 'b@x.example');
    await worker.work();
    const later = new Date(outbox.clock.now().getTime() + 60_000).toISOString();
    for (const row of await outbox.rows())
      expect(row).toMatchObject({
        state: 'waiting',
        attempts: 1,
        nextAt: later,
        trouble: expect.stringMatching(/later/),
      });
    outbox.server.behaviour = {};
    await worker.work();
    expect(outbox.server.arrived).toEqual([]);
    outbox.clock.pass(1);
    await worker.work();
    expect((await outbox.rows()).map(({ state, attempts, trouble }) => [state, attempts, trouble])).toEqual([
      ['sent', 2, ''],
      ['sent', 2, ''],
    ]);
    expect(outbox.server.arrived).toHaveLength(2);
  });

  test('waits longer before each retry, and gives up after two days', async () => {
    const { worker } = outbox.newWorker();
    outbox.server.behaviour.data = () => new Refusal(452);
    await outbox.queueTo('a@x.example');
    const waits: number[] = [];
    for (;;) {
      await worker.work();
      const row = await outbox.only();
      if (row?.state !== 'waiting') break;
      waits.push((Date.parse(row.nextAt) - outbox.clock.now().getTime()) / 60_000);
      outbox.clock.pass(waits.at(-1) ?? 0);
    }
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 720, 1440]);
    expect(await outbox.only()).toMatchObject({
      state: 'failed',
      attempts: 9,
      trouble: expect.stringMatching(/^Given up/),
    });
  });

  test.each([
    [
      'because of its recipient',
      {
        recipient: (address: string) =>
          address === 'gone@x.example' ? new Refusal(550, 'User unknown') : undefined,
      },
    ],
    [
      'because of its content',
      {
        data: () =>
          outbox.server.arrived.length === 0 && outbox.server.connections === 1
            ? new Refusal(554, 'Spam')
            : 'take',
      },
    ],
  ])('fails a mail at once that the server rejects %s, and goes on', async (_, behaviour) => {
    outbox.server.behaviour = behaviour as MailServer['behaviour'];
    await outbox.queueTo('gone@x.example', 'here@x.example');
    await outbox.newWorker().worker.work();
    const [gone, here] = await outbox.rows();
    expect(gone).toMatchObject({
      state: 'failed',
      attempts: 1,
      trouble: expect.stringMatching(/refused it: 55\d .*(unknown|Spam)/),
    });
    expect(here?.state).toBe('sent');
    expect(outbox.log.join('')).not.toContain('x.example');
  });

  test.each(['cut', 'silence'] as const)(
    'never resends by itself what may have been delivered: %s',
    async (fate) => {
      const { worker } = outbox.newWorker();
      outbox.server.behaviour.data = () => fate;
      await outbox.queueTo('a@x.example');
      await worker.work();
      expect(await outbox.only()).toMatchObject({
        state: 'failed',
        trouble: expect.stringMatching(/may have arrived/),
      });
      outbox.clock.pass(100 * 24 * 60);
      await worker.work();
      expect(outbox.server.arrived).toHaveLength(1);
    },
  );

  test('marks a mail that is being sent when it stops as possibly delivered', async () => {
    const { worker } = outbox.newWorker();
    outbox.server.behaviour.data = () => 'silence';
    await outbox.queueTo('a@x.example', 'b@x.example');
    const working = worker.work();
    await expect.poll(() => outbox.server.arrived.length, SOON).toBe(1);
    await worker.stop();
    await working;
    expect((await outbox.rows()).map(({ state }) => state)).toEqual(['failed', 'waiting']);
    await worker.work();
    expect(outbox.server.arrived).toHaveLength(1);
  });

  test.each([
    ['accepted', 'take', { state: 'sent', attempts: 1, trouble: '' }],
    ['put off', new Refusal(451, 'Later'), { state: 'waiting', attempts: 1 }],
  ] as const)('knows of a mail that was %s while the database was away', async (_, fate, row) => {
    const fault = outbox.faultyDatabase();
    outbox.server.behaviour.data = () => {
      fault.isAway = true;
      return fate;
    };
    await outbox.queueTo('a@x.example');
    const working = outbox.newWorker(outbox.server.url, fault.database).worker.work();
    await expect.poll(() => fault.refused, SOON).toBeGreaterThan(0);
    await pause(300);
    fault.isAway = false;
    await working;
    expect(await outbox.only()).toMatchObject(row);
  });

  test('does not wait for a database that is away when stopped', async () => {
    const fault = outbox.faultyDatabase();
    outbox.server.behaviour.data = () => {
      fault.isAway = true;
      return 'take';
    };
    await outbox.queueTo('a@x.example');
    const { worker } = outbox.newWorker(outbox.server.url, fault.database);
    void worker.work();
    await expect.poll(() => fault.refused, SOON).toBeGreaterThan(0);
    await worker.stop();
    expect((await outbox.only())?.state).toBe('sending');
  });

  test('sends a mail whose claim was stored without being confirmed', async () => {
    const fault = outbox.faultyDatabase();
    const { worker } = outbox.newWorker(outbox.server.url, fault.database);
    await outbox.queueTo('a@x.example');
    fault.isUnconfirmed = true;
    const working = worker.work();
    await expect.poll(() => fault.refused, SOON).toBeGreaterThan(1);
    expect(await outbox.only()).toMatchObject({ state: 'sending' });
    fault.isAway = false;
    await working;
    expect(await outbox.only()).toMatchObject({ state: 'waiting', attempts: 0 });
    await worker.work();
    expect(await outbox.only()).toMatchObject({ state: 'sent', attempts: 1 });
    expect(outbox.server.arrived).toHaveLength(1);
  });

  test('wakes when mail is queued, and skips the back-off for an urgent one', async () => {
    const port = await freePort();
    const { mail, worker } = outbox.newWorker(`smtp://127.0.0.1:${port}`);
    await outbox.queueTo('a@x.example');
    worker.start();
    await expect.poll(async () => (await outbox.only())?.trouble, SOON).toMatch(/reached/);
    const back = await startMailServer({ port });
    const draft = { kind: 'test', replyTo: '', subject: 'Test', body: 'Hello.\n' } as const;
    await opened.database.write((change) => queueMail(mail, change, { ...draft, recipient: 'b@x.example' }));
    await worker.work();
    expect(back.connections).toBe(0);
    mail.queueSignal.notify(true);
    await expect.poll(() => back.arrived.length, SOON).toBe(1);
    await worker.stop();
    await back.close();
  });
});
