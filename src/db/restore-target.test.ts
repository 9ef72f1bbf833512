import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { restoreTargetOf } from './connect.ts';
import type { Db, Engine } from './engine.ts';
import { type BareDatabase, bareDatabases } from './engines.fixture.ts';
import { migrations } from './migration/frozen.ts';
import { migrate, migrateWithin } from './migration/migrate.ts';
import type { RestoreTarget } from './restore-target.ts';

describe.each(bareDatabases)('A place for a database, on $name,', ({ make }) => {
  let bare: BareDatabase;
  let target: RestoreTarget;
  let workFolder: string;
  beforeEach(async () => {
    bare = await make();
    target = await restoreTargetOf(bare);
    workFolder = join(bare.dataDir, 'work');
    await mkdir(workFolder);
  });
  afterEach(() => bare.close());

  const build = async (db: Db, engine: Engine) => {
    await migrateWithin(db, engine, { migrations, now: new Date() });
    await db.insertInto('state').values({ key: 'built', value: 1 }).execute();
  };

  test('is empty until a database was made in it, and looking at it makes nothing [10.2]', async () => {
    expect(await target.isEmpty()).toBe(true);
    expect(await readdir(bare.dataDir)).toEqual(['work']);
    await migrate(bare.open(), { migrations, now: new Date() });
    expect(await target.isEmpty()).toBe(false);
  });

  test.each(['-wal', '-shm', '-journal'])(
    'is not empty while a file with %s is left of a database, which would be taken for part of the next one [22.22]',
    async (suffix) => {
      if (bare.url) return;
      await writeFile(join(bare.dataDir, `chautari.sqlite${suffix}`), 'x');
      expect(await target.isEmpty()).toBe(false);
    },
  );

  test('counts as empty if only search tables are left, which are then dropped', async () => {
    // SQLite has the search tables in the same file as the rest of the database.
    if (!bare.url) return;
    const { writer } = bare.open();
    await sql`create table search_entry (id integer)`.execute(writer);
    expect(await target.isEmpty()).toBe(true);
    await target.fill(workFolder, build);
    await expect(sql`select id from search_entry`.execute(writer)).rejects.toThrow('does not exist');
  });

  test('is filled atomically: nothing is visible before the last step', async () => {
    await target.fill(workFolder, async (...given) => {
      await build(...given);
      expect(await target.isEmpty()).toBe(true);
    });
    expect(await target.isEmpty()).toBe(false);
    expect(await bare.open().reader.selectFrom('state').selectAll().execute()).toEqual([
      { key: 'built', value: 1 },
    ]);
  });

  test('stays empty when the building fails', async () => {
    await expect(target.fill(workFolder, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await target.isEmpty()).toBe(true);
  });

  test('never overwrites a database that was created meanwhile', async () => {
    const beside = async (...given: Parameters<typeof build>) => {
      await build(...given);
      // On PostgreSQL the lock of the single writer excludes other processes until the end.
      if (!bare.url) await writeFile(join(bare.dataDir, 'chautari.sqlite'), 'of another process');
    };
    if (bare.url) await migrate(bare.open(), { migrations, now: new Date() });
    await expect(target.fill(workFolder, beside)).rejects.toThrow('There is a database already');
  });
});
