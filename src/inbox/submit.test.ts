import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { AddressRateLimit } from '../accounts/address-rate-limit.ts';
import { contact } from '../content/contact.ts';
import { contentOf } from '../db/store.ts';
import { AppError } from '../errors.ts';
import { Clock, mailFor } from '../mail/mail.fixture.ts';
import type { Site } from '../whole-site.ts';
import { RecentIds } from './recent-ids.ts';
import { submit, submitWithoutScript } from './submit.ts';

const LIMIT = { times: 3, windowMs: 10 * 60_000 };
const address = '192.0.2.1';

describe.each(databases)('Limits of submissions on $name', ({ open }) => {
  let opened: OpenForTest;
  let site: Site;
  let queued: number;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    const clock = new Clock();
    const { database } = opened;
    queued = 0;
    const write: typeof database.write = (work) => {
      queued += 1;
      return database.write(work);
    };
    const { reader, confirm } = database;
    site = {
      ...mailFor(database, clock),
      mailSetup: null,
      database: { ...database, reader, confirm, write },
      recentIds: new RecentIds(),
      tools: { cleanHtml: (html) => html },
      formBytes: { take: () => () => {} },
      formLimit: new AddressRateLimit({
        limit: LIMIT,
        now: clock.now,
        message: ({ en }) => ({ en: `Wait for ${en}.`, ne: '' }),
      }),
    };
  });

  const message = (name = `Sender ${randomUUID()}`) => ({ name, email: 'a@example.org', message: 'Hello' });
  const call = (fields: object = message()) => ({ fields: { ...fields }, address });
  const send = (fields?: object) => submit(site, contact, call(fields));
  const statusOf = (sending: Promise<unknown>) =>
    sending.then(
      () => 201,
      (error: unknown) => (error instanceof AppError ? error.status : 500),
    );
  const storedAs = async (name: string) =>
    contentOf(opened.database.reader)
      .selectFrom(contact.stored.name)
      .selectAll()
      .where('name', '=', name)
      .execute();

  /** Keeps the writer busy until the returned function is called. */
  async function holdWriter(): Promise<() => Promise<void>> {
    const [started, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = opened.database.write(async () => {
      started.resolve();
      await released.promise;
    });
    await started.promise;
    return () => {
      released.resolve();
      return holding;
    };
  }

  test.each([
    ['sent by script', (fields: object) => submit(site, contact, call(fields))],
    ['sent without script', (fields: object) => submitWithoutScript(site, contact, call(fields))],
  ])('A flood %s is refused before it waits for the busy writer', async (_, sendOne) => {
    const release = await holdWriter();
    const accepted = Array.from({ length: LIMIT.times }, () => sendOne(message()));
    const refused = await Promise.all(Array.from({ length: 50 }, () => statusOf(sendOne(message()))));
    expect([new Set(refused), queued]).toEqual([new Set([429]), LIMIT.times]);
    await release();
    await Promise.all(accepted);
  });

  test('A stored submissionId is answered while the writer is busy, and uses up no try', async () => {
    const fields = { ...message(), submissionId: randomUUID() };
    const first = await send(fields);
    const release = await holdWriter();
    for (let time = 0; time <= LIMIT.times; time += 1) {
      expect(await send(fields)).toEqual({ item: first.item, isNew: false });
      expect(await statusOf(send({ ...fields, message: 'Other' }))).toBe(409);
    }
    expect(queued).toBe(1);
    await release();
    for (let time = 1; time < LIMIT.times; time += 1) expect(await statusOf(send())).toBe(201);
    expect(await statusOf(send())).toBe(429);
    expect(await send(fields)).toEqual({ item: first.item, isNew: false });
  });

  test('A submissionId that another process stored is answered with the first record, and uses up no try', async () => {
    const fields = { ...message(), submissionId: randomUUID() };
    const first = await submit({ ...site, recentIds: new RecentIds() }, contact, call(fields));
    expect(await send(fields)).toEqual({ item: first.item, isNew: false });
    for (let time = 1; time < LIMIT.times; time += 1) expect(await statusOf(send())).toBe(201);
    expect(await statusOf(send())).toBe(429);
    site.recentIds.clear();
    expect(await send(fields)).toEqual({ item: first.item, isNew: false });
  });

  test('Of the same submission sent several times at once, only the stored one uses up a try', async () => {
    const fields = { ...message(), submissionId: randomUUID() };
    const sent = await Promise.all([send(fields), send(fields), send(fields)]);
    expect(sent.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await storedAs(fields.name)).toHaveLength(1);
    for (let time = 1; time < LIMIT.times; time += 1) expect(await statusOf(send())).toBe(201);
    expect(await statusOf(send())).toBe(429);
  });

  test('What could not be stored uses up no try', async () => {
    const failing = {
      ...site,
      database: { ...site.database, write: () => Promise.reject(new Error('full')) },
    };
    for (let time = 0; time <= LIMIT.times; time += 1)
      await expect(submit(failing, contact, call())).rejects.toThrow('full');
    expect(await statusOf(send())).toBe(201);
  });

  test('A form sent twice without script is stored once', async () => {
    const fields = message();
    const first = await submitWithoutScript(site, contact, call(fields));
    const second = await submitWithoutScript(site, contact, call(fields));
    expect(second).toEqual({ _id: first._id, createdAt: first.createdAt });
    expect(await storedAs(fields.name)).toHaveLength(1);
  });
});
