import { readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bareDatabases } from '../db/engines.fixture.ts';
import { migrations as programs } from '../db/migration/frozen.ts';
import { appliedMigrations, migrate } from '../db/migration/migrate.ts';
import { shapesAfter } from '../db/migration/migration.ts';
import { contentOf } from '../db/store.ts';
import { Writer } from '../db/writer.ts';
import * as real from './site.fixture.ts';
import { emptyTargetOn, everyFile, everyRow, NOW, temporaryFolder } from './site.fixture.ts';
import { backedUp, migrations, restored, siteOn } from './small-site.fixture.ts';

/** Tables that concern running processes. */
const volatile = ['session', 'password_link', 'upload_lease', 'task_lease', 'rate_count', 'conversation'];

/** The audit events, the one of the restore first. */
const eventsIn = ({ event = [] }: Awaited<ReturnType<typeof everyRow>>) => {
  const isOfRestore = ({ action }: (typeof event)[number]) => action === 'restored';
  return [...event.filter(isOfRestore), ...event.filter((row) => !isOfRestore(row))];
};

describe.each(bareDatabases)('A backup from $name', (from) => {
  test('brings every row and every file along as they were, to either database, but nothing of processes [18.80, 19.70, 19.54, 25.46]', async () => {
    const site = await real.siteOn(from);
    const { folder, summary } = await real.backedUp(site);
    const before = await everyRow(site.engine);
    for (const table of volatile) expect(before[table], table).toHaveLength(10);
    const uploads = await everyFile(join(site.dataDir, 'uploads'));
    const records = Object.values(before).reduce((sum, { length }) => sum + length, 0);
    expect(summary).toMatchObject({ records, pictures: 10, documents: 10, missing: [] });

    for (const into of bareDatabases) {
      const target = await emptyTargetOn(into);
      const summaryOfRestore = await real.restored(folder, target);
      const after = await everyRow(target.open());
      for (const table of ['redirect', 'missing_page']) expect(after[table], table).toHaveLength(10);
      const [told, ...events] = eventsIn(after);
      expect(told).toMatchObject({ action: 'restored', account: '', type: 'site' });
      expect({ ...after, event: events }, into.name).toEqual({
        ...before,
        ...Object.fromEntries(volatile.map((table) => [table, []])),
        event: eventsIn(before),
      });
      expect(await everyFile(join(target.dataDir, 'uploads')), into.name).toEqual(uploads);
      const { heldMails: _, unscheduled: __, ...summarised } = summaryOfRestore;
      expect(summary).toMatchObject(summarised);
    }
  });
});

