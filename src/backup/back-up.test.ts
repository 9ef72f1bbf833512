import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type BareDatabase, bareDatabases } from '../db/engines.fixture.ts';
import { acquireLock } from '../db/lock.ts';
import { pictureRow } from '../db/picture-row.fixture.ts';
import { diskStorage, type Storage } from '../media/index.ts';
import { emptyTargetOn, everyFile, filesOfRow, NOW, temporaryFolder } from './site.fixture.ts';
import { backedUp, migrations, restored, siteOn } from './small-site.fixture.ts';
import { verify } from './verify.ts';

const [embedded] = bareDatabases;
type Site = Awaited<ReturnType<typeof siteOn>>;
const DAY_MS = 86_400_000;

/** Runs a backup, and calls `meanwhile` before each file that it copies. */
function backedUpWhile(site: Site, meanwhile: (name: string) => Promise<void>, folder?: string) {
  const disk = diskStorage(join(site.dataDir, 'uploads'));
  const storage: Storage = {
    ...disk,
    async copyTo(name, copy) {
      await meanwhile(name);
      return disk.copyTo(name, copy);
    },
  };
  return backedUp(site, { storage, ...(folder && { folder }) });
}

const picture = (at: number) => `/uploads/${at.toString(16).padStart(32, '0')}.webp`;

async function add({ engine, dataDir }: Site, at: number) {
  const row = pictureRow(picture(at), { widths: '[320]' });
  for (const name of filesOfRow('picture', row)) await writeFile(join(dataDir, 'uploads', name), `new ${at}`);
  await engine.writer.insertInto('picture').values(row).execute();
}

async function remove({ engine, dataDir }: Site, at: number) {
  await engine.writer.deleteFrom('picture').where('path', '=', picture(at)).execute();
  for (const name of filesOfRow('picture', { path: picture(at), widths: '[320]' }))
    await rm(join(dataDir, 'uploads', name), { force: true });
}

const problemsIn = async (folder: string) =>
  (await verify({ folder, migrations, progress: () => {} })).problems;

describe.each(bareDatabases)('A backup on $name', (database) => {
  test('includes pictures added or deleted meanwhile exactly if its rows name them [18.83]', async () => {
    const site = await siteOn(database);
    await add(site, 1);
    let step = 0;
    const { folder, summary } = await backedUpWhile(site, async (name) => {
      if (step === 0) {
        step = 1;
        await remove(site, 1);
        await add(site, 2);
        await add(site, 3);
      } else if (step === 1 && name.startsWith(picture(3).slice(9, 41))) {
        step = 2;
        await remove(site, 3);
        await add(site, 4);
      }
    });
    expect(step).toBe(2);
    expect(summary.missing).toEqual([]);
    expect(await problemsIn(folder)).toEqual([]);
    const target = await emptyTargetOn(database);
    await restored(folder, target);
    const rows = await target.open().reader.selectFrom('picture').select(['path', 'widths']).execute();
    const named = rows.flatMap((row) => filesOfRow('picture', row));
    const files = Object.keys(await everyFile(join(target.dataDir, 'uploads')));
    expect(files).toEqual(expect.arrayContaining(named));
    expect(files.filter((name) => name.endsWith('.webp')).toSorted()).toEqual(named.toSorted());
    expect(await everyFile(join(target.dataDir, 'uploads'))).toEqual(
      await everyFile(join(folder, 'uploads')),
    );
  });

  test('gives up in words when files always go faster than they are taken', async () => {
    const site = await siteOn(database);
    let at = 1;
    await add(site, at);
    const endless = async (name: string) => {
      if (!name.startsWith('000')) return;
      const gone = at;
      at += 1;
      await add(site, at);
      await remove(site, gone);
    };
    await expect(backedUpWhile(site, endless)).rejects.toThrow(/deleted so fast/);
  });

  test('copies what is not there yet, and a file that was cut off [18.81]', async () => {
    const site = await siteOn(database);
    const { folder, summary } = await backedUp(site);
    const all = Object.keys(await everyFile(join(folder, 'uploads')));
    expect(summary.copied.files).toBe(all.length);
    await add(site, 1);
    await truncate(join(folder, 'uploads', all[0] ?? ''), 1);
    const second = await backedUp(site, { folder });
    expect(second.summary.copied.files).toBe(3);
    expect(await problemsIn(folder)).toEqual([]);
  });
});

