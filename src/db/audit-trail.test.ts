import { describe, expect, onTestFinished, test } from 'vitest';
import { pageOfAudit } from './audit-trail.ts';
import { bareDatabases } from './engines.fixture.ts';
import { backfills } from './migration/backfills.ts';
import { migrations } from './migration/frozen.ts';
import { migrate } from './migration/migrate.ts';
import { contentOf } from './store.ts';

const AUDIT = migrations.findIndex(({ name }) => name.endsWith('-expand-editing'));

describe.each(bareDatabases)('The audit trail on $name', ({ make }) => {
  test('has what a version from before its columns wrote, and is written by it [19.71]', async () => {
    const bare = await make();
    onTestFinished(() => bare.close());
    const engine = bare.open();
    const now = new Date('2026-11-21T10:00:00.000Z');
    const older = (number: number) => ({
      _id: `${number}`.padStart(24, '0'),
      at: `2026-11-21T10:00:0${number}.000Z`,
      account: '',
      action: 'created',
      type: 'notice',
      item: `${number}`.padStart(24, 'a'),
      title: 'Ünique सूचना',
    });
    const insert = (number: number) =>
      contentOf(engine.writer).insertInto('event').values(older(number)).execute();
    await migrate(engine, { migrations: migrations.slice(0, AUDIT), now });
    await insert(1);
    await migrate(engine, { migrations, now });
    await insert(2);
    const read = (record: string) =>
      pageOfAudit({ reader: engine.reader, contains: engine.contains }, { record }, { page: 1, limit: 9 });
    expect((await read('ünique')).items).toMatchObject([{ _id: older(1)._id, who: null, session: '' }]);
    expect((await read('')).total).toBe(2);
    // Rows that the older version writes beside this one are filled in by the refill.
    expect(backfills['event-title']?.(older(2))).toEqual({ titleFolded: expect.stringContaining('nique') });
  });
});
