import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { startMailServer } from '../../test/mail-server.ts';
import { application } from '../content/application.ts';
import { claimNext } from './claim.ts';
import { submission } from './mail.fixture.ts';
import { deleteMailsAbout, queueMailsFor } from './outbox.ts';
import { TestOutbox } from './outbox-worker.fixture.ts';

describe.each(databases)('Delivery on $name', ({ open }) => {
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

  test('sends each queued mail completely, to one address', async () => {
    const { mail, worker } = outbox.newWorker();
    const item = submission({ name: 'सीता शर्मा', program: 'कृषि', message: 'कक्षा कहिले सुरु हुन्छ?' });
    await opened.database.write((change) => queueMailsFor(mail, change, application, item));
    await worker.work();
    expect(outbox.server.arrived.map(({ recipients }) => recipients)).toEqual([
      ['office@himal.example'],
      ['head@himal.example'],
      ['sita@home.example'],
    ]);
    const [notification, , applicant] = outbox.server.arrived;
    const [{ _id } = { _id: '' }] = await outbox.rows();
    expect(notification?.sender).toBe('no-reply@himal.example');
    expect(notification?.mail).toMatchObject({
      from: { name: 'Himal College, Kathmandu', address: 'no-reply@himal.example' },
      to: [{ address: 'office@himal.example' }],
      replyTo: [{ address: 'sita@home.example' }],
      subject: `New application ${item.reference}: सीता शर्मा, कृषि`,
      messageId: `<${_id}@himal.example>`,
    });
    expect(notification?.mail.text).toContain('> कक्षा कहिले सुरु हुन्छ?');
    expect(notification?.mail.attachments).toEqual([]);
    expect(notification?.mail.html).toBeUndefined();
    expect(applicant?.mail.text).toContain(item.reference);
    expect(applicant?.raw).toMatch(/^Auto-Submitted: auto-replied\r$/im);
    for (const { state, attempts, sentAt } of await outbox.rows())
      expect([state, attempts, sentAt]).toEqual(['sent', 1, outbox.clock.now().toISOString()]);
    expect(outbox.log).toHaveLength(3);
    expect(outbox.log.join('')).not.toMatch(/@|Himal|सीता|Sharma|application A/);
  });

  test('authenticates where the server asks for it', async () => {
    const server = await startMailServer({ login: { user: 'office', pass: 'p@ss/word' } });
    const urlWith = (pass: string) => `smtp://office:${encodeURIComponent(pass)}@127.0.0.1:${server.port}`;
    await outbox.queueTo('a@x.example');
    await outbox.newWorker(urlWith('wrong')).worker.work();
    expect(await outbox.only()).toMatchObject({
      state: 'waiting',
      attempts: 0,
      trouble: expect.stringMatching(/user and password/),
    });
    outbox.clock.pass(1);
    await outbox.newWorker(urlWith('p@ss/word')).worker.work();
    expect((await outbox.only())?.state).toBe('sent');
    expect(outbox.log.join('')).not.toMatch(/p@ss|wrong/);
    await server.close();
  });

  test('adds no header and no recipient, whatever was typed', async () => {
    const hostile = [
      'x\r\nBcc: all@college.example\r\n\r\nRead this',
      '.\r\n.\r\nMAIL FROM:<a@b>',
      '=?utf-8?Q?=0D=0ABcc:_all@college.example?=',
    ];
    const { mail, worker } = outbox.newWorker();
    await opened.database.write(async (change) => {
      for (const text of hostile)
        await queueMailsFor(
          mail,
          change,
          application,
          submission({ name: text, program: text, message: text, phone: text }),
        );
    });
    await worker.work();
    expect(outbox.server.arrived).toHaveLength(3 * hostile.length);
    for (const { recipients, mail: arrived, raw } of outbox.server.arrived) {
      expect(recipients).toHaveLength(1);
      expect([...mail.mailSetup.staff, 'sita@home.example']).toContain(recipients[0]);
      expect(arrived.to).toEqual([{ name: '', address: recipients[0] }]);
      expect([arrived.bcc, arrived.cc]).toEqual([undefined, undefined]);
      const names = arrived.headers.map(({ key }) => key);
      expect(new Set(names).size).toBe(names.length);
      expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc/im);
    }
  });

  test('leaves a mail alone that is deleted while it is sent', async () => {
    const { mail, worker } = outbox.newWorker();
    const item = submission();
    await opened.database.write((change) => queueMailsFor(mail, change, application, item));
    await claimNext(mail, () => {});
    await opened.database.write((change) => deleteMailsAbout(change, item._id));
    await worker.work();
    expect([await outbox.rows(), outbox.server.arrived]).toEqual([[], []]);
  });
});
