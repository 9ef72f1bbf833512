import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrations } from '../../src/db/migration/frozen.ts';
import { editorOf, managed } from '../api/editor.ts';
import { drafted } from '../api/every-type.ts';
import { readSql, runSql } from '../run-sql.ts';
import { createDatabase } from '../server-databases.ts';
import { sites } from '../site.ts';
import { answersOf, KEPT_AT } from './answers.ts';

const released = (await readdir(import.meta.dirname)).filter((name) => /^\d/.test(name));

describe.each(released)('The database of version %s', (version) => {
  const keptFile = async (name: string) =>
    gunzipSync(await readFile(join(import.meta.dirname, version, name)));

  describe.each(sites)('on $name', ({ name, start }) => {
    const answersBefore = async (): Promise<Awaited<ReturnType<typeof answersOf>>> =>
      JSON.parse(String(await keptFile(`${name}.json.gz`)));

    /** A site on a copy of it, without the stored files; its first administrator signs in. */
    async function upgraded() {
      const dataDir = await mkdtemp(join(tmpdir(), 'chautari-upgrade-'));
      onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
      const environment: Record<string, string> = { DATA_DIR: dataDir };
      if (name === 'SQLite')
        await writeFile(join(dataDir, 'chautari.sqlite'), await keptFile('SQLite.sqlite.gz'));
      else {
        const database = await createDatabase();
        onTestFinished(() => database.drop());
        environment.DATABASE_URL = database.url;
        await runSql({ environment, dataDir }, [String(await keptFile('PostgreSQL.sql.gz'))]);
      }
      const [row] = await readSql({ environment, dataDir }, "select value from setting where key = 'site'");
      await mkdir(join(dataDir, 'uploads'));
      await writeFile(
        join(dataDir, 'uploads', 'site-id'),
        `${JSON.parse(String(row?.value))} without-files\n`,
      );
      const site = await start({ environment, now: () => new Date(KEPT_AT) });
      onTestFinished(() => site.close());
      return { ...site, dataDir };
    }

    test('answers as before the upgrade, with what is new besides [18.92]', async () => {
      const site = await upgraded();
      const rows = await readSql(site, 'select name from migration order by name');
      expect(rows.map((row) => row.name)).toEqual(migrations.map((one) => one.name));
      const after = await answersOf((method, path) => site.call(method, path));
      expect(after).toMatchObject(await answersBefore());
    });

    test('is gone on with: accounts, drafts, versions, the trash, the search and the inbox [18.92]', async () => {
      const site = await upgraded();
      const before = await answersBefore();
      for (const { name: type, plural, named } of drafted.filter((one) => `/api/${one.plural}` in before)) {
        const editor = editorOf(site, type);
        const { list } = await site.call('GET', `/api/${plural}`);
        const kept = list.find((record) => record[named] === `Changed ${type}`);
        const id = kept?._id ?? '';
        expect(managed(await editor.publish(id)).live, type).toMatchObject({ [named]: `Drafted ${type}` });
        const restored = await editor.restore(id, 1);
        expect(managed(restored).draft?.fields, type).toMatchObject({ [named]: `Kept ${type}` });
      }
      const trash = (await site.call('GET', '/api/manage/trash')).list;
      for (const { type, _id } of trash) {
        const back = await editorOf(site, type ?? '').untrash(_id ?? '');
        expect(back.status, type).toBe(200);
      }
      const found = await site.call('GET', '/search?q=Drafted+notice', { as: 'nobody' });
      expect(found.text).toContain('Drafted notice');
      const [application] = (await site.call('GET', '/api/applications')).list;
      expect((await site.call('DELETE', `/api/application/${application?._id}`)).status).toBe(200);
    });
  });
});
