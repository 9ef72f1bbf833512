import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../connect.ts';
import type { Engine } from '../engine.ts';
import { type BareDatabase, bareDatabases } from '../engines.fixture.ts';
import { openReadOnly } from '../read-only.ts';

const [embedded] = bareDatabases;

let database: BareDatabase;
let file: string;
let serving: Engine;
beforeEach(async () => {
  database = await embedded.makeMigrated();
  file = join(database.dataDir, 'chautari.sqlite');
  serving = database.open();
  await store('first');
});
afterEach(() => database.close());

const store = (key: string) => serving.writer.insertInto('state').values({ key, value: 1 }).execute();
const open = (dataDir = database.dataDir) => connect({ url: undefined, dataDir });

test('a database that a process has open is refused while both its log and index are gone [22.31]', async () => {
  for (const suffix of ['-wal', '-shm']) await rename(file + suffix, `${file}.away${suffix}`);
  const refusal = /open, but its log .*-wal is gone.*how to rescue/;
  await expect(open()).rejects.toThrow(refusal);
  await expect((async () => openReadOnly({ url: undefined, dataDir: database.dataDir }))()).rejects.toThrow(
    refusal,
  );
  await expect(stat(`${file}-wal`)).rejects.toThrow('ENOENT');
  for (const suffix of ['-wal', '-shm']) await rename(`${file}.away${suffix}`, file + suffix);
  await store('second');
});

test('a database that was closed, and nobody has open, has neither, and opens [22.31]', async () => {
  await serving.close();
  await expect(stat(`${file}-wal`)).rejects.toThrow('ENOENT');
  const engine = await open();
  expect(
    await engine.reader.selectFrom('state').selectAll().where('key', '=', 'first').execute(),
  ).toHaveLength(1);
  await engine.close();
});
