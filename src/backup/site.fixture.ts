import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeDataFolder } from '../data-folder.ts';
import type { DatabaseLocation } from '../db/connect.ts';
import type { ContentRow, Engine } from '../db/engine.ts';
import type { BareDatabase, bareDatabases } from '../db/engines.fixture.ts';
import { migrations } from '../db/migration/frozen.ts';
import { shapesAfter } from '../db/migration/migration.ts';
import { insertRows, keyOf, readRows } from '../db/rows.ts';
import { diskStorage } from '../media/index.ts';
import type { ColumnType } from '../schema/field.ts';
import type { TableShape } from '../schema/shape.ts';
import { type BackupOptions, backUp } from './back-up.ts';
import { type Restored, type RestoreOptions, restore } from './restore.ts';
import type { Progress } from './rows.ts';

export const NOW = new Date('2026-11-21T10:00:00.000Z');
const now = () => NOW;
const silent: Progress = () => {};

/** Texts that tend to break formats, quoting or collations. */
const TEXTS = [
  'त्रिभुवन विश्वविद्यालय — भर्ना 🎓👩‍👩‍👧',
  'two\nlines\r\nand\ttab',
  `"quotes", 'more' and \\back\\slashes\\`,
  '\u2028line\u2029separators\ufeff\u202eright to left\u202c',
  '{"a":[1,null]}',
  "'); drop table notice; --",
  'null',
  '',
  '\u0001\u001f\u007f',
  'long '.repeat(500),
];

const VALUES: Readonly<Record<ColumnType, (at: number) => string | number>> = {
  id: (at) => `${TEXTS[at % TEXTS.length]?.slice(0, 30)}`,
  text: (at) => TEXTS[at % TEXTS.length] ?? '',
  integer: (at) => [0, 1, -1, 2_147_483_647][at % 4] ?? 0,
  boolean: (at) => at % 2,
  instant: () => NOW.toISOString(),
  json: (at) => JSON.stringify(TEXTS.slice(0, at % 3)),
};

const newPath = (ending: string) => `/uploads/${randomBytes(16).toString('hex')}.${ending}`;

function rowOf(table: TableShape, at: number): ContentRow {
  const key = keyOf(table);
  const row: ContentRow = {};
  for (const [index, [name, { type, nullable }]] of Object.entries(table.columns).entries()) {
    row[name] = nullable && at % 2 ? null : VALUES[type](at + index);
    const isUnique =
      key.includes(name) || table.indexes.some((one) => one.unique && one.columns.includes(name));
    if (isUnique) row[name] = `${row[name]}#${at}`;
  }
  if (table.name === 'picture')
    Object.assign(row, { path: newPath('webp'), widths: at % 2 ? '[]' : '[320,640]' });
  if (table.name === 'attachment') row.path = newPath('pdf');
  return row;
}

export const filesOfRow = (table: string, { path, widths }: ContentRow): string[] => {
  const name = String(path).slice('/uploads/'.length);
  if (table === 'attachment') return [name];
  if (table !== 'picture') return [];
  return [
    name,
    ...JSON.parse(String(widths)).map((width: number) => name.replace('.webp', `-${width}.webp`)),
  ];
};

/** Fills every table with rows of such texts, and stores the files that they reference. */
export async function fillEveryTable(
  engine: Engine,
  dataDir: string,
  shapes = shapesAfter(migrations),
): Promise<void> {
  const uploads = join(dataDir, 'uploads');
  await mkdir(uploads);
  for (const [name, table] of shapes) {
    const rows = Array.from({ length: TEXTS.length }, (_, at) => rowOf(table, at));
    if (name === 'setting') rows.push({ key: 'site', value: '"5f0c3b1de8a94c27b6d25e7f90a1b2c3"' });
    await insertRows(engine.writer, table, rows);
    for (const file of rows.flatMap((row) => filesOfRow(name, row)))
      await writeFile(join(uploads, file), randomBytes(file.length * 40));
  }
}

/** Every row of every table, by the table's name. */
export async function everyRow(engine: Engine, shapes = shapesAfter(migrations)) {
  const all: Record<string, ContentRow[]> = {};
  for (const [name, table] of shapes) {
    all[name] = [];
    for await (const rows of readRows(engine.reader, table)) all[name].push(...rows);
  }
  return all;
}

/** The content of every file in a folder, by name, but for the id of its site. */
export async function everyFile(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder).catch(() => [])).toSorted().filter((name) => name !== 'site-id');
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, (await readFile(join(folder, name))).toString('base64')]),
    ),
  );
}

/** An empty target of the running test; removed when it ends. */
export async function emptyTargetOn(database: (typeof bareDatabases)[number]): Promise<BareDatabase> {
  const target = await database.make();
  closeWithTest(target);
  return target;
}

export const closeWithTest = (database: BareDatabase) => onTestFinished(() => database.close());

/** A site with something in every table. */
export async function siteOn(database: (typeof bareDatabases)[number]) {
  const target = await database.makeMigrated();
  closeWithTest(target);
  const engine = target.open();
  await fillEveryTable(engine, target.dataDir, shapesAfter(migrations));
  return { ...target, engine };
}

/** A temporary folder of the running test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chautari-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Backs up the site at `from`. @param more its `folder` is a temporary one by default */
export async function backedUp(from: DatabaseLocation, more: Partial<BackupOptions> = {}) {
  const folder = more.folder ?? join(await temporaryFolder(), 'backups');
  const storage = diskStorage(join(from.dataDir, 'uploads'));
  const summary = await backUp({
    from,
    storage,
    keep: 14,
    migrations,
    now,
    progress: silent,
    ...more,
    folder,
  });
  return { folder, summary };
}

export function restored(
  folder: string,
  into: DatabaseLocation,
  more: Partial<RestoreOptions> = {},
): Promise<Restored> {
  const uploads = join(into.dataDir, 'uploads');
  return restore({
    folder,
    into,
    storage: diskStorage(uploads),
    storageName: uploads,
    makeDataFolder,
    migrations,
    now,
    progress: silent,
    ...more,
  });
}
