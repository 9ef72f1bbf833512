import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { Refusal, startMailServer } from '../../test/mail-server.ts';
import { TaskLeases } from '../db/task-lease.ts';
import { claimNext, finishClaim } from './claim.ts';
import { TestOutbox } from './outbox-worker.fixture.ts';

/** Long enough for a busy machine. */
const SOON = { timeout: 10_000 };

describe.each(databases)('The queue of mails on $name', ({ open }) => {
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

  test('resends none of a dead process, and knows what became of one that a slow process goes on to send', async () => {
    const { mail, worker } = outbox.newWorker();
    await outbox.queueTo('a@x.example', 'b@x.example');
    const dead = await claimNext(mail, () => {});
    const slow = await claimNext(mail, () => {});
    await worker.work();
    const inDoubt = { state: 'failed', attempts: 1, trouble: expect.stringMatching(/may have arrived/) };
    expect(await outbox.rows()).toMatchObject([inDoubt, inDoubt]);
    expect([dead?.recipient, outbox.server.arrived]).toEqual(['a@x.example', []]);
    if (slow) await finishClaim(mail, slow, { state: 'sent', trouble: '' });
    expect(await outbox.rows()).toMatchObject([inDoubt, { state: 'sent', trouble: '' }]);
  });

  test('leaves the queue to the process that has the task', async () => {
    const leases = new TaskLeases(opened.database, () => {});
    await outbox.queueTo('a@x.example');
    const { worker } = outbox.newWorker();
    await leases.run('mail', async () => {
      await worker.work();
      expect((await outbox.only())?.state).toBe('waiting');
    });
    // It looks again soon.
    await expect.poll(async () => (await outbox.only())?.state, SOON).toBe('sent');
    await worker.stop();
  });

  test('sends many mails over few connections, none of them twice', async () => {
    const recipients = Array.from({ length: 120 }, (_, index) => `to${index}@x.example`).sort();
    await outbox.queueTo(...recipients);
    await outbox.newWorker().worker.work();
    expect(outbox.server.arrived.flatMap((one) => one.recipients).sort()).toEqual(recipients);
    expect(outbox.server.connections).toBeLessThan(15);
  });

  test('goes on over a new connection where the server ends one after some mails', async () => {
    let taken = 0;
    outbox.server.behaviour.recipient = () => {
      taken += 1;
      return taken % 4 === 0 ? new Refusal(421, 'Enough') : undefined;
    };
    await outbox.queueTo(...Array.from({ length: 9 }, (_, index) => `to${index}@x.example`));
    await outbox.newWorker().worker.work();
    expect(new Set((await outbox.rows()).map(({ state, attempts }) => `${state} ${attempts}`))).toEqual(
      new Set(['sent 1']),
    );
    expect(outbox.server.arrived).toHaveLength(9);
  });

  test('says why the server cannot be used in the log as in the list, with the setting for a relay of one’s own', async () => {
    const relay = await startMailServer({ isSecure: true });
    await outbox.queueTo('a@x.example');
    await outbox.newWorker(relay.url).worker.work();
    const trouble = (await outbox.only())?.trouble ?? '';
    expect(trouble).toContain('?tls.rejectUnauthorized=false');
    expect(outbox.log.map((line) => JSON.parse(line).reason)).toEqual([trouble]);
    outbox.clock.pass(1);
    await outbox.newWorker(`${relay.url}?tls.rejectUnauthorized=false`).worker.work();
    expect((await outbox.only())?.state).toBe('sent');
    await relay.close();
  });

  test('sends each mail once beside another process', async () => {
    const recipients = Array.from({ length: 12 }, (_, index) => `to${index}@x.example`).sort();
    await outbox.queueTo(...recipients);
    const other = await opened.openAgain();
    await Promise.all([
      outbox.newWorker().worker.work(),
      outbox.newWorker(outbox.server.url, other).worker.work(),
    ]);
    expect(outbox.server.arrived.flatMap((one) => one.recipients).sort()).toEqual(recipients);
    expect((await outbox.rows()).every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(
      true,
    );
  });
});
