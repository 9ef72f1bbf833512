import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { extraTypes, shelf, toy } from '../../test/extra-types.ts';
import type { ContentType, Item } from '../schema/define-type.ts';
import { publishedAtOf } from '../schema/published-at.ts';
import { insertItem } from './store.ts';

const COUNT = 437;
const day = Date.parse('2026-11-20T06:00:00.000Z');
/** Many records with the same timestamp, as an import creates them. */
const createdAt = (index: number) => new Date(day + Math.floor(index / 90) * 1000).toISOString();
const idOf = (index: number) => ((index * 7919) % 100_003).toString(16).padStart(24, '0');

const toys: Item[] = Array.from({ length: COUNT }, (_, index) => ({
  _id: idOf(index),
  createdAt: createdAt(index),
  updatedAt: createdAt(index),
  title: `Toy ${index} ${index % 10 === 0 ? 'Élan 100%_\\' : ''}`,
  remark: 'x'.repeat((index * 37) % 5000),
  shelf: idOf(index % 3),
  // Every fifth record has its own day, long before it was entered.
  made: index % 5 === 0 ? `2020-01-${String(1 + (index % 28)).padStart(2, '0')}` : '',
}));
const asShown = toys.toSorted((one, other) => (rank(one) < rank(other) ? 1 : -1));
function rank(item: Item) {
  return publishedAtOf(toy, item) + item._id;
}
const newestFirst = toys.toSorted((one, other) =>
  one.createdAt + one._id < other.createdAt + other._id ? 1 : -1,
);
const ids = (items: readonly Item[]) => items.map(({ _id }) => _id);

describe.each(databases)('Reading on $name', ({ open }) => {
  let opened: OpenForTest;
  const put = (type: ContentType, items: readonly Item[]) =>
    opened.database.write(async ({ db }) => {
      for (const item of items) await insertItem(db, type, item);
    });
  beforeAll(async () => {
    opened = await open(extraTypes);
    const shelves = [0, 1].map((index) => ({
      _id: idOf(index),
      createdAt: createdAt(index),
      updatedAt: createdAt(index),
      name: `Shelf ${index}`,
    }));
    await put(shelf, shelves);
    await put(toy, toys);
  });
  afterAll(() => opened.close());

  const whole = async (type: ContentType = toy) => {
    const items: Item[] = [];
    for await (const chunk of opened.database.reading.all(type)) items.push(...chunk);
    return items;
  };

  test('a whole list holds every record once, newest first, equal instants by id', async () => {
    expect(ids(await whole())).toEqual(ids(newestFirst));
  });

  test('whole lists and pages for visitors are ordered by the day that a record has', async () => {
    const shown: Item[] = [];
    for await (const chunk of opened.database.reading.all(toy, { order: 'shown' })) shown.push(...chunk);
    expect(ids(shown)).toEqual(ids(asShown));
    expect(ids(shown)).not.toEqual(ids(newestFirst));
    const perPage = 50;
    for (const page of [1, 2, 5, 9]) {
      const found = await opened.database.reading.page(toy, { q: '', page, limit: perPage }, 'shown');
      expect(ids(found.items)).toEqual(ids(asShown.slice((page - 1) * perPage, page * perPage)));
    }
    expect(ids(await opened.database.reading.first(toy, 5))).toEqual(ids(asShown.slice(0, 5)));
  });

  test('the neighbours of a record are those before and after it in the visitors’ order', async () => {
    const last = asShown.length - 1;
    for (const at of [0, 1, 200, last]) {
      const { before, after } = await opened.database.reading.beside(toy, asShown[at]?._id ?? '');
      expect([before?._id, after?._id]).toEqual([asShown[at - 1]?._id, asShown[at + 1]?._id]);
    }
    expect(await opened.database.reading.beside(toy, 'e'.repeat(24))).toEqual({ before: null, after: null });
  });

  test('a record lists the ids and titles of the records that refer to it, oldest first', async () => {
    const { items } = await opened.database.reading.page(shelf, { q: '', page: 1, limit: 10 });
    for (const item of items) {
      const its = newestFirst.filter((one) => one.shelf === item._id).reverse();
      expect(item.toys).toEqual(its.map(({ _id, title }) => ({ _id, title })));
    }
    expect(items.length).toBe(2);
  });

  test('a whole list continues while records are deleted and added', async () => {
    const seen: string[] = [];
    const extra = { ...newestFirst[0], _id: 'f'.repeat(24), createdAt: createdAt(100_000) } as Item;
    let isFirst = true;
    for await (const chunk of opened.database.reading.all(toy)) {
      seen.push(...ids(chunk));
      if (isFirst) await put(toy, [extra]);
      isFirst = false;
    }
    await opened.database.write(({ db }) =>
      db
        .deleteFrom('toy' as 'state')
        .where('_id' as 'key', '=', extra._id)
        .execute(),
    );
    expect(seen).toEqual(ids(newestFirst));
  });

  test('an empty list is empty', async () => {
    const [, , album] = extraTypes;
    expect(await whole(album)).toEqual([]);
    expect(await opened.database.reading.page(album, { q: '', page: 1, limit: 20 })).toEqual({
      items: [],
      total: 0,
    });
  });

  test.each([1, 2, 7, 20, 50, 99, 100])('pages of %i are slices of the whole list', async (limit) => {
    const pages = Math.ceil(COUNT / limit);
    const some = [1, 2, Math.floor(pages / 2), Math.ceil(pages / 2) + 1, pages - 1, pages].filter(
      (page) => page > 0,
    );
    for (const page of new Set(some)) {
      const { items, total } = await opened.database.reading.page(toy, { q: '', page, limit });
      expect(ids(items), `page ${page}`).toEqual(ids(newestFirst.slice((page - 1) * limit, page * limit)));
      expect(total).toBe(COUNT);
    }
    expect((await opened.database.reading.page(toy, { q: '', page: pages + 1, limit })).items).toEqual([]);
  });

  test.each(['élan', 'E\u0301LAN', '100%_\\', 'toy 1', '%', '_', 'nothing'])(
    'pages filtered by %j are slices of those that match [2.64]',
    async (q) => {
      const matching = newestFirst.filter(({ title }) =>
        String(title).normalize('NFC').toLowerCase().includes(q.normalize('NFC').toLowerCase()),
      );
      for (let page = 1; page <= Math.ceil(matching.length / 11) + 1; page += 1) {
        const found = await opened.database.reading.page(toy, { q, page, limit: 11 });
        expect(ids(found.items)).toEqual(ids(matching.slice((page - 1) * 11, page * 11)));
        expect(found.total).toBe(matching.length);
      }
    },
  );

  test('a record has the title of the record it refers to, empty once that is deleted', async () => {
    const titles = new Map((await whole()).map(({ shelf: to, shelfTitle }) => [to, shelfTitle]));
    expect(titles).toEqual(
      new Map([
        [idOf(0), 'Shelf 0'],
        [idOf(1), 'Shelf 1'],
        [idOf(2), ''],
      ]),
    );
    const one = await opened.database.reading.one(toy, idOf(1));
    expect(one?.item).toMatchObject({ shelfTitle: 'Shelf 1' });
  });

  test('the newest are the first of the whole list', async () => {
    expect(ids(await opened.database.reading.first(toy, 5))).toEqual(ids(asShown.slice(0, 5)));
  });
});
