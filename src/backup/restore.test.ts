import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runStatement } from '../../test/server-databases.ts';
import { type BareDatabase, bareDatabases } from '../db/engines.fixture.ts';
import { migrate } from '../db/migration/migrate.ts';
import { RestoreFolder, refuseInterruptedRestore } from './restore-folder.ts';
import { emptyTargetOn, everyFile, NOW, temporaryFolder } from './site.fixture.ts';
import { backedUp, copyOfSite, everyRow, migrations, restored, siteOn } from './small-site.fixture.ts';

const [embedded] = bareDatabases;

let folder: string;
let file: string;
let files: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chautari-restore-'));
  file = join(folder, 'backup.tar');
  const site = await copyOfSite(embedded);
  await backedUp(site, { file });
  files = await everyFile(join(site.dataDir, 'uploads'));
  await site.close();
});
afterAll(() => rm(folder, { recursive: true }));

/** Expects neither a database nor anything else. */
async function expectEmpty(target: BareDatabase) {
  expect(await readdir(target.dataDir)).toEqual([]);
  await refuseInterruptedRestore(target);
}

describe.each(bareDatabases)('Restoring on $name', (database) => {
  test('is refused where there is a database, and leaves it alone', async () => {
    const site = await siteOn(database);
    const before = [await everyRow(site.engine), await everyFile(join(site.dataDir, 'uploads'))];
    await expect(restored(file, site)).rejects.toThrow(/is restored into an empty place only/);
    expect([await everyRow(site.engine), await everyFile(join(site.dataDir, 'uploads'))]).toEqual(before);
    expect(await readdir(site.dataDir)).not.toContain('restoring');
  });

  test('is refused where there are uploads, and leaves them alone', async () => {
    const target = await emptyTargetOn(database);
    await mkdir(join(target.dataDir, 'uploads'));
    await writeFile(join(target.dataDir, 'uploads', 'notes.txt'), 'mine');
    await expect(restored(file, target)).rejects.toThrow(/There are uploads in/);
    expect(await readdir(target.dataDir)).toEqual(['uploads']);
    expect(await readdir(join(target.dataDir, 'uploads'))).toEqual(['notes.txt']);
  });

  test('leaves nothing behind when it is given up, early or late', async () => {
    const target = await emptyTargetOn(database);
    for (const stage of ['Checking', 'Files', 'Records']) {
      const controller = new AbortController();
      const progress = (what: string) => {
        if (what === stage) controller.abort();
      };
      const { signal } = controller;
      await expect(restored(file, target, { progress, signal }), stage).rejects.toThrow('aborted');
      await expectEmpty(target);
    }
    await restored(file, target);
  });

  test('of two at a time into one place one is refused', async () => {
    const target = await emptyTargetOn(database);
    const outcomes = await Promise.allSettled([restored(file, target), restored(file, target)]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { name: 'BackupRefused' } }]);
    expect(await readdir(target.dataDir)).toContain('uploads');
    await refuseInterruptedRestore(target);
  });

  describe('after one that was killed', () => {
    /** The leftovers of a restore killed between moving the uploads and creating the database. */
    async function interruptedRestore() {
      const target = await emptyTargetOn(database);
      const folder = await RestoreFolder.open(target);
      const uploads = join(folder.path, 'uploads');
      await mkdir(uploads);
      await writeFile(join(uploads, `${'ab'.repeat(16)}.webp`), 'half');
      await folder.moveUploads(uploads);
      folder.release();
      return target;
    }

    test('is done as if it had never been', async () => {
      const target = await interruptedRestore();
      await restored(file, target);
      expect(await everyFile(join(target.dataDir, 'uploads'))).toEqual(files);
      await refuseInterruptedRestore(target);
    });

    test('removes those leftovers even when it is refused itself', async () => {
      const target = await interruptedRestore();
      await expect(restored(join(await temporaryFolder(), 'none'), target)).rejects.toThrow('There is no');
      await expectEmpty(target);
    });

    test('is asked for: no site starts there', async () => {
      const target = await interruptedRestore();
      await expect(refuseInterruptedRestore(target)).rejects.toThrow(
        /was broken off. Restore the backup again/,
      );
      expect(await readdir(join(target.dataDir, 'uploads'))).toHaveLength(1);
    });

    test('is not needed when the site was already complete', async () => {
      const target = await interruptedRestore();
      await migrate(target.open(), { migrations, now: NOW });
      await refuseInterruptedRestore(target);
      expect(await readdir(target.dataDir)).not.toContain('restoring');
      expect(await readdir(join(target.dataDir, 'uploads'))).toHaveLength(1);
    });
  });

  test('keeps every site from starting there meanwhile', async () => {
    const target = await emptyTargetOn(database);
    const starts: Promise<unknown>[] = [];
    const progress = (what: string) => {
      if (what === 'Files' && starts.length === 0)
        starts.push(refuseInterruptedRestore(target).catch(String));
    };
    await restored(file, target, { progress });
    expect(await Promise.all(starts)).toEqual([expect.stringContaining('is being restored into this place')]);
  });
});

/** Lets each transaction that makes tables lose its connection amid its commit. */
const BREAK_COMMITS = `
  create schema broken;
  create table broken.row (n integer);
  create function broken.end_session() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()), pg_sleep(5); return null; end $$;
  create constraint trigger at_commit after insert on broken.row deferrable initially deferred
    for each row execute function broken.end_session();
  create function broken.add_row() returns event_trigger language plpgsql as
    $$ begin insert into broken.row values (1); end $$;
  create event trigger break_commits on ddl_command_end when tag in ('CREATE TABLE')
    execute function broken.add_row()`;

describe.each(bareDatabases.filter(({ name }) => name === 'PostgreSQL'))('On $name', (database) => {
  test('a restore that may be stored deletes nothing, and says what to do [21.130]', async () => {
    const target = await emptyTargetOn(database);
    const url = target.url ?? '';
    await runStatement(url, BREAK_COMMITS);
    await expect(restored(file, target)).rejects.toThrow(/did not confirm .* Start the site/);
    expect(await everyFile(join(target.dataDir, 'uploads'))).toEqual(files);
    await expect(refuseInterruptedRestore(target)).rejects.toThrow(/Restore the backup again/);
    await runStatement(url, 'drop event trigger break_commits');
    await restored(file, target);
    expect(await everyFile(join(target.dataDir, 'uploads'))).toEqual(files);
    await refuseInterruptedRestore(target);
  });
});

test('a data folder that is made is for its owner and group only', async () => {
  const dataDir = join(await temporaryFolder(), 'new');
  await restored(file, { url: undefined, dataDir });
  expect((await stat(dataDir)).mode & 0o007).toBe(0);
});
