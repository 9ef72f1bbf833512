import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import type { OpenDatabase } from '../db/database.ts';
import { testAddressDigest } from './account.fixture.ts';
import { AddressRateLimit } from './address-rate-limit.ts';
import { CountExchange, sweepCounts } from './count-exchange.ts';

const HOUR_MS = 3_600_000;
const YEARS_MS = 12 * 365 * 24 * HOUR_MS;
const ADDRESS = '203.0.113.7';

describe.each(databases)('A limit of several processes on $name', ({ open }) => {
  let opened: OpenForTest;
  let now: number;
  beforeEach(async () => {
    now = Date.parse('2026-11-23T06:00:00Z');
    opened = await open();
  });
  const exchanges: CountExchange[] = [];
  afterEach(async () => {
    await Promise.all(exchanges.splice(0).map((exchange) => exchange.close()));
    await opened.close();
  });

  /** A process with a limit of ten an hour, whose exchanges the test calls. */
  function processOn(database: OpenDatabase, { name = 'forms' } = {}) {
    const clock = () => new Date(now);
    const exchange = new CountExchange({ write: database.write, now: clock }, (error) => {
      throw error;
    });
    exchanges.push(exchange);
    const limit = new AddressRateLimit({
      name,
      limit: { times: 10, windowMs: HOUR_MS },
      now: clock,
      message: (wait) => wait,
      addressDigest: testAddressDigest,
      exchange,
    });
    const take = (times: number, address = ADDRESS) =>
      Array.from({ length: times }, () => {
        try {
          return limit.take(address);
        } catch {
          return null;
        }
      }).filter((one) => one !== null);
    return { take, exchange: () => exchange.exchange(), limit };
  }

  test('counts what all of them took, once their counts are exchanged [18.24]', async () => {
    const [one, other] = [processOn(opened.database), processOn(await opened.openAgain())];
    expect(one.take(6)).toHaveLength(6);
    expect(other.take(2)).toHaveLength(2);
    await one.exchange();
    await other.exchange();
    expect(other.take(9)).toHaveLength(2);
    await other.exchange();
    // A process reads the counts of the others when it writes its own next one.
    one.take(1);
    await one.exchange();
    expect(one.take(9)).toHaveLength(0);
    expect(one.take(9, '203.0.113.8')).toHaveLength(9);
    expect(processOn(opened.database, { name: 'chat' }).take(11)).toHaveLength(10);
  });

  test('exchanges by itself within a second, and keeps no address in clear [18.24]', async () => {
    const [one, other] = [processOn(opened.database), processOn(await opened.openAgain())];
    one.take(10);
    const rows = () => opened.database.reader.selectFrom('rate_count').selectAll().execute();
    await expect
      .poll(rows)
      .toEqual([
        { key: expect.stringMatching(/^[0-9a-f]{64}$/), count: 10, endsAt: '2026-11-23T07:00:00.000Z' },
      ]);
    other.take(1);
    // Too few to fill the window itself.
    await expect.poll(() => other.take(1).length, { timeout: 4000, interval: 500 }).toBe(0);
  });

  test('takes counts back for all, and starts anew for all after its window', async () => {
    const [one, other] = [processOn(opened.database), processOn(await opened.openAgain())];
    const taken = one.take(10);
    await one.exchange();
    now += HOUR_MS / 2;
    other.take(1);
    await other.exchange();
    expect(other.take(1)).toHaveLength(0);
    for (const giveBack of taken.slice(0, 4)) giveBack();
    await one.exchange();
    await other.exchange();
    expect(other.take(9)).toHaveLength(3);
    await other.exchange();
    now += HOUR_MS / 2 + 1;
    expect(other.take(11)).toHaveLength(10);
    await other.exchange();
    one.take(1);
    await one.exchange();
    expect(one.take(1)).toHaveLength(0);
  });

  test('forgets windows that have ended, also those of a clock that was ahead [21.155]', async () => {
    const one = processOn(opened.database);
    one.take(1);
    await one.exchange();
    const stored = async () =>
      (await opened.database.reader.selectFrom('rate_count').select('key').execute()).length;
    const sweep = () => sweepCounts({ write: opened.database.write, now: () => new Date(now) }, HOUR_MS);
    await sweep();
    expect(await stored()).toBe(1);
    now += HOUR_MS;
    await sweep();
    expect(await stored()).toBe(0);
    now += YEARS_MS;
    one.take(1);
    await one.exchange();
    now -= YEARS_MS;
    await sweep();
    expect(await stored()).toBe(1);
    now += HOUR_MS;
    await sweep();
    expect(await stored()).toBe(0);
  });

  test('is full for one window more, not for years, after a clock that was ahead [21.155]', async () => {
    const [one, other] = [processOn(opened.database), processOn(await opened.openAgain())];
    now += YEARS_MS;
    one.take(10);
    await one.exchange();
    now -= YEARS_MS;
    expect(() => one.limit.take(ADDRESS)).toThrow(
      expect.objectContaining({ status: 429, headers: { 'Retry-After': '3600' } }),
    );
    // It learns from the stored count that the window is full.
    other.take(1);
    await other.exchange();
    expect(() => other.limit.take(ADDRESS)).toThrow(
      expect.objectContaining({ status: 429, headers: { 'Retry-After': '3600' } }),
    );
    await one.exchange();
    now += HOUR_MS;
    expect(one.take(6)).toHaveLength(6);
    await one.exchange();
    expect(other.take(1)).toHaveLength(1);
    await other.exchange();
    expect(other.take(9)).toHaveLength(3);
  });
});
