import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { createIdGenerator } from '../db/ids.ts';
import { redirectsOf } from './redirects.fixture.ts';
import { MissingPageCounts } from './vain-counts.ts';

describe.each(databases)('Counts of missing pages on $name', ({ open }) => {
  let opened: OpenForTest;
  let now = new Date('2026-11-23T06:00:00.000Z');
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  afterEach(() => opened.database.write(({ db }) => db.deleteFrom('missing_page').execute()));

  const rows = () =>
    opened.database.reader.selectFrom('missing_page').selectAll().orderBy('count', 'desc').execute();

  test('keep the thousand that were asked for most, and forget those of long ago [19.88]', async () => {
    const { missingPages: missing } = redirectsOf(opened.database, () => now);
    missing.count('/often');
    missing.count('/often');
    await missing.write();
    for (let batch = 0; batch < 3; batch += 1) {
      now = new Date(now.getTime() + 1000);
      // More different paths than are held between two writes.
      for (let at = 0; at < 600; at += 1) missing.count(`/scanned-${batch}-${at}`);
      await missing.write();
    }
    const present = await rows();
    expect(present).toHaveLength(1000);
    expect(present[0]).toMatchObject({ path: '/often', count: 2 });
    const kept = (batch: number) =>
      present.filter(({ path }) => path.startsWith(`/scanned-${batch}-`)).length;
    expect([kept(0), kept(1), kept(2)]).toEqual([0, 499, 500]);
  });

  test('are kept while the database is away [19.88]', async () => {
    let isAway = true;
    const errors: unknown[] = [];
    const { database } = opened;
    const counts = new MissingPageCounts({
      database: {
        reader: database.reader,
        write: (work) => (isAway ? Promise.reject(new Error('away')) : database.write(work)),
      },
      redirects: { has: async () => false },
      now: () => now,
      newId: createIdGenerator(),
      onError: (error) => errors.push(error),
    });
    counts.count('/away');
    await counts.write();
    expect(errors).toHaveLength(1);
    isAway = false;
    counts.count('/away');
    await counts.write();
    expect((await rows()).find(({ path }) => path === '/away')?.count).toBe(2);
  });
});
