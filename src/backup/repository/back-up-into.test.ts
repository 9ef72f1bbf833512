import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bareDatabases } from '../../db/engines.fixture.ts';
import { diskStorage, type Storage } from '../../media/index.ts';
import { emptyTargetOn, everyFile } from '../site.fixture.ts';
import { everyRow, siteOn } from '../small-site.fixture.ts';
import { FolderStore } from './folder-store.ts';
import { SNAPSHOTS } from './layout.ts';
import { backedUpInto, emptyStore, restoredFrom, verified } from './repository.fixture.ts';

const [embedded] = bareDatabases;
type Site = Awaited<ReturnType<typeof siteOn>>;

const uploadsOf = ({ dataDir }: { dataDir: string }) => join(dataDir, 'uploads');
const ID = 'ab'.repeat(16);

async function addDocument({ engine, dataDir }: Site, id: string, content: string) {
  await writeFile(join(dataDir, 'uploads', `${id}.pdf`), content);
  const row = { path: `/uploads/${id}.pdf`, name: 'x.pdf', size: 1, createdAt: '', unusedSince: null };
  await engine.writer.insertInto('attachment').values(row).execute();
}

async function removeDocument({ engine, dataDir }: Site, id: string) {
  await engine.writer.deleteFrom('attachment').where('path', '=', `/uploads/${id}.pdf`).execute();
  await rm(join(dataDir, 'uploads', `${id}.pdf`));
}

describe.each(bareDatabases)('Backups in a folder, of a site on $name,', (database) => {
  test('send once what does not change, and any of them is restored [18.81]', {
    tags: database.name === 'SQLite' ? [] : 'thorough',
  }, async () => {
    const site = await siteOn(database);
    const { store } = await emptyStore();
    const first = await backedUpInto(store, site, 1);
    expect(first.reused).toEqual({ contents: 0, bytes: 0 });
    const files = await everyFile(uploadsOf(site));
    await addDocument(site, ID, 'added later');

    const second = await backedUpInto(store, site, 2);
    // The new document and the rows of its table.
    expect(second.sent.contents).toBe(2);
    expect(second.reused.contents).toBe(first.sent.contents - 1);
    const third = await backedUpInto(store, site, 3);
    expect(third.sent).toEqual({ contents: 0, bytes: 0 });

    const latest = await emptyTargetOn(database);
    await restoredFrom(store, latest);
    expect(await everyFile(uploadsOf(latest))).toEqual(await everyFile(uploadsOf(site)));
    const { attachment, picture } = await everyRow(site.engine);
    expect(await everyRow(latest.open())).toMatchObject({ attachment, picture, session: [] });

    const older = await emptyTargetOn(database);
    await restoredFrom(store, older, first.name);
    expect(await everyFile(uploadsOf(older))).toEqual(files);
  });

  test('have files that come and go meanwhile exactly if its rows name them [18.83]', async () => {
    const site = await siteOn(database);
    const [early, late, last] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [
      string,
      string,
      string,
    ];
    await addDocument(site, early, 'early');
    const disk = diskStorage(uploadsOf(site));
    let step = 0;
    const storage: Storage = {
      ...disk,
      async *names() {
        yield* disk.names();
        await removeDocument(site, early);
        await addDocument(site, late, 'late');
      },
      async copyTo(name, copy) {
        // Runs between the snapshot of the rows and the copying of their files.
        if (name === `${late}.pdf` && step++ === 0) {
          await removeDocument(site, late);
          await addDocument(site, last, 'last');
        }
        return disk.copyTo(name, copy);
      },
    };
    const { store } = await emptyStore();
    const { missing } = await backedUpInto(store, site, 1, { storage });
    expect({ missing, step }).toEqual({ missing: [], step: 1 });
    const target = await emptyTargetOn(database);
    await restoredFrom(store, target);
    expect(await everyFile(uploadsOf(target))).toEqual(await everyFile(uploadsOf(site)));
    expect(await readdir(uploadsOf(target))).toContain(`${last}.pdf`);
    expect((await verified(store)).problems).toEqual([]);
  });
});

describe('A backup in a folder', () => {
  test('that is broken off is none, and the next one goes on [18.82]', async () => {
    const site = await siteOn(embedded);
    const { store } = await emptyStore();
    let puts = 0;
    const limit = 20;
    const failing = new FolderStore(store.name);
    failing.put = async (key, file) => {
      puts += 1;
      if (puts > limit) throw new Error('the disk is gone');
      await store.put(key, file);
    };
    await expect(backedUpInto(failing, site, 1)).rejects.toThrow('the disk is gone');
    await expect(restoredFrom(store, await emptyTargetOn(embedded))).rejects.toThrow('no complete backup');
    expect(await readdir(site.dataDir)).not.toContain('backing-up');

    const { sent, reused } = await backedUpInto(store, site, 2);
    // Two of the files are the folder's marker and the lease, not contents.
    expect(reused.contents).toBe(limit - 2);
    expect(sent.contents).toBeGreaterThan(0);
    expect((await verified(store)).problems).toEqual([]);
  });

  test('becomes visible after everything that it needs [18.82]', async () => {
    const site = await siteOn(embedded);
    const { store } = await emptyStore();
    const keys: string[] = [];
    const listening = new FolderStore(store.name);
    listening.put = async (key, file) => {
      keys.push(key);
      await store.put(key, file);
    };
    await backedUpInto(listening, site, 1);
    expect(keys.findIndex((key) => key.startsWith(SNAPSHOTS))).toBe(keys.length - 1);
  });

  test('has what the site lost since an earlier one, and says so', async () => {
    const site = await siteOn(embedded);
    const { store } = await emptyStore();
    await backedUpInto(store, site, 1);
    const files = await everyFile(uploadsOf(site));
    const [lost = ''] = Object.keys(files);
    await rm(join(uploadsOf(site), lost));
    expect(await backedUpInto(store, site, 2)).toMatchObject({ lost: [lost], missing: [] });
    const target = await emptyTargetOn(embedded);
    await restoredFrom(store, target);
    expect(await everyFile(uploadsOf(target))).toEqual(files);
    await rm(uploadsOf(site), { recursive: true });
    await expect(backedUpInto(store, site, 3)).rejects.toThrow(/None of the \d+ uploaded files.*DATA_DIR/);
  });

  test('is refused where something else is', async () => {
    const site = await siteOn(embedded);
    const store = new FolderStore(site.dataDir);
    await expect(backedUpInto(store, site, 1)).rejects.toThrow('holds something else');
  });

  test('is for its owner only', async () => {
    const { store, folder } = await emptyStore();
    await backedUpInto(store, await siteOn(embedded), 1);
    const { stat } = await import('node:fs/promises');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const [snapshot = ''] = await readdir(join(folder, 'snapshots'));
    expect((await stat(join(folder, 'snapshots', snapshot))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, 'chautari-backups.json'), 'utf8')).toContain('Chautari');
    expect(await readdir(join(folder, 'running'))).toEqual([]);
  });
});