describe('A folder of backups', () => {
  /** The days of the backups that it holds. */
  const daysIn = async (folder: string) =>
    (await readdir(join(folder, 'rows'))).map((moment) => moment.slice(0, 10)).toSorted();
  const at =
    (day: number, hour = 0) =>
    () =>
      new Date(NOW.getTime() + day * DAY_MS + hour * 3_600_000);

  test('keeps the newest backup of each of the last days that have one, and what these name [18.84]', async () => {
    const site = await siteOn(embedded);
    await add(site, 1);
    const folder = join(await temporaryFolder(), 'b');
    const back = (now: () => Date) => backedUp(site, { folder, keep: 3, now });
    await back(at(0));
    await back(at(0, 1));
    expect(await daysIn(folder)).toEqual(['2026-11-21']);
    await remove(site, 1);
    for (const day of [1, 40]) await back(at(day));
    expect(await daysIn(folder)).toEqual(['2026-11-21', '2026-11-22', '2026-12-31']);
    const one = join(folder, 'uploads', picture(1).slice(9));
    expect((await stat(one)).size).toBe(5);
    // A clock that is far back ends nothing but the first day.
    const { summary } = await back(at(-3000));
    expect(summary.dropped).toBe(1);
    expect((await daysIn(folder)).length).toBe(3);
    await expect(stat(one)).rejects.toThrow('ENOENT');
    expect(await problemsIn(folder)).toEqual([]);
    const target = await emptyTargetOn(embedded);
    expect((await restored(folder, target)).takenAt).toBe(at(-3000)().toISOString());
  });

  test('drops nothing where more than one day would go at once, and says so [18.84]', async () => {
    const site = await siteOn(embedded);
    const folder = join(await temporaryFolder(), 'b');
    for (const day of [0, 1, 2, 3]) await backedUp(site, { folder, now: at(day) });
    const { summary } = await backedUp(site, { folder, keep: 2, now: at(4) });
    expect(summary).toMatchObject({ dropped: 0, keptAll: expect.stringMatching(/3 days are more than/) });
    expect(await daysIn(folder)).toHaveLength(5);
  });

  test('drops nothing while one of its manifests cannot be read [18.84]', async () => {
    const site = await siteOn(embedded);
    const { folder } = await backedUp(site, { now: at(0) });
    const [moment = ''] = await readdir(join(folder, 'rows'));
    await writeFile(join(folder, 'rows', moment, 'manifest.json'), '{}');
    const { summary } = await backedUp(site, { folder, keep: 1, now: at(1) });
    expect(summary).toMatchObject({ dropped: 0, keptAll: expect.stringContaining('cannot be read') });
  });

  test('restores the backup of a day, and says which there are [18.81]', async () => {
    const site = await siteOn(embedded);
    const { folder } = await backedUp(site, { now: at(0) });
    await backedUp(site, { folder, now: at(1) });
    const target = await emptyTargetOn(embedded);
    await expect(restored(folder, target, { day: '2026-01-01' })).rejects.toThrow(
      /no backup of 2026-01-01. It has backups of 2026-11-22, 2026-11-21/,
    );
    expect((await restored(folder, target, { day: '2026-11-21' })).takenAt).toBe(NOW.toISOString());
  });

  test('is not one that holds other things, or the backups of another site', async () => {
    const site = await siteOn(embedded);
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'uploads'));
    await expect(backedUp(site, { folder })).rejects.toThrow('holds other things');
    await expect(backedUp(site, { folder: join(folder, 'no', 'x') })).rejects.toThrow(
      /There is no folder .*no/,
    );
    await writeFile(join(folder, 'file.tar'), 'an archive');
    await expect(backedUp(site, { folder: join(folder, 'file.tar') })).rejects.toThrow('is a file');
    expect((await readdir(folder)).toSorted()).toEqual(['file.tar', 'uploads']);
    const other = await siteOn(embedded);
    await other.engine.writer
      .updateTable('setting')
      .set({ value: '"f00"' })
      .where('key', '=', 'site')
      .execute();
    const { folder: others } = await backedUp(other);
    await expect(backedUp(site, { folder: others })).rejects.toThrow('holds the backups of the site f00');
  });

  test('is one command’s at a time', async () => {
    const site = await siteOn(embedded);
    const { folder } = await backedUp(site);
    const release = acquireLock(join(folder, 'backup-lock'));
    await expect(backedUp(site, { folder })).rejects.toThrow('Another command is at work');
    release?.();
    await backedUp(site, { folder });
  });

  test.each(['Files', 'Records'])(
    'is as it was after a backup that is given up (%s) [18.82]',
    async (stage) => {
      const site = await siteOn(embedded);
      const { folder } = await backedUp(site);
      const manifest = await readFile(join(folder, 'manifest.json'), 'utf8');
      const controller = new AbortController();
      const progress = (what: string) => {
        if (what === stage) controller.abort();
      };
      await expect(backedUp(site, { folder, progress, signal: controller.signal })).rejects.toThrow(
        'aborted',
      );
      expect(await readFile(join(folder, 'manifest.json'), 'utf8')).toBe(manifest);
      expect(await readdir(join(folder, 'rows'))).toHaveLength(1);
      expect(await problemsIn(folder)).toEqual([]);
    },
  );

  test.each(bareDatabases)('takes no backup of nothing ($name)', async (database) => {
    const target: BareDatabase = await emptyTargetOn(database);
    await expect(backedUp(target)).rejects.toThrow('There is no site');
    expect(await readdir(target.dataDir)).toEqual([]);
    const missing = join(target.dataDir, 'missing');
    await expect(backedUp({ url: undefined, dataDir: missing })).rejects.toThrow('There is no site');
  });
});
