import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runStatement } from '../../test/server-databases.ts';
import { bareDatabases } from '../db/engines.fixture.ts';
import { diskStorage } from '../media/index.ts';
import { emptyTargetOn, everyFile, temporaryFolder } from './site.fixture.ts';
import { backedUp, copyOfSite, everyRow, restored, siteOn } from './small-site.fixture.ts';

const [embedded] = bareDatabases;

let parent: string;
let folder: string;
let files: Record<string, string>;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'chautari-restore-'));
  folder = join(parent, 'backups');
  const site = await copyOfSite(embedded);
  await backedUp(site, { folder });
  files = await everyFile(join(site.dataDir, 'uploads'));
  await site.close();
});
afterAll(() => rm(parent, { recursive: true }));

describe.each(bareDatabases)('Restoring on $name', (database) => {
  test('is refused where there is a database, and leaves it alone', async () => {
    const site = await siteOn(database);
    const before = [await everyRow(site.engine), await everyFile(join(site.dataDir, 'uploads'))];
    await expect(restored(folder, site)).rejects.toThrow(/is restored into an empty place only/);
    expect([await everyRow(site.engine), await everyFile(join(site.dataDir, 'uploads'))]).toEqual(before);
    expect(await readdir(site.dataDir)).not.toContain('restoring');
  });

  test('is refused where there are uploads, and leaves them alone', async () => {
    const target = await emptyTargetOn(database);
    const uploads = join(target.dataDir, 'uploads');
    await mkdir(uploads);
    await writeFile(join(uploads, `${'ab'.repeat(16)}.webp`), 'mine');
    await expect(restored(folder, target)).rejects.toThrow(/There are uploads in/);
    expect(await readdir(target.dataDir)).toEqual(['uploads']);
    // The storage of a site, also of the original, is not taken for an empty one.
    const { site } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as { site: string };
    await rm(join(uploads, `${'ab'.repeat(16)}.webp`));
    await diskStorage(uploads).claim(site);
    await expect(restored(folder, target)).rejects.toThrow(/is the storage of the site/);
  });

  test('that is given up, early or late, makes no site, and the next one goes on [18.86]', async () => {
    const target = await emptyTargetOn(database);
    for (const stage of ['Files', 'Records']) {
      const controller = new AbortController();
      const progress = (what: string) => {
        if (what === stage) controller.abort();
      };
      const { signal } = controller;
      await expect(restored(folder, target, { progress, signal }), stage).rejects.toThrow('aborted');
      expect((await readdir(target.dataDir)).toSorted()).toEqual(['lock', 'unit', 'uploads']);
    }
    const uploads = join(target.dataDir, 'uploads');
    const [one = '', two = ''] = Object.keys(files);
    // What is whole is not copied again, and what is another file is.
    const former = (await stat(join(uploads, one))).ino;
    await writeFile(join(uploads, two), 'cut');
    await restored(folder, target);
    expect(await everyFile(uploads)).toEqual(files);
    expect((await stat(join(uploads, one))).ino).toBe(former);
    expect(await diskStorage(uploads).siteMark()).toMatchObject({ note: null });
  });

  test('of two at a time into one place one is refused', async () => {
    const target = await emptyTargetOn(database);
    const outcomes = await Promise.allSettled([restored(folder, target), restored(folder, target)]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { name: 'Refused' } }]);
    expect(await everyFile(join(target.dataDir, 'uploads'))).toEqual(files);
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
    await expect(restored(folder, target)).rejects.toThrow(/did not confirm .* Start the site/);
    expect(await everyFile(join(target.dataDir, 'uploads'))).toEqual(files);
    await runStatement(url, 'drop event trigger break_commits');
    await restored(folder, target);
    expect(await everyFile(join(target.dataDir, 'uploads'))).toEqual(files);
  });
});

test('a data folder that is made is for its owner and group only', async () => {
  const dataDir = join(await temporaryFolder(), 'new');
  await restored(folder, { url: undefined, dataDir });
  expect((await stat(dataDir)).mode & 0o007).toBe(0);
});
