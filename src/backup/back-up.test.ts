import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bareDatabases } from '../db/engines.fixture.ts';
import { diskStorage, type Storage } from '../media/index.ts';
import { backUp } from './back-up.ts';
import { packedIn } from './repack.fixture.ts';
import { emptyTargetOn, everyFile, filesOfRow, NOW, temporaryFolder } from './site.fixture.ts';
import { backedUp, migrations, restored, siteOn } from './small-site.fixture.ts';
import { openWorkFolder } from './work-folder.ts';

const [embedded] = bareDatabases;
type Site = Awaited<ReturnType<typeof siteOn>>;

/** Runs a backup and calls `meanwhile` once all stored files are staged. */
async function backedUpWhile(site: Site, meanwhile: (name: string) => Promise<void>) {
  const disk = diskStorage(join(site.dataDir, 'uploads'));
  const storage: Storage = {
    ...disk,
    async *names() {
      yield* disk.names();
      await meanwhile('');
    },
    async copyTo(name, copy) {
      await meanwhile(name);
      return disk.copyTo(name, copy);
    },
  };
  const file = join(await temporaryFolder(), 'backup.tar');
  const summary = await backUp({ from: site, storage, file, migrations, now: () => NOW, progress: () => {} });
  return { file, summary };
}

describe.each(bareDatabases)('A backup on $name', (database) => {
  const picture = (at: number) => `/uploads/${at.toString(16).padStart(32, '0')}.webp`;

  async function add({ engine, dataDir }: Site, at: number) {
    const row = {
      path: picture(at),
      width: 1,
      height: 1,
      color: '',
      bytes: 1,
      widths: '[320]',
      createdAt: '',
      unusedSince: null,
    };
    for (const name of filesOfRow('picture', row))
      await writeFile(join(dataDir, 'uploads', name), `new ${at}`);
    await engine.writer.insertInto('picture').values(row).execute();
  }
  async function remove({ engine, dataDir }: Site, at: number) {
    await engine.writer.deleteFrom('picture').where('path', '=', picture(at)).execute();
    for (const name of filesOfRow('picture', { path: picture(at), widths: '[320]' }))
      await rm(join(dataDir, 'uploads', name));
  }

  test('includes pictures added or deleted meanwhile exactly if its rows reference them', async () => {
    const site = await siteOn(database);
    await add(site, 1);
    let step = 0;
    const { file, summary } = await backedUpWhile(site, async (name) => {
      // Copies that are already staged stay; added files are staged in the next round.
      if (name === '' && step === 0) {
        step = 1;
        await remove(site, 1);
        await add(site, 2);
        await add(site, 3);
      } else if (step === 1 && name.startsWith('000')) {
        // Happens between the snapshot and the staging of its files.
        step = 2;
        await remove(site, 3);
        await add(site, 4);
      }
    });
    expect(step).toBe(2);
    expect(summary.missing).toEqual([]);
    const target = await emptyTargetOn(database);
    await restored(file, target);
    const rows = await target.open().reader.selectFrom('picture').select(['path', 'widths']).execute();
    const news = rows.map(({ path }) => path).filter((path) => path.startsWith('/uploads/000'));
    expect(news.toSorted()).toEqual([picture(2), picture(4)]);
    expect(await everyFile(join(target.dataDir, 'uploads'))).toEqual(
      await everyFile(join(site.dataDir, 'uploads')),
    );
  });

  test('gives up in words when files always go faster than they are taken', async () => {
    const site = await siteOn(database);
    let at = 1;
    await add(site, at);
    const endless = async (name: string) => {
      if (name !== '' && !name.startsWith('000')) return;
      const gone = at;
      at += 1;
      await add(site, at);
      await remove(site, gone);
    };
    await expect(backedUpWhile(site, endless)).rejects.toThrow(/deleted so fast/);
    expect(await readdir(site.dataDir)).not.toContain('backing-up');
  });
});

describe('A backup', () => {
  test('never takes the place of a file', async () => {
    const site = await siteOn(embedded);
    const file = join(await temporaryFolder(), 'mine.tar');
    await writeFile(file, 'mine');
    await expect(backedUp(site, { file })).rejects.toThrow('is there already');
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  test('asks for a folder that is there', async () => {
    const site = await siteOn(embedded);
    const folder = await temporaryFolder();
    await expect(backedUp(site, { file: join(folder, 'no', 'x.tar') })).rejects.toThrow(
      /There is no folder .*no/,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  test.each(bareDatabases)('of nothing is refused, and makes nothing ($name)', async (database) => {
    const target = await emptyTargetOn(database);
    await expect(backedUp(target)).rejects.toThrow('There is no site');
    expect(await readdir(target.dataDir)).toEqual([]);
    const missing = join(target.dataDir, 'missing');
    await expect(backedUp({ url: undefined, dataDir: missing })).rejects.toThrow('There is no site');
    expect(await readdir(target.dataDir)).toEqual([]);
  });

  test('is made by one process at a time', async () => {
    const site = await siteOn(embedded);
    const work = await openWorkFolder(site.dataDir, 'backing-up');
    await expect(backedUp(site)).rejects.toThrow('Another backup of this site is under way');
    await work?.close();
    await backedUp(site);
  });

  test('removes the leftovers of a killed one', async () => {
    const site = await siteOn(embedded);
    await mkdir(join(site.dataDir, 'backing-up', 'uploads'), { recursive: true });
    await writeFile(join(site.dataDir, 'backing-up', 'uploads', 'half.webp'), '');
    const file = join(await temporaryFolder(), 'x.tar');
    await writeFile(`${file}.partial`, 'half');
    await backedUp(site, { file });
    expect(await readdir(join(file, '..'))).toEqual(['x.tar']);
    expect(await readdir(site.dataDir)).not.toContain('backing-up');
    expect((await packedIn(file)).at(-1)?.name).toBe('seal.sha256');
  });

  test.each(['Records', 'Archive'])('that is given up leaves nothing behind (%s)', async (stage) => {
    const site = await siteOn(embedded);
    const folder = await temporaryFolder();
    const controller = new AbortController();
    const options = {
      from: site,
      storage: diskStorage(join(site.dataDir, 'uploads')),
      file: join(folder, 'x.tar'),
      migrations,
      now: () => NOW,
      signal: controller.signal,
      progress: (what: string) => {
        if (what === stage) controller.abort();
      },
    };
    await expect(backUp(options)).rejects.toThrow('aborted');
    expect(await readdir(folder)).toEqual([]);
    expect(await readdir(site.dataDir)).not.toContain('backing-up');
  });

  test('leaves a `.partial` file alone that another process wrote meanwhile', async () => {
    const site = await siteOn(embedded);
    const folder = await temporaryFolder();
    const file = join(folder, 'x.tar');
    const other = async (name: string) => {
      if (name !== '') return;
      await rm(`${file}.partial`);
      await writeFile(`${file}.partial`, 'of another');
    };
    const disk = diskStorage(join(site.dataDir, 'uploads'));
    const storage: Storage = {
      ...disk,
      async *names() {
        yield* disk.names();
        await other('');
      },
    };
    const options = { from: site, storage, file, migrations, now: () => NOW, progress: () => {} };
    await expect(backUp(options)).rejects.toThrow('Something else was written');
    expect(await readdir(folder)).toEqual(['x.tar.partial']);
    expect(await readFile(`${file}.partial`, 'utf8')).toBe('of another');
  });
});
