import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, expect, test, vi } from 'vitest';
import { sqliteEngine } from './engine.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test('a file that can no longer be read counts as changed, and the process goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chautari-watch-'));
  closing.push(() => rm(folder, { recursive: true }));
  const file = join(folder, 'chautari.sqlite');
  const engine = sqliteEngine(file);
  closing.push(() => engine.close());
  await engine.writer.schema.createTable('state').addColumn('key', 'text').execute();
  const changed = vi.fn();
  closing.push(engine.watch(changed));
  const other = new SqliteDatabase(file);
  closing.push(() => other.close());
  // In one turn of the event loop, so that the next look finds a new commit in a damaged file.
  other.exec('insert into state values (1)');
  other.pragma('wal_checkpoint(truncate)');
  writeFileSync(file, Buffer.alloc(4096, 'x'), { flag: 'r+' });
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce(), { timeout: 10_000 });
});
