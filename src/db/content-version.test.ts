import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { contentTypes } from '../content/index.ts';
import { raise, setUpProcesses } from './content-version.fixture.ts';
import { openDatabase } from './database.ts';
import type { Engine } from './engine.ts';
import { bareDatabases } from './engines.fixture.ts';
import { migrations } from './migration/frozen.ts';

describe.each(databases)('The version of what is published on $name', ({ open }) => {
  let opened: OpenForTest;
  beforeAll(async () => {
    opened = await open([]);
  });
  afterAll(() => opened.close());

  test('rises by one with every change, before the change is acknowledged', async () => {
    const { database } = opened;
    for (let index = 0; index < 5; index += 1) {
      const before = database.version.current;
      await raise(database);
      expect(database.version.current).toBe(before + 1);
    }
  });

  test('rises for each of the changes that share a commit', async () => {
    const { database } = opened;
    const before = database.version.current;
    await Promise.all(Array.from({ length: 20 }, () => raise(database)));
    expect(database.version.current).toBe(before + 20);
  });

  test('stays when a change fails or publishes nothing', async () => {
    const { database } = opened;
    const before = database.version.current;
    await database.write(({ db }) => db.insertInto('setting').values({ key: 'quiet', value: '1' }).execute());
    await expect(
      database.write(async (change) => {
        await database.version.increment(change);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(database.version.current).toBe(before);
  });

  test('is known to another process within a second, and to one that starts later at once [15.2, 18.23]', async () => {
    const { database } = opened;
    const other = await opened.openAgain();
    for (let index = 0; index < 3; index += 1) {
      await raise(database);
      await vi.waitFor(() => expect(other.version.current).toBe(database.version.current), {
        timeout: 1000,
        interval: 10,
      });
      await raise(other);
      await vi.waitFor(() => expect(database.version.current).toBe(other.version.current), {
        timeout: 1000,
        interval: 10,
      });
    }
    expect((await opened.openAgain()).version.current).toBe(database.version.current);
  });

  test('never falls, however two processes write beside each other', async () => {
    const { database } = opened;
    const other = await opened.openAgain();
    const before = database.version.current;
    const seen = { mine: [before], theirs: [other.version.current] };
    const looking = setInterval(() => {
      seen.mine.push(database.version.current);
      seen.theirs.push(other.version.current);
    }, 1);
    await Promise.all(Array.from({ length: 60 }, (_, index) => raise(index % 2 ? database : other)));
    clearInterval(looking);
    for (const versions of Object.values(seen))
      expect(versions).toEqual(versions.toSorted((one, another) => one - another));
    await vi.waitFor(() => {
      expect(database.version.current).toBe(before + 60);
      expect(other.version.current).toBe(before + 60);
    });
  });
});

describe.each(bareDatabases)('A change that another process commits on $name', ({ makeMigrated }) => {
  const openOn = setUpProcesses(makeMigrated);

  test('is known within a second although its notification is lost [18.23]', async () => {
    const writing = await openOn({ notify: async () => {} });
    const other = await openOn();
    await raise(writing);
    await vi.waitFor(() => expect(other.version.current).toBe(writing.version.current), {
      timeout: 1000,
      interval: 10,
    });
  });
});

describe.each(bareDatabases)('A notification that names the version on $name', ({ makeMigrated }) => {
  const openOn = setUpProcesses(makeMigrated);

  test('is enough to know it, and never takes an older one back', async () => {
    let tell: (version?: number) => void = () => {};
    const watch: Engine['watch'] = (onChange) => {
      tell = onChange;
      return () => {};
    };
    const { version } = await openOn({ watch });
    tell(7);
    tell(3);
    expect(version.current).toBe(7);
  });
});

describe.each(bareDatabases)('A database that is let go of on $name', ({ makeMigrated }) => {
  test('is not read any more, even if a late notification arrives', async () => {
    const bareDatabase = await makeMigrated();
    const errors: unknown[] = [];
    let tell = () => {};
    const watched: Engine = {
      ...bareDatabase.open(),
      watch(onChange) {
        tell = onChange;
        return () => {};
      },
    };
    const options = { types: contentTypes, migrations };
    const database = await openDatabase(watched, { ...options, onError: (error) => errors.push(error) });
    tell();
    const closed = database.close();
    tell();
    await closed;
    tell();
    await new Promise(setImmediate);
    expect(errors).toEqual([]);
    await bareDatabase.close();
  });
});
