import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { collectedTexts } from '../../test/collection.ts';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { application } from '../content/application.ts';
import { contact } from '../content/contact.ts';
import { faculty } from '../content/faculty.ts';
import type { Submission } from '../content/submission.ts';
import { insertItem } from '../db/store.ts';
import { Clock, mailFor, submission, type TestMail } from './mail.fixture.ts';
import { deleteMailsAbout, type QueueOptions, queueMailsFor } from './outbox.ts';

describe.each(databases)('The outbox on $name', ({ open }) => {
  let opened: OpenForTest;
  let mail: TestMail;
  let clock: Clock;
  beforeAll(async () => {
    opened = await open();
    clock = new Clock();
    mail = mailFor(opened.database, clock);
    const at = { _id: 'f'.repeat(24), createdAt: '2026-01-01', updatedAt: '2026-01-01' };
    await opened.database.write(({ db }) => insertItem(db, faculty, { ...at, title: 'BCA' }));
  });
  afterAll(() => opened.close());
  afterEach(() =>
    opened.database.write(async ({ db }) => {
      for (const table of ['mail', 'rate_count'] as const) await db.deleteFrom(table).execute();
    }),
  );

  const rows = () => opened.database.reader.selectFrom('mail').selectAll().orderBy('_id').execute();
  const send = (
    item: Submission,
    type = application as typeof application | typeof contact,
    options?: QueueOptions,
  ) => opened.database.write((change) => queueMailsFor(mail, change, type, item, options));

  test('notifies each of the staff of an application, and acknowledges it to the applicant', async () => {
    const item = submission({ name: 'सीता शर्मा', message: 'Line one\r\nLine two' });
    await send(item);
    const [office, head, applicant, ...more] = await rows();
    expect(more).toEqual([]);
    expect([office?.recipient, head?.recipient]).toEqual(mail.mailSetup.staff);
    expect(office).toMatchObject({
      kind: 'notification',
      replyTo: 'sita@home.example',
      state: 'waiting',
      aboutType: 'application',
      about: item._id,
      subject: `New application ${item.reference}: सीता शर्मा, BCA`,
    });
    for (const part of [
      'Name: सीता शर्मा\n',
      'Program: BCA\n',
      'Phone: ९८४१२३४५६७\n',
      'Email: sita@home.example\n',
      'Sent: Saturday, 21 November 2026 at 14:30 (Nepal time)\n',
      '> Line one\n> Line two\n',
      `https://himal.example/admin/application/${item._id}\n`,
    ])
      expect(office?.body).toContain(part);
    expect(applicant).toMatchObject({
      kind: 'acknowledgement',
      recipient: 'sita@home.example',
      replyTo: 'office@himal.example',
      subject: `We have your application, ${item.reference}`,
    });
    for (const part of [
      `Reference: ${item.reference}\n`,
      'Program: BCA\n',
      'by Tuesday 24 November.',
      'Himal College',
    ])
      expect(applicant?.body).toContain(part);
  });

  test('answers an applicant in the language of the form, also by the college’s name [20.53, 20.195]', async () => {
    const item = submission({ lang: 'ne' });
    await send(item, application, { isForStaff: false });
    const [mailed] = await rows();
    expect(mailed?.subject).toBe(`तपाईंको निवेदन पाइयो, ${item.reference}`);
    for (const part of [
      'नमस्ते,\n\nहिमाल कलेजमा निवेदन दिनुभएकोमा धन्यवाद।',
      `दर्ता नम्बर: ${item.reference}\n`,
      'कोर्स: BCA\n',
      'पाइएको: शनिबार, २०८३ मंसिर ५ (२१ नोभेम्बर २०२६), दिउँसो २:३० बजे (नेपाली समय)\n',
      'पढेर मङ्गलबार, २०८३ मंसिर ८ (२४ नोभेम्बर २०२६) सम्ममा जवाफ दिन्छ।',
    ])
      expect(mailed?.body).toContain(part);
    expect(mailed?.body).toContain('सादर,\nहिमाल कलेज\n');
    const known = [item.reference, 'BCA', /https?:\S+|\S+@\S+/g];
    const rest = known.reduce<string>((text, one) => text.replaceAll(one, ''), mailed?.body ?? '');
    expect(rest.match(/[A-Za-z0-9]+/g)).toBeNull();
  });

  test('notifies staff in the language of the account with the address, else in English [20.53]', async () => {
    await opened.database.write(({ db }) =>
      db
        .insertInto('account')
        .values({
          _id: 'e'.repeat(24),
          role: 'admin',
          name: 'Head',
          email: 'Head@himal.example',
          emailFolded: 'head@himal.example',
          nameFolded: 'head',
          passwordHash: '',
          disabled: 0,
          lang: 'ne',
          createdAt: '',
          updatedAt: '',
          version: 1,
        })
        .execute(),
    );
    const item = submission({ lang: 'ne' });
    await send(item);
    const [office, head] = await rows();
    expect(office?.subject).toMatch(/^New application /);
    expect(office?.body).toContain('Sent: Saturday, 21 November 2026 at 14:30 (Nepal time)\n');
    expect(head?.subject).toBe(`नयाँ निवेदन ${item.reference}: Sita Sharma, BCA`);
    expect(head?.body).toContain(`नयाँ निवेदन आएको छ, ${item.reference}।\n\nनाम: Sita Sharma\n`);
    await opened.database.write(({ db }) => db.deleteFrom('account').execute());
  });

  test('notifies staff of a message, and sends its author no mail', async () => {
    await send(submission(), contact);
    expect((await rows()).map(({ kind }) => kind)).toEqual(['notification', 'notification']);
  });

  test('acknowledges what staff moved back from spam, without notifying staff', async () => {
    await send(submission(), application, { isForStaff: false });
    expect((await rows()).map(({ kind }) => kind)).toEqual(['acknowledgement']);
  });

  describe('acknowledges at most so many applications to one address within 24 hours', () => {
    /** @returns the recipients of the acknowledgements so far */
    const acknowledged = async () =>
      (await rows()).filter(({ kind }) => kind === 'acknowledgement').map(({ recipient }) => recipient);

    test('and tells staff of every application, in every process [21.157]', async () => {
      const beside = mailFor(await opened.openAgain(), clock);
      for (let sent = 1; sent <= 3; sent += 1) {
        await send(submission());
        await beside.database.write((change) => queueMailsFor(beside, change, application, submission()));
      }
      await send(submission({ email: 'hari@home.example' }));
      expect((await acknowledged()).toSorted()).toEqual([
        'hari@home.example',
        ...Array(3).fill('sita@home.example'),
      ]);
      expect(await rows()).toHaveLength(4 + 7 * mail.mailSetup.staff.length);
    });

    test('and more once the first is a day old, not earlier [21.157]', async () => {
      const counts: number[] = [];
      for (const minutes of [0, 60, 60, 22 * 60 - 1, 1, 59, 1, 60]) {
        clock.pass(minutes);
        await send(submission());
        counts.push((await acknowledged()).length);
      }
      expect(counts).toEqual([1, 2, 3, 3, 4, 4, 5, 6]);
    });

    test('and more a day after a clock that was ahead has been set right [21.157, 21.155]', async () => {
      const years = 12 * 365 * 24 * 60;
      clock.pass(years);
      for (let time = 1; time <= 3; time += 1) await send(submission());
      clock.pass(-years);
      await send(submission());
      expect(await acknowledged()).toHaveLength(3);
      clock.pass(24 * 60);
      await send(submission());
      expect(await acknowledged()).toHaveLength(4);
    });

    test('whatever spelling of one mailbox is given, and though staff delete them [21.157]', async () => {
      const spellings = ['Sita@home.example', 's.ita@HOME.example', 'sita+one@home.example'];
      for (const email of spellings) await send(submission({ email }));
      const late = submission({ email: 'sita+two@home.example' });
      await send(late);
      expect(await acknowledged()).toEqual(spellings);
      await opened.database.write(async (change) => {
        for (const { about } of await rows()) await deleteMailsAbout(change, about);
      });
      await send(submission());
      expect(await acknowledged()).toEqual([]);
    });

    test('not counting those whose change failed, and without the address in clear [21.157]', async () => {
      for (let time = 1; time <= 3; time += 1) {
        const failing = opened.database.write(async (change) => {
          await queueMailsFor(mail, change, application, submission());
          throw new Error('refused');
        });
        await expect(failing).rejects.toThrow('refused');
      }
      await send(submission());
      expect(await acknowledged()).toHaveLength(1);
      const counts = await opened.database.reader.selectFrom('rate_count').selectAll().execute();
      expect(counts).toMatchObject([{ key: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    });
  });

  test('is part of the change: without the submission there is no mail', async () => {
    let signals = 0;
    mail.queueSignal.onNotify(() => {
      signals += 1;
    });
    const failing = opened.database.write(async (change) => {
      await queueMailsFor(mail, change, application, submission());
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect([await rows(), signals]).toEqual([[], 0]);
    await send(submission());
    expect(signals).toBe(3);
  });

  test('queues nothing without SMTP_URL', async () => {
    await opened.database.write((change) =>
      queueMailsFor({ ...mail, mailSetup: null }, change, application, submission()),
    );
    expect(await rows()).toEqual([]);
  });

  test('deletes all mails of a deleted submission, and no others', async () => {
    const [gone, kept] = [submission(), submission()];
    await send(gone);
    await send(kept);
    await opened.database.write((change) => deleteMailsAbout(change, gone._id));
    expect(new Set((await rows()).map(({ about }) => about))).toEqual(new Set([kept._id]));
  });

  test('sends applicants nothing that was typed', async () => {
    const typed = 'Win a prize at spam.example';
    const fields = ['name', 'address', 'phone', 'program', 'prev_college', 'message'];
    await send(submission(Object.fromEntries(fields.map((name) => [name, typed]))), application, {
      isForStaff: false,
    });
    const [row] = await rows();
    expect(row?.recipient).toBe('sita@home.example');
    expect(`${row?.subject}${row?.body}`).not.toMatch(/prize|spam\.example/);
  });

  test.each([
    'sita@home.example, all@college.example',
    'sita@home.example\r\nBcc: all@college.example',
    'Sita <sita@home.example>',
    'sita@home.example;all@college.example',
    '"x\r\nBcc: a@b"@home.example',
    '@',
    '',
  ])('does not accept %j as an address', async (address) => {
    await send(submission({ email: address }));
    const found = await rows();
    expect(found.map(({ kind }) => kind)).toEqual(['notification', 'notification']);
    expect(found.map(({ replyTo }) => replyTo)).toEqual(['', '']);
  });

  test('keeps every subject on one line, whatever was typed', async () => {
    const hostile = [
      'x\r\nBcc: all@college.example',
      'x\u2028\u0000\u202e y\ud800',
      'क्षत्रिय'.repeat(200),
      ...collectedTexts('naughty/blns.json'),
      ...collectedTexts('naughty/fuzzdb-unicode-control.json'),
    ].filter((_, index) => index < 3 || index % 5 === 0);
    await opened.database.write(async (change) => {
      for (const [index, text] of hostile.entries())
        await queueMailsFor(
          mail,
          change,
          application,
          submission({ name: text, program: text, message: text, email: `sita${index}@home.example` }),
        );
    });
    const found = await rows();
    expect(found).toHaveLength(3 * hostile.length);
    for (const { subject, body, kind } of found) {
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
      expect([...subject].length).toBeLessThanOrEqual(201);
      expect(body).not.toMatch(/[^\P{Cc}\n\t]/u);
      if (kind === 'notification')
        for (const line of body.split('\n').filter((one) => /Bcc/.test(one)))
          expect(line).toMatch(/^(>|Name|Program)/);
    }
  });
});
