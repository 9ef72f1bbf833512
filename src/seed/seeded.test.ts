import { expect, test } from 'vitest';
import { databases } from '../../test/databases.ts';
import { notice } from '../content/notice.ts';
import { insertItem } from '../db/store.ts';
import { partOfSite } from '../whole-site.fixture.ts';
import type { SeedRecord } from './records.ts';
import { findSeeded } from './seeded.ts';

const AT = '2026-11-20T06:00:00.000Z';

const record = (key: string, title: string): SeedRecord => ({
  type: 'notice',
  key,
  fields: { title },
  lists: {},
  pictures: {},
  nepaliAlts: {},
  documents: {},
  references: {},
  daysAgo: 0,
  minuteOfDay: 0,
});
const records = [record('notice/0', 'Holiday'), record('notice/1', 'Timetable'), record('notice/2', 'Fees')];

test.each(databases)(
  'What another edition has seeded is recognised by its title, on $name',
  async ({ open }) => {
    const { database, close } = await open([notice]);
    const seed = (key: string, id: string, title: string) =>
      database.write(async ({ db }) => {
        await insertItem(db, notice, { _id: id, createdAt: AT, updatedAt: AT, title });
        await db.insertInto('seeded').values({ place: key, type: 'notice', item: id }).execute();
      });
    try {
      await seed('notice/1', 'a', 'Renamed by the college');
      await seed('notice-57', 'b', 'Fees');
      await seed('notice-58', 'c', 'No longer in the demonstration');
      expect(await findSeeded(partOfSite({ database, types: [notice] }), records)).toEqual(
        new Map([
          ['notice/1', 'a'],
          ['notice/2', 'b'],
        ]),
      );
    } finally {
      await close();
    }
  },
);
