import { describe, expect, onTestFinished, test } from 'vitest';
import { databases } from '../../test/databases.ts';
import { sweepCounts } from './acknowledgement-limit.ts';

const DAY_MS = 24 * 3_600_000;

describe.each(databases)('Counts of acknowledgements on $name', ({ open }) => {
  test('are forgotten once they have ended, also those of a clock that was ahead [21.155]', async () => {
    const { database, close } = await open();
    onTestFinished(close);
    let now = Date.parse('2026-11-23T06:00:00Z');
    const left = async () => {
      await sweepCounts({ write: database.write, now: () => new Date(now) });
      const rows = await database.reader.selectFrom('rate_count').select('key').orderBy('key').execute();
      return rows.map(({ key }) => key);
    };
    const ends = { ended: now, running: now + 1, ahead: now + 365 * DAY_MS };
    for (const [key, at] of Object.entries(ends))
      await database.write(({ db }) =>
        db
          .insertInto('rate_count')
          .values({ key, count: 1, endsAt: new Date(at).toISOString() })
          .execute(),
      );
    expect(await left()).toEqual(['ahead', 'running']);
    now += DAY_MS;
    expect(await left()).toEqual([]);
  });
});
