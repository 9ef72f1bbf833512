import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { testAddressDigest } from '../accounts/account.fixture.ts';
import { partOfSite } from '../whole-site.fixture.ts';
import type { Site } from '../whole-site.ts';
import { answer } from './answer.ts';
import { conversationOf } from './conversations.ts';
import { sweepChats } from './store-conversation.ts';

const MINUTE_MS = 60_000;
const SENDER = 'a-sender-of-one-visit';
const ADDRESS = '203.0.113.9';

describe.each(databases)('Conversations on $name', ({ open }) => {
  let opened: OpenForTest;
  let site: Site;
  let at = Date.parse('2026-11-21T06:00:00Z');
  beforeAll(async () => {
    opened = await open();
    const { database } = opened;
    site = partOfSite({ database, addressDigest: testAddressDigest, now: () => new Date(at) });
  });
  afterAll(() => opened.close());

  const questionBefore = async (sender = SENDER, address = ADDRESS) =>
    (await conversationOf(site, sender, address))?.before;
  const keep = async (question: string, sender = SENDER, address = ADDRESS) =>
    (await conversationOf(site, sender, address))?.keep(question);
  const rows = () => opened.database.reader.selectFrom('conversation').selectAll().execute();

  test('last for half an hour, whichever way the clock goes, and are deleted then [25.1, 25.9]', async () => {
    await keep('Is there a hostel?');
    at += 30 * MINUTE_MS;
    expect(await questionBefore()).toBe('Is there a hostel?');
    await sweepChats(site);
    expect(await questionBefore()).toBe('Is there a hostel?');
    at += 1;
    expect(await questionBefore()).toBeUndefined();
    await sweepChats(site);
    expect(await rows()).toEqual([]);
    await keep('And a bus?');
    at -= 31 * MINUTE_MS;
    expect(await questionBefore()).toBeUndefined();
    await sweepChats(site);
    expect(await rows()).toEqual([]);
  });

  test('are of one sender, of 16 characters or more, from one network [25.1]', async () => {
    await keep('Is there a hostel?');
    expect(await questionBefore(`${SENDER}s`)).toBeUndefined();
    expect(await questionBefore(SENDER, '203.0.113.10')).toBeUndefined();
    await keep('Which bus?', SENDER, '2001:db8:1:2::3');
    expect(await questionBefore(SENDER, '2001:db8:1:2:ffff::9')).toBe('Which bus?');
    expect(await questionBefore(SENDER, '2001:db8:1:3::3')).toBeUndefined();
    expect(await questionBefore()).toBe('Is there a hostel?');
    for (const sender of ['x'.repeat(15), '😀'.repeat(15)])
      expect(await conversationOf(site, sender, ADDRESS)).toBeNull();
    expect(await questionBefore('😀'.repeat(16))).toBeUndefined();
  });

  test('keep neither sender nor address, and one row each [25.9]', async () => {
    await keep('One?');
    await keep('Two?');
    const kept = await rows();
    expect(kept.filter(({ question }) => /One|Two/.test(question))).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(/a-sender|203\.0\.113|2001:db8/);
  });

  test('are at most ten thousand: those that have rested longest are forgotten [25.9]', async () => {
    const digests = Array.from({ length: 10_000 }, (_, n) => `digest ${n}`);
    await opened.database.write(async ({ db }) => {
      await db.deleteFrom('conversation').execute();
      for (let first = 0; first < digests.length; first += 200) {
        const seenAt = new Date(at + first).toISOString();
        const rest = { session: '', question: 'Bus?', seenAt };
        await db
          .insertInto('conversation')
          .values(digests.slice(first, first + 200).map((digest) => ({ digest, ...rest })))
          .execute();
      }
    });
    at += MINUTE_MS;
    await keep('Is there a hostel?');
    await keep('And a canteen?');
    await keep('Is there a bus?', `${SENDER}s`);
    expect(await rows()).toHaveLength(10_000);
    expect(await questionBefore()).toBe('And a canteen?');
    const old = Number(new Date(at - MINUTE_MS));
    expect((await rows()).filter(({ seenAt }) => Date.parse(seenAt) === old)).toHaveLength(198);
    await opened.database.write(({ db }) => db.deleteFrom('conversation').execute());
  });

  test('do not keep an answer back if they fail [25.8]', async () => {
    const failed: unknown[] = [];
    const broken = () => Promise.reject(new Error('The disk is full'));
    const ask = async (database: object) => {
      const failing = partOfSite({
        ...site,
        database: { ...opened.database, ...database } as Site['database'],
        messageLimit: { take: () => () => {} } as unknown as Site['messageLimit'],
        assistant: { reply: async (asked) => ({ texts: ['Yes.'], isGrounded: null, asked }) },
        onError: (error) => failed.push(error),
      });
      const fields = { sender: SENDER, message: 'Is there a hostel?' };
      return (await answer(failing, { fields, address: ADDRESS })).texts.map(({ text }) => text);
    };
    const reader = {
      selectFrom: () => ({ select: () => ({ where: () => ({ executeTakeFirst: broken }) }) }),
    };
    expect(await ask({ write: broken, now: site.now })).toEqual(['Yes.']);
    expect(await ask({ reader })).toEqual(['Yes.']);
    expect(failed).toHaveLength(2);
  });
});
