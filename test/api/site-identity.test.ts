import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrations } from '../../src/db/migration/frozen.ts';
import { findings } from '../doctor.ts';
import { storedFiles } from '../folders.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { readSql, runSql } from '../run-sql.ts';
import { createDatabase } from '../server-databases.ts';
import { type SiteOptions, sites, type TestSite } from '../site.ts';

/** Its sites are made anew, so that each has an id of its own. */
const anew: SiteOptions = { now: () => new Date() };

describe.each(sites)('A site on $name', ({ name, start }) => {
  async function opened(options: SiteOptions = anew): Promise<TestSite> {
    const site = await start(options);
    onTestFinished(() => site.close());
    return site;
  }

  async function withPicture() {
    const site = await opened();
    const body = multipart({ title: 'Fees', image: await pictureFile() });
    const { record } = await site.call('POST', '/api/notice', { body });
    return { site, record };
  }

  /** A copy of its folder as it is, and the settings of a start on it. */
  async function copyOf(site: TestSite) {
    const folder = await mkdtemp(join(tmpdir(), 'chautari-copy-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await cp(site.dataDir, folder, { recursive: true });
    return { folder, environment: { ...site.environment, DATA_DIR: folder } };
  }

  const DATABASE = ['chautari.sqlite', 'chautari.sqlite-wal', 'chautari.sqlite-shm'];

  /** The settings with an empty database. */
  async function withoutDatabase({ folder, environment }: Awaited<ReturnType<typeof copyOf>>) {
    if (name === 'SQLite') {
      for (const file of DATABASE) await rm(join(folder, file), { force: true });
      return environment;
    }
    const empty = await createDatabase();
    onTestFinished(() => empty.drop());
    return { ...environment, DATABASE_URL: empty.url };
  }

  const refusalOf = (environment: Record<string, string>) =>
    start({ environment }).then(
      async (site) => {
        await site.close();
        return 'It serves.';
      },
      (error: Error) => error.message,
    );

  const idIn = (folder: string) => readFile(join(folder, 'site-id'), 'utf8');

  test('has one id in its database, its files and its folder, and keeps it [22.3]', async () => {
    const { site } = await withPicture();
    const [row] = await readSql(site, "select value from setting where key = 'site'");
    const id = JSON.parse(String(row?.value));
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect([await idIn(site.dataDir), await idIn(join(site.dataDir, 'uploads'))]).toEqual([
      `${id}\n`,
      `${id}\n`,
    ]);
    const { folder, environment } = await copyOf(site);
    await rm(join(folder, 'site-id'));
    const again = await start({ environment });
    expect(await idIn(folder)).toBe(`${id}\n`);
    expect((await again.call('GET', '/api/notices')).list).toHaveLength(1);
    await again.close();
  });

  test('whose database is gone is not made anew over its files, which stay as they are [22.1, 22.3]', async () => {
    const { site } = await withPicture();
    const copy = await copyOf(site);
    const environment = await withoutDatabase(copy);
    const files = (await readdir(copy.folder, { recursive: true })).sort();
    for (const _ of [1, 2])
      expect(await refusalOf(environment)).toMatch(
        /is the storage of the site [0-9a-f]{32}, but there is no site in/,
      );
    await rm(join(copy.folder, 'uploads', 'site-id'));
    expect(await refusalOf(environment)).toMatch(/uploads holds uploaded files, but there is no site in/);
    const uploads = join(copy.folder, 'uploads');
    await rm(uploads, { recursive: true });
    expect(await refusalOf(environment)).toMatch(
      /The folder .* is that of the site [0-9a-f]{32}, but there is no site/,
    );
    const left = files.filter((file) => !file.startsWith('uploads'));
    expect((await readdir(copy.folder, { recursive: true })).sort()).toEqual(left);
    const { findings: found } = await findings(environment);
    expect(found).toContainEqual(expect.objectContaining({ check: 'database', level: 'trouble' }));
  });

  test("is not served with another site's files, or folder, and nothing of either changes [22.3]", async () => {
    const [{ site: one }, { site: other }] = [await withPicture(), await withPicture()];
    const [copy, others] = [await copyOf(one), await copyOf(other)];
    const uploads = join(copy.folder, 'uploads');
    await rm(uploads, { recursive: true });
    await cp(join(others.folder, 'uploads'), uploads, { recursive: true });
    const before = (await readdir(uploads)).sort();
    expect(await refusalOf(copy.environment)).toMatch(
      /holds the files of the site [0-9a-f]{32}, but .* that of the site [0-9a-f]{32}/,
    );
    expect((await readdir(uploads)).sort()).toEqual(before);
    const { findings: found } = await findings(copy.environment);
    expect(found).toContainEqual(expect.objectContaining({ check: 'identity', level: 'trouble' }));

    const swapped = await copyOf(one);
    await writeFile(join(swapped.folder, 'site-id'), await idIn(others.folder));
    expect(await refusalOf(swapped.environment)).toMatch(/^The folder .* is that of the site/);
  });

  test('whose files are gone is not served, until somebody says that it shall be [22.3]', async () => {
    const { site } = await withPicture();
    const { folder, environment } = await copyOf(site);
    await rm(join(folder, 'uploads'), { recursive: true });
    const refusal = await refusalOf(environment);
    expect(refusal).toMatch(/names uploaded files, but .*uploads holds none of them/);
    expect(await readdir(folder)).not.toContain('uploads');
    await cp(join(site.dataDir, 'uploads'), join(folder, 'uploads'), { recursive: true });
    for (const file of await storedFiles({ dataDir: folder })) await rm(join(folder, 'uploads', file));
    expect(await refusalOf(environment)).toBe(refusal);
    const [, line = ''] = /site-id there: (.+)$/.exec(refusal) ?? [];
    await writeFile(join(folder, 'uploads', 'site-id'), line);
    expect(await refusalOf(environment)).toBe('It serves.');
  });

  test('from before there were ids gets one, by the files that its rows name [22.4]', async () => {
    const { site, record } = await withPicture();
    const { folder, environment } = await copyOf(site);
    await runSql({ environment, dataDir: folder }, ["delete from setting where key = 'site'"]);
    for (const at of [folder, join(folder, 'uploads')]) await rm(join(at, 'site-id'));
    const again = await start({ environment });
    expect((await again.call('GET', String(record.image))).status).toBe(200);
    expect(await idIn(folder)).toBe(await idIn(join(folder, 'uploads')));
    await again.close();
  });

  test('whose database lost most of its rows keeps their files, and the doctor says so [22.1]', async () => {
    const site = await opened();
    const { folder, environment } = await copyOf(site);
    for (let at = 0; at < 25; at += 1)
      await writeFile(join(folder, 'uploads', `${String(at).padStart(32, '0')}.pdf`), '%PDF-1.7 %%EOF');
    for (const _ of [1, 2]) expect(await refusalOf(environment)).toBe('It serves.');
    expect(await storedFiles({ dataDir: folder })).toHaveLength(25);
    const { findings: found } = await findings(environment);
    expect(found).toContainEqual(
      expect.objectContaining({
        check: 'files',
        level: 'trouble',
        says: expect.stringMatching(/^Named by no row: 25 files.*left where they are/),
      }),
    );
  });

  test('is told in the log which version and migrations its first start applied [22.8]', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'chautari-new-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const environment = await withoutDatabase({ folder, environment: { DATA_DIR: folder } });
    const site = await start({ environment });
    const line = site.logLines.map((text) => JSON.parse(text)).find(({ migrations }) => migrations);
    expect(line).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      migrations: migrations.map(({ name }) => name),
    });
    await site.close();
  });
});