describe.each(bareDatabases)('On $name', (database) => {
  test('only its owner can read a backup, nothing else is left behind, and the restored site takes changes durably', async () => {
    const site = await siteOn(database);
    const there = await readdir(site.dataDir);
    const { folder } = await backedUp(site);
    for (const name of ['', 'rows', 'uploads'])
      expect((await stat(join(folder, name))).mode & 0o777, name).toBe(0o700);
    expect(await readdir(site.dataDir)).toEqual(there);
    const names = ['backup-lock', 'manifest.json', 'rows', 'uploads'];
    expect((await readdir(folder)).toSorted()).toEqual(names);
    const target = await emptyTargetOn(database);
    await restored(folder, target);
    const whole = [...(target.url ? [] : ['chautari.sqlite']), 'lock', 'site-id', 'unit', 'uploads'];
    expect((await readdir(target.dataDir)).toSorted()).toEqual(whole);
    const engine = target.open();
    await engine.assertDurable();
    expect(await migrate(engine, { migrations, now: NOW })).toEqual([]);
    await new Writer(engine).write(({ db }) =>
      db.insertInto('state').values({ key: 'new', value: 1 }).execute(),
    );
  });

  test('a backup of an older version is brought up to date', async () => {
    const site = await real.siteOn(database);
    const { folder } = await real.backedUp(site);
    const steps = [
      { do: 'add-column', table: 'notice', column: 'note', shape: { type: 'text', filledFrom: ['title'] } },
    ] as const;
    const target = await emptyTargetOn(database);
    await real.restored(folder, target, { migrations: [...programs, { name: '9000-note', steps }] });
    const engine = target.open();
    expect(await appliedMigrations(engine.reader)).toContain('9000-note');
    const shapes = new Map(shapesAfter(programs));
    for (const table of volatile) shapes.delete(table);
    const [before, after] = [await everyRow(site.engine, shapes), await everyRow(engine, shapes)];
    expect({ ...after, event: eventsIn(after).slice(1) }).toEqual({ ...before, event: eventsIn(before) });
    const notes = await contentOf(engine.reader).selectFrom('notice').select(['note', 'title']).execute();
    for (const { note, title } of notes) expect(note).toBe(title);
  });

  test('a database of a newer version is not backed up by an older program', async () => {
    const site = await siteOn(database);
    await expect(real.backedUp(site, { migrations: [] })).rejects.toThrow('newer or another version');
  });

  test('mails that were waiting are not sent by the copy', async () => {
    const site = await siteOn(database);
    const mails = await site.engine.reader.selectFrom('mail').select('_id').orderBy('_id').execute();
    const states = ['waiting', 'sending', 'sent', 'failed'];
    for (const [index, { _id }] of mails.entries()) {
      const state = states[index] ?? 'sent';
      await site.engine.writer
        .updateTable('mail')
        .set({ state, trouble: '' })
        .where('_id', '=', _id)
        .execute();
    }
    const { folder } = await backedUp(site);
    const target = await emptyTargetOn(database);
    expect((await restored(folder, target)).heldMails).toBe(2);
    const copies = await target
      .open()
      .reader.selectFrom('mail')
      .selectAll()
      .orderBy('_id')
      .limit(4)
      .execute();
    expect(copies.map(({ state }) => state)).toEqual(['failed', 'failed', 'sent', 'failed']);
    const words = 'Restored from a backup: it may have been sent already. Send it again if it was not.';
    expect(copies.map(({ trouble }) => trouble)).toEqual([words, words, '', '']);
  });
});

const [embedded] = bareDatabases;

test('files that no row names stay out of it, and an empty one comes along', async () => {
  const site = await siteOn(embedded);
  const uploads = join(site.dataDir, 'uploads');
  const [name = ''] = await readdir(uploads);
  await truncate(join(uploads, name));
  const named = await everyFile(uploads);
  expect(named[name]).toBe('');
  await writeFile(join(uploads, `${'a1'.repeat(16)}.webp`), 'stray');
  await writeFile(join(uploads, 'notes.txt'), 'not ours');
  const { folder } = await backedUp(site);
  const target = await emptyTargetOn(embedded);
  await restored(folder, target);
  expect(await everyFile(join(target.dataDir, 'uploads'))).toEqual(named);
});

test('a site without uploads is backed up and restored', async () => {
  const target = await emptyTargetOn(embedded);
  await migrate(target.open(), { migrations, now: NOW });
  const { folder, summary } = await backedUp(target);
  expect(summary).toMatchObject({ pictures: 0, documents: 0, missing: [] });
  await restored(folder, { url: undefined, dataDir: join(await temporaryFolder(), 'a', 'new', 'place') });
});

test('a file that was lost before is reported, and the rest is backed up', async () => {
  const site = await siteOn(embedded);
  const uploads = join(site.dataDir, 'uploads');
  const [lost = ''] = await readdir(uploads);
  await rm(join(uploads, lost));
  const { folder, summary } = await backedUp(site);
  expect(summary.missing).toEqual([lost]);
  const target = await emptyTargetOn(embedded);
  expect((await restored(folder, target)).missing).toEqual([lost]);
  expect(await everyFile(join(target.dataDir, 'uploads'))).toEqual(await everyFile(uploads));
});

test('a data folder without any of the files is taken for the wrong one', async () => {
  const site = await siteOn(embedded);
  await rm(join(site.dataDir, 'uploads'), { recursive: true });
  await expect(backedUp(site)).rejects.toThrow(/None of the \d+ uploaded files.*DATA_DIR/);
});
