import { afterEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { contentTypes } from '../content/index.ts';
import { collegeIn } from '../records/read-college.ts';
import { Search } from './search.ts';

describe.each(databases)('Reading in what is published, on $name', ({ open }) => {
  const opened: OpenForTest[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });

  async function begin() {
    const one = await open();
    opened.push(one);
    const { database } = one;
    const searched = () =>
      Search.open({ database, types: contentTypes, college: collegeIn, now: () => new Date() });
    return { database, searched };
  }

  test('shows no findings before it is done', async () => {
    const { database, searched } = await begin();
    await database.write((change) => database.version.increment(change));
    const before = database.version.current;
    const search = await searched();
    await search.indexPending();
    expect(database.version.current).toBe(before + 1);
    await search.rebuild();
    expect(database.version.current).toBe(before + 2);
  });

  test('is done once', async () => {
    const { database, searched } = await begin();
    await database.write((change) => database.version.increment(change));
    await (await searched()).indexPending();
    const after = database.version.current;
    await (await searched()).indexPending();
    expect(database.version.current).toBe(after);
  });

  test('leaves a site on which nothing was ever published as it is, so that it can still be filled', async () => {
    const { database, searched } = await begin();
    await (await searched()).indexPending();
    expect(database.version.current).toBe(0);
  });
});
