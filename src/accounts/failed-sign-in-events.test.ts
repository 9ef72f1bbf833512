import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { nobody, writeAuditEvent } from '../db/audit-events.ts';
import { createTestAccount, MINUTE, testAccountSite } from './account.fixture.ts';
import { FAILURE_LINES, FailedSignInEvents } from './failed-sign-in-events.ts';

describe.each(databases)('Failed sign-ins in the audit trail on $name', ({ open }) => {
  let opened: OpenForTest;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  /** The actions that the trail lists of an account, in their order. @param like a pattern of SQL */
  async function actionsOf(item: string, like: string): Promise<string[]> {
    const rows = await opened.database.reader
      .selectFrom('event')
      .select('action')
      .where('item', '=', item)
      .where('action', 'like', like)
      .orderBy('at')
      .orderBy('_id')
      .execute();
    return rows.map(({ action }) => action);
  }

  test('tell of each account, also behind an attack on many others [19.64, 21.51]', async () => {
    const { site } = testAccountSite(opened);
    const { _id } = await createTestAccount(site, 'admin', 'asha@college.example');
    const of = (item: string) => actionsOf(item, 'sign-in-%');
    await opened.database.write(async (change) => {
      for (let line = 0; line < FAILURE_LINES; line += 1) {
        const item = String(line % 10).repeat(24);
        const event = { action: 'sign-in-failed', type: 'account', item, title: 'Other' } as const;
        await writeAuditEvent(site, change, nobody, event);
      }
    });
    const events = new FailedSignInEvents(site);
    const timely = { timeout: 20_000, message: 'The trail was not written in time: timed out' };
    events.record('asha@college.example', false);
    await expect.poll(() => of(_id), timely).toEqual(['sign-in-failed']);
    events.record('asha@college.example', false);
    await expect.poll(() => of(_id), timely).toEqual(['sign-in-failed', 'sign-in-throttled']);
    const strangers = await of('');
    events.record('nobody@college.example', false);
    events.record('asha@college.example', true);
    // Both records begin to write in the next turn of the event loop. Writes keep their order, so this one is committed
    // after them.
    await new Promise((resolve) => setImmediate(resolve));
    await createTestAccount(site, 'admin', 'later@college.example');
    expect([(await of(_id)).length, await of('')]).toEqual([2, strangers]);
  });

  test('are listed again once a clock that was ahead has been set right [21.155]', async () => {
    const { site, pass } = testAccountSite(opened);
    const { _id } = await createTestAccount(site, 'admin', 'ahead@college.example');
    const actions = () => actionsOf(_id, 'sign%');
    const years = 12 * 365 * 24 * 60 * MINUTE;
    pass(years);
    await opened.database.write(async (change) => {
      for (const action of ['signed-in', 'sign-in-throttled'] as const)
        await writeAuditEvent(site, change, nobody, {
          action,
          type: 'account',
          item: _id,
          title: 'Ahead',
        });
    });
    // Apart from the lines of the tests before.
    pass(120 * MINUTE - years);
    const events = new FailedSignInEvents(site);
    for (let line = 1; line <= 6; line += 1) {
      events.record('ahead@college.example', false);
      await expect.poll(async () => (await actions()).length, { timeout: 20_000 }).toBe(2 + line);
    }
    expect((await actions()).slice(0, 6)).toEqual([...Array(5).fill('sign-in-failed'), 'sign-in-throttled']);
  });

  test('are looked up after the answer, for unknown addresses as for known ones [13.2]', async () => {
    const { site } = testAccountSite(opened);
    await createTestAccount(site, 'admin', 'known@college.example');
    const asked: string[] = [];
    const reader = new Proxy(opened.database.reader, {
      get(target, name) {
        if (name === 'selectFrom') asked.push('a query');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const events = new FailedSignInEvents({ ...site, database: { ...site.database, reader } });
    const counts: number[] = [];
    for (const name of ['known', 'unknown']) {
      asked.length = 0;
      events.record(`${name}@college.example`, false);
      // The answer is written within the present turn of the event loop.
      for (let microtask = 0; microtask < 100; microtask += 1) await undefined;
      expect(asked).toEqual([]);
      await expect.poll(() => asked.length, { timeout: 20_000 }).toBeGreaterThan(2);
      await createTestAccount(site, 'admin', `after-${name}@college.example`);
      counts.push(asked.length);
    }
    expect(counts[0]).toBe(counts[1]);
  });
});
