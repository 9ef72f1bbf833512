import { describe, expect, test } from 'vitest';
import { databases } from '../../test/databases.ts';
import { program } from '../accounts/actor.ts';
import { notice } from '../content/notice.ts';
import { createIdGenerator } from '../db/ids.ts';
import { insertItem } from '../db/store.ts';
import { Search } from '../search/search.ts';
import type { Site } from '../whole-site.ts';
import { collegeIn } from './read-college.ts';
import { sweepTrash } from './sweep.ts';
import { deleteItem } from './take-down.ts';

const DAY_MS = 86_400_000;

describe.each(databases)('The sweep of the trash, on $name', ({ open }) => {
  test('unties the questions of what it deletes, and of nothing else [20.161]', async () => {
    const types = [notice];
    const { database, close } = await open(types);
    let ms = Date.parse('2026-11-28T04:00:00.000Z');
    const now = () => new Date(ms);
    const search = await Search.open({ database, types, college: collegeIn, now });
    const newId = createIdGenerator();
    const site = { database, search, types, now, newId } as unknown as Site;
    try {
      const at = now().toISOString();
      const [goes, waits, live] = [newId(now()), newId(now()), newId(now())];
      await database.write(async ({ db }) => {
        for (const id of [goes, waits, live]) {
          await insertItem(db, notice, { _id: id, createdAt: at, updatedAt: at, title: id });
          const tied = { type: notice.name, item: id, at };
          await db
            .insertInto('taught')
            .values({ _id: id, likeness: id, question: id, ...tied })
            .execute();
        }
      });
      const left = async () => {
        const rows = await database.reader.selectFrom('taught').select('item').orderBy('item').execute();
        return rows.map(({ item }) => item);
      };
      await deleteItem(site, program, notice, goes);
      ms += DAY_MS;
      await deleteItem(site, program, notice, waits);
      expect(await left()).toEqual([goes, waits, live].sort());
      ms += 29 * DAY_MS;
      await sweepTrash(site);
      expect(await left()).toEqual([waits, live].sort());
    } finally {
      await close();
    }
  });
});
