import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { collegeIn } from '../actions/read-college.ts';
import { neutralCollege } from '../content/college.ts';
import { contentTypes } from '../content/index.ts';
import { notice } from '../content/notice.ts';
import { deleteItem, insertItem, updateItem } from '../db/store.ts';
import type { Item } from '../schema/define-type.ts';
import { Search } from './search.ts';

const AT = '2026-11-20T06:00:00.000Z';
const blank = Object.fromEntries(Object.entries(notice.fields).map(([name, field]) => [name, field.blank]));

describe.each(databases)('Versions whose index has other formats, on $name', ({ open }) => {
  let opened: OpenForTest;
  let older: Search;
  beforeEach(async () => {
    opened = await open();
    older = await searched(1);
    await older.indexPending();
  });
  afterEach(() => opened.close());

  const searched = (format: number) =>
    Search.open({
      database: opened.database,
      types: contentTypes,
      college: collegeIn,
      now: () => new Date(AT),
      format,
    });
  const publish = (search: Search, title: string) =>
    opened.database.write(async (change) => {
      const values = { ...blank, _id: title, title, createdAt: AT, updatedAt: AT };
      const { item } = await insertItem(change.db, notice, values);
      await search.put(change, notice, item as unknown as Item);
      return item;
    });
  const titles = async (search: Search, q: string) =>
    (await search.matches(await search.parse(q), true, 10)).map(({ title }) => title).sort();

  test('an older one writes entries without the columns that it does not know [18.44]', async () => {
    const written = ['id', 'type', 'item', 'title', 'at', 'title_keys', 'parts', 'keys', 'vector'];
    const tables = await opened.database.write(({ db }) => db.introspection.getTables());
    const columns = tables.find(({ name }) => name === 'search_entry')?.columns ?? [];
    expect(columns.length).toBeGreaterThan(7);
    const needed = columns.filter((column) => !column.isNullable && !column.hasDefaultValue);
    expect(needed.filter(({ name }) => !written.includes(name))).toEqual([]);
  });

  test('the newer one rebuilds it once, and the older one leaves it alone [18.44]', async () => {
    await publish(older, 'library');
    const newer = await searched(2);
    expect(await titles(newer, 'library')).toEqual([]);
    await newer.indexPending();
    expect(await titles(newer, 'library')).toEqual(['library']);
    await older.indexPending();
    await searched(1);
    await searched(2);
    expect(await titles(newer, 'library')).toEqual(['library']);
  });

  test('what the older one publishes, changes and deletes is indexed by the newer one [18.44]', async () => {
    const [changed, deleted] = [await publish(older, 'hostel'), await publish(older, 'canteen')];
    const newer = await searched(2);
    await newer.indexPending();
    await publish(older, 'library');
    await opened.database.write(async (change) => {
      const updated = await updateItem(change.db, notice, changed, { title: 'dormitory' }, AT);
      await older.put(change, notice, updated?.item as unknown as Item);
      await deleteItem(change.db, notice, deleted._id);
      await older.remove(change, notice, deleted as unknown as Item);
      await older.putCollege(change, { ...neutralCollege, phone: '01-5551234' });
    });
    expect(await titles(newer, 'library')).toEqual([]);
    const before = opened.database.version.current;
    await newer.indexPending();
    expect(await titles(newer, 'library')).toEqual(['library']);
    expect(await titles(newer, 'dormitory')).toEqual(['dormitory']);
    expect(await titles(newer, 'canteen')).toEqual([]);
    expect(opened.database.version.current).toBe(before + 1);
    await newer.indexPending();
    expect(opened.database.version.current).toBe(before + 1);
  });

  test('going back, the older one rebuilds it when it is asked to, and the newer one again [18.44]', async () => {
    const newer = await searched(2);
    await newer.indexPending();
    await publish(older, 'library');
    await older.rebuild();
    expect(await titles(older, 'library')).toEqual(['library']);
    await publish(newer, 'hostel');
    expect(await titles(older, 'hostel')).toEqual([]);
    await newer.indexPending();
    expect(await titles(newer, 'hostel')).toEqual(['hostel']);
    expect(await titles(newer, 'library')).toEqual(['library']);
  });
});
