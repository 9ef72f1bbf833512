import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { type Actor, program } from '../accounts/actor.ts';
import { application } from '../content/application.ts';
import { chat } from '../content/chat.ts';
import { contact } from '../content/contact.ts';
import { contentTypes } from '../content/index.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { createIdGenerator } from '../db/ids.ts';
import { contentOf, insertItem } from '../db/store.ts';
import { submissionItem } from '../inbox/stored-submission.ts';
import { changeCollege } from '../records/college.ts';
import { collegeIn } from '../records/read-college.ts';
import { Search } from '../search/search.ts';
import type { Site } from '../whole-site.ts';
import { deleteExpired, waitOfDeletion } from './delete-expired.ts';

const DAY_MS = 86_400_000;
/** A morning in Kathmandu. */
const START = Date.parse('2026-11-24T03:00:00.000Z');

describe.each(databases)('What is kept for a time, on $name', ({ open }) => {
  let opened: OpenForTest;
  let at: number;
  let site: Site;
  const newId = createIdGenerator();
  beforeEach(async () => {
    opened = await open();
    at = START;
    const { database } = opened;
    const now = () => new Date(at);
    const search = await Search.open({ database, types: contentTypes, college: collegeIn, now });
    site = { database, search, media: {}, now, newId, tools: { cleanHtml: String } } as unknown as Site;
  });
  afterEach(() => opened.close());

  const daysLater = (days: number) => {
    at = START + days * DAY_MS;
  };
  const rows = async (table: string) =>
    (await contentOf(opened.database.reader).selectFrom(table).select('_id').execute()).length;
  /** The lines about what expired, as kind and number. */
  const told = async () => {
    const events = await opened.database.reader
      .selectFrom('event')
      .select(['type', 'item', 'title', 'detail'])
      .where('action', '=', 'expired')
      .orderBy('_id')
      .execute();
    return events.map(({ detail, ...event }) => ({ ...event, ...JSON.parse(detail ?? '{}') }));
  };

  async function storeChat(user: string) {
    const createdAt = new Date(at).toISOString();
    const conversation = [{ user, bot: '', timestamp: createdAt }];
    const item = { _id: newId(new Date(at)), title: user, conversation, createdAt, updatedAt: createdAt };
    await opened.database.write(({ db }) => insertItem(db, chat, item));
  }

  async function storeSubmission(
    type: typeof contact | typeof application,
    folder: 'stored' | 'spam',
    isView = false,
  ) {
    const values = { name: 'Asha', email: 'asha@example.org', message: 'Hello' };
    const sent = { values, lang: 'en' as const };
    const item = submissionItem(newId(new Date(at)), new Date(at).toISOString(), sent as never, isView);
    await opened.database.write(async ({ db }) => {
      await insertItem(db, type[folder], item as never);
      const { createdAt, _id: about } = item;
      const mail = { kind: 'notification', recipient: 'office@example.org', replyTo: '', subject: 'New' };
      const state = { state: 'waiting', attempts: 0, trouble: '', nextAt: createdAt, sentAt: null };
      const row = { ...mail, ...state, folded: '', body: 'Hello', aboutType: type.name, about, createdAt };
      await db
        .insertInto('mail')
        .values({ _id: newId(new Date(at)), ...row })
        .execute();
    });
  }

  test('goes when its days are over, with its mails and one line that says how many [21.41, 21.42]', async () => {
    await changeCollege(site, program, { keepChats: 30, keepMessages: '30' });
    for (const question of ['One?', 'Two?']) await storeChat(question);
    await storeSubmission(contact, 'stored');
    daysLater(1);
    await storeChat('Three?');
    daysLater(30.5);
    await deleteExpired(site);
    expect([await rows('chat'), await rows('contact'), await rows('mail')]).toEqual([3, 1, 1]);
    // The first midnight in Kathmandu after thirty whole days.
    daysLater(31);
    await deleteExpired(site);
    await deleteExpired(site);
    expect([await rows('chat'), await rows('contact'), await rows('mail')]).toEqual([1, 0, 0]);
    const blank = { item: '', title: '' };
    expect(await told()).toEqual([
      { type: 'chat', ...blank, rows: 2 },
      { type: 'contact', ...blank, rows: 1 },
    ]);
  });

  test('stays where the settings say for ever, and under a clock that is set back [21.41]', async () => {
    await changeCollege(site, program, { keepChats: null });
    await storeChat('One?');
    await storeSubmission(contact, 'stored');
    daysLater(-400);
    await deleteExpired(site);
    expect([await rows('chat'), await rows('contact')]).toEqual([1, 1]);
    daysLater(9000);
    await deleteExpired(site);
    expect([await rows('chat'), await rows('contact')]).toEqual([1, 0]);
  });

  test('leaves applications, and unviewed assumed spam [21.43]', async () => {
    await storeSubmission(application, 'stored', true);
    await storeSubmission(application, 'spam', false);
    await storeSubmission(application, 'spam', true);
    await storeSubmission(contact, 'spam', false);
    daysLater(3650);
    await deleteExpired(site);
    expect([await rows('application'), await rows('application_spam'), await rows('contact_spam')]).toEqual([
      1, 1, 0,
    ]);
  });

  test('goes in batches, also from the audit trail, from missing pages and from the lists of questions [19.66, 19.88, 25.21]', async () => {
    const event = { action: 'signed-in', type: 'account', item: '', title: '' } as const;
    await opened.database.write(async (change) => {
      for (let line = 0; line < 5; line += 1) await writeAuditEvent(site, change, program, event);
      const seen = { firstAt: new Date(at).toISOString(), lastAt: new Date(at).toISOString() };
      await change.db
        .insertInto('missing_page')
        .values({ _id: newId(new Date(at)), path: '/x', count: 1, ...seen })
        .execute();
      await change.db
        .insertInto('vain_search')
        .values({ _id: newId(new Date(at)), words: 'hostel', count: 1, ...seen })
        .execute();
      const nothing = { withheldType: '', withheldItem: '', withheldText: '' };
      const asked = { likeness: 'x', question: 'x?', folded: 'x?', asked: 1, ...seen, ...nothing };
      await change.db
        .insertInto('unanswered')
        .values({ _id: newId(new Date(at)), ...asked })
        .execute();
      const rated = { likeness: 'x', question: 'x?', helped: 1, notHelped: 0, lastAt: seen.lastAt };
      await change.db
        .insertInto('answered')
        .values({ _id: newId(new Date(at)), ...rated, text: '', title: '', path: '' })
        .execute();
    });
    daysLater(732);
    await deleteExpired(site, { batch: 2, batches: 2 });
    expect((await told()).map(({ type, rows }) => [type, rows])).toEqual([
      ['audit', 2],
      ['audit', 2],
      ['unanswered', 1],
      ['answered', 1],
      ['missing-page', 1],
      ['vain-search', 1],
    ]);
    await deleteExpired(site);
    expect((await told()).at(-1)).toMatchObject({ type: 'audit', rows: 1 });
  });

  test('waits for three days after the clock has jumped ahead [21.44]', async () => {
    const waits = async (days: number) => {
      daysLater(days);
      return (await waitOfDeletion(site)) !== null;
    };
    // The first look, as after an upgrade.
    expect([await waits(0), await waits(1.5), await waits(3)]).toEqual([true, true, false]);
    expect([await waits(4000), await waits(4001)]).toEqual([true, true]);
    // Set right again.
    expect([await waits(4), await waits(5.5), await waits(7)]).toEqual([true, true, false]);
  });

  test('is for those who look after accounts to decide, within bounds [21.40]', async () => {
    const publisher: Actor = { account: 'a'.repeat(24), role: 'admin', duties: ['publisher'] };
    const wish = changeCollege(site, publisher, { keepAudit: 180 });
    await expect(wish).rejects.toMatchObject({ status: 403, code: 'duty' });
    await changeCollege(site, publisher, { motto: 'Learn.', keepAudit: 730 });
    const keeper: Actor = { ...publisher, duties: ['accounts'] };
    expect(await changeCollege(site, keeper, { motto: 'Learn.', keepAudit: 400 })).toMatchObject({
      keepAudit: 400,
    });
    await expect(changeCollege(site, keeper, { motto: 'Pay.' })).rejects.toMatchObject({ code: 'duty' });
    for (const wrong of [{ keepAudit: 179 }, { keepSpam: null }, { keepChats: 'soon' }])
      await expect(changeCollege(site, program, wrong)).rejects.toMatchObject({ status: 400 });
  });
});
