import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { program } from '../accounts/actor.ts';
import { AddressRateLimit } from '../accounts/address-rate-limit.ts';
import { digestOf } from '../accounts/digest.ts';
import type { OpenDatabase } from '../db/database.ts';
import { createIdGenerator } from '../db/ids.ts';
import type { Limit } from '../settings.ts';
import { partOfSite } from '../whole-site.fixture.ts';
import type { Site } from '../whole-site.ts';
import { storeConversation, sweepChats } from './store-conversation.ts';
import { pageOfUnanswered, similarityKeyOf, trackUnanswered } from './unanswered.ts';

const DAY_MS = 24 * 3_600_000;

describe.each(databases)('Stored conversations on $name', ({ open }) => {
  let opened: OpenForTest;
  let site: Site;
  let at = Date.parse('2026-11-21T06:00:00Z');
  beforeAll(async () => {
    opened = await open();
    site = contextOf(opened.database);
  });
  afterAll(() => opened.close());

  const now = () => new Date(at);
  const limitOf = (limit: Limit | null) =>
    new AddressRateLimit({
      limit,
      now,
      message: (wait) => wait,
    });
  const unlimited = limitOf(null);
  const contextOf = (database: OpenDatabase) =>
    partOfSite({
      database,
      assistant: { reply: async () => ({ texts: [''], isGrounded: null }) },
      messageLimit: unlimited,
      chatEntryLimit: unlimited,
      chatBytes: { take: () => () => {} },
      now,
      newId: createIdGenerator(),
      onError: () => {},
    });
  const unanswered = async () =>
    (await pageOfUnanswered(site, program, { q: '', page: 1, limit: 2000 })).items;
  const store = async (session: string, user: string, where = site) => {
    const conversation = { user, bot: 'Yes.', timestamp: '2026-11-21' };
    return storeConversation(where, { fields: { conversation, session }, address: '127.0.0.1' });
  };

  test('a visit continues in its record, and starts a new one after some days', async () => {
    const first = await store('long ago', 'One?');
    at += 3 * DAY_MS;
    await sweepChats(site);
    const joined = await store('long ago', 'Two?');
    expect([joined.isNew, joined.item._id]).toEqual([false, first.item._id]);
    at += 6 * DAY_MS;
    await sweepChats(site);
    expect((await store('long ago', 'Three?')).isNew).toBe(false);
    at += 8 * DAY_MS;
    await sweepChats(site);
    const later = await store('long ago', 'Four?');
    expect([later.isNew, later.item.conversation.length]).toEqual([true, 1]);
  });

  test('two processes store one visit in one record', async () => {
    const other = contextOf(await opened.openAgain());
    const stored = await Promise.all(
      Array.from({ length: 20 }, (_, index) => store('shared', `${index}?`, index % 2 ? site : other)),
    );
    expect(new Set(stored.map(({ item }) => item._id)).size).toBe(1);
    expect(stored.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(Math.max(...stored.map(({ item }) => item.conversation.length))).toBe(20);
  });

  test('a flood over the limit is refused before it waits for the busy writer', async () => {
    const [started, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = opened.database.write(async () => {
      started.resolve();
      await released.promise;
    });
    await started.promise;
    const chatEntryLimit = limitOf({ times: 2, windowMs: DAY_MS });
    const limited = { ...site, chatEntryLimit };
    const accepted = [store('flood', 'One?', limited), store('flood', 'Two?', limited)];
    for (let index = 0; index < 50; index += 1)
      await expect(store('flood', 'More?', limited)).rejects.toMatchObject({ status: 429 });
    released.resolve();
    await holding;
    expect((await Promise.all(accepted)).map(({ isNew }) => isNew)).toEqual([true, false]);
  });

  test('two processes count similar questions together', async () => {
    const other = contextOf(await opened.openAgain());
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        trackUnanswered(index % 2 ? site : other, 'Where is the planetarium?', false),
      ),
    );
    const stored = await unanswered();
    expect(stored.filter(({ question }) => question.includes('planetarium'))).toMatchObject([{ asked: 10 }]);
  });

  test('the thousand most recently asked unanswered questions are kept', async () => {
    const ask = (index: number) => {
      at += 1000;
      return trackUnanswered(site, `zzq${index}?`, false);
    };
    const newId = createIdGenerator();
    const rows = Array.from({ length: 1000 }, (_, index) => {
      at += 1000;
      const question = `zzq${index}?`;
      const likeness = digestOf('question', similarityKeyOf(question));
      const lastAt = now().toISOString();
      const times = { asked: 1, firstAt: lastAt, lastAt };
      const nothing = { withheldType: '', withheldItem: '', withheldText: '' };
      return { _id: newId(now()), likeness, question, folded: question, ...times, ...nothing };
    });
    await opened.database.write(async ({ db }) => {
      for (let first = 0; first < rows.length; first += 100)
        await db
          .insertInto('unanswered')
          .values(rows.slice(first, first + 100))
          .execute();
    });
    await ask(0);
    await ask(1000);
    const stored = (await unanswered()).map(({ question }) => question);
    expect(stored).toHaveLength(1000);
    expect(stored.slice(0, 3)).toEqual(['zzq1000?', 'zzq0?', 'zzq999?']);
    expect(stored).not.toContain('zzq1?');
  });
});
