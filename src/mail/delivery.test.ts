import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { startMailServer } from '../../test/mail-server.ts';
import { application } from '../content/application.ts';
import { leaseNext } from './lease.ts';
import { submission } from './mail.fixture.ts';
import { deleteMailsAbout, queueMailsFor } from './outbox.ts';
import { TestOutbox } from './outbox-worker.fixture.ts';
import { sweepMails } from './sweep.ts';

describe.each(databases)('What is delivered on $name', ({ open }) => {
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

  test('brings what was queued, whole, each mail to one address', async () => {
    const { mail, postman } = office.worker();
    const item = submission({ name: 'सीता शर्मा', program: 'कृषि', message: 'कक्षा कहिले सुरु हुन्छ?' });
    await opened.database.write((change) => queueMailsFor(mail, change, application, item));
    await postman.work();
    expect(office.server.arrived.map(({ recipients }) => recipients)).toEqual([
      ['office@himal.example'],
      ['head@himal.example'],
      ['sita@home.example'],
    ]);
    const [told, , applicant] = office.server.arrived;
    const [{ _id } = { _id: '' }] = await office.rows();
    expect(told?.sender).toBe('no-reply@himal.example');
    expect(told?.mail).toMatchObject({
      from: { name: 'Himal College, Kathmandu', address: 'no-reply@himal.example' },
      to: [{ address: 'office@himal.example' }],
      replyTo: [{ address: 'sita@home.example' }],
      subject: `New application ${item.reference}: सीता शर्मा, कृषि`,
      messageId: `<${_id}@himal.example>`,
    });
    expect(told?.mail.text).toContain('> कक्षा कहिले सुरु हुन्छ?');
    expect(told?.mail.attachments).toEqual([]);
    expect(told?.mail.html).toBeUndefined();
    expect(applicant?.mail.text).toContain(item.reference);
    expect(applicant?.raw).toMatch(/^Auto-Submitted: auto-replied\r$/im);
    for (const { state, attempts, sentAt } of await office.rows())
      expect([state, attempts, sentAt]).toEqual(['sent', 1, office.clock.now().toISOString()]);
    expect(office.log).toHaveLength(3);
    expect(office.log.join('')).not.toMatch(/@|Himal|सीता|Sharma|application A/);
  });

  test('is handed to a server that asks who brings it', async () => {
    const asking = await startMailServer({ login: { user: 'office', pass: 'p@ss/word' } });
    const way = (pass: string) => `smtp://office:${encodeURIComponent(pass)}@127.0.0.1:${asking.port}`;
    await office.queueTo('a@x.example');
    await office.worker(way('wrong')).postman.work();
    expect(await office.only()).toMatchObject({
      state: 'waiting',
      attempts: 0,
      trouble: expect.stringMatching(/user and password/),
    });
    office.clock.pass(1);
    await office.worker(way('p@ss/word')).postman.work();
    expect((await office.only())?.state).toBe('sent');
    expect(office.log.join('')).not.toMatch(/p@ss|wrong/);
    await asking.close();
  });

  test('brings nobody a second header or recipient, whatever was typed', async () => {
    const hostile = [
      'x\r\nBcc: all@college.example\r\n\r\nRead this',
      '.\r\n.\r\nMAIL FROM:<a@b>',
      '=?utf-8?Q?=0D=0ABcc:_all@college.example?=',
    ];
    const { mail, postman } = office.worker();
    await opened.database.write(async (change) => {
      for (const text of hostile)
        await queueMailsFor(
          mail,
          change,
          application,
          submission({ name: text, program: text, message: text, phone: text }),
        );
    });
    await postman.work();
    expect(office.server.arrived).toHaveLength(3 * hostile.length);
    for (const { recipients, mail: arrived, raw } of office.server.arrived) {
      expect(recipients).toHaveLength(1);
      expect([...mail.setup.staff, 'sita@home.example']).toContain(recipients[0]);
      expect(arrived.to).toEqual([{ name: '', address: recipients[0] }]);
      expect([arrived.bcc, arrived.cc]).toEqual([undefined, undefined]);
      const names = arrived.headers.map(({ key }) => key);
      expect(new Set(names).size).toBe(names.length);
      expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc/im);
    }
  });

  test('forgets a mail that is deleted while it is sent, and what was sent long ago', async () => {
    const { mail, postman } = office.worker();
    const item = submission();
    await opened.database.write((change) => queueMailsFor(mail, change, application, item));
    await leaseNext(mail);
    await opened.database.write((change) => deleteMailsAbout(change, item._id));
    await postman.work();
    expect([await office.rows(), office.server.arrived]).toEqual([[], []]);
    await office.queueTo('a@x.example');
    await postman.work();
    office.clock.pass(90 * 24 * 60);
    await sweepMails(mail);
    expect((await office.only())?.state).toBe('sent');
    office.clock.pass(1);
    await sweepMails(mail);
    expect(await office.rows()).toEqual([]);
  });
});
