import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { AddressRateLimit } from '../accounts/address-rate-limit.ts';
import type { OpenDatabase } from '../db/database.ts';
import { createIdGenerator } from '../db/ids.ts';
import type { ChatContext } from './context.ts';
import { storeConversation } from './store-conversation.ts';
import { sweepChats } from './sweep.ts';
import { trackUnanswered } from './track-unanswered.ts';
import { allUnanswered } from './unanswered-list.ts';

const DAY_MS = 24 * 3_600_000;

describe.each(databases)('What is kept of chats, on $name', ({ open }) => {
  let opened: OpenForTest;
  let context: ChatContext;
  let at = Date.parse('2026-11-21T06:00:00Z');
  beforeAll(async () => {
    opened = await open();
    context = contextOf(opened.database);
  });
  afterAll(() => opened.close());

  const now = () => new Date(at);
  const unlimited = new AddressRateLimit(null, now, () => '');
  const contextOf = (database: OpenDatabase): ChatContext => ({
    database,
    assistant: { reply: async () => ({ texts: [''], isGrounded: null }) },
    limits: { messages: unlimited, entries: unlimited },
    now,
    newId: createIdGenerator(),
    onError: () => {},
  });
  const keep = async (session: string, user: string, where = context) => {
    const conversation = { user, bot: 'Yes.', timestamp: '2026-11-21' };
    return storeConversation(where, { fields: { conversation, session }, address: '127.0.0.1' });
  };

  test('a visit goes on in its record while it lasts, and is forgotten after some days', async () => {
    const first = await keep('long ago', 'One?');
    at += 3 * DAY_MS;
    await sweepChats(context);
    const joined = await keep('long ago', 'Two?');
    expect([joined.isNew, joined.item._id]).toEqual([false, first.item._id]);
    at += 6 * DAY_MS;
    await sweepChats(context);
    expect((await keep('long ago', 'Three?')).isNew).toBe(false);
    at += 8 * DAY_MS;
    await sweepChats(context);
    const later = await keep('long ago', 'Four?');
    expect([later.isNew, later.item.conversation.length]).toEqual([true, 1]);
  });

  test('what two processes keep of one visit stands in one record', async () => {
    const other = contextOf(await opened.openAgain());
    const kept = await Promise.all(
      Array.from({ length: 20 }, (_, index) => keep('shared', `${index}?`, index % 2 ? context : other)),
    );
    expect(new Set(kept.map(({ item }) => item._id)).size).toBe(1);
    expect(kept.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(Math.max(...kept.map(({ item }) => item.conversation.length))).toBe(20);
  });

  test('likes that two processes hear are counted together', async () => {
    const other = contextOf(await opened.openAgain());
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        trackUnanswered(index % 2 ? context : other, 'Where is the planetarium?', false),
      ),
    );
    const kept = await allUnanswered(context.database.reader);
    expect(kept.filter(({ question }) => question.includes('planetarium'))).toMatchObject([{ asked: 10 }]);
  });

  test('of questions without an answer the last thousand: those asked least recently go first', async () => {
    const ask = (index: number) => {
      at += 1000;
      return trackUnanswered(context, `zzq${index}?`, false);
    };
    for (let index = 0; index < 1000; index += 1) await ask(index);
    await ask(0);
    await ask(1000);
    const kept = (await allUnanswered(context.database.reader)).map(({ question }) => question);
    expect(kept).toHaveLength(1000);
    expect(kept.slice(0, 3)).toEqual(['zzq1000?', 'zzq0?', 'zzq999?']);
    expect(kept).not.toContain('zzq1?');
  });
});
