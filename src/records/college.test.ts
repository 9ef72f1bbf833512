import { afterEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { program } from '../accounts/actor.ts';
import { neutralCollege } from '../content/college.ts';
import { contentTypes } from '../content/index.ts';
import { createIdGenerator } from '../db/ids.ts';
import { pictureRow } from '../db/picture-row.fixture.ts';
import { Search } from '../search/search.ts';
import type { Site } from '../whole-site.ts';
import { changeCollege, resetCollege } from './college.ts';
import { deleteUnusedFiles } from './files.ts';
import { collegeIn } from './read-college.ts';

describe.each(databases)('The college’s facts on $name', ({ open }) => {
  const opened: OpenForTest[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });

  async function begin() {
    const one = await open();
    opened.push(one);
    const { database } = one;
    const now = () => new Date();
    const search = await Search.open({ database, types: contentTypes, college: collegeIn, now });
    const removed: string[] = [];
    const media = { remove: async (paths: readonly string[]) => removed.push(...paths) };
    const tools = { cleanHtml: String };
    const site = { database, search, media, now, tools, newId: createIdGenerator() } as unknown as Site;
    return { database, site, removed };
  }

  test('is read as an earlier version stored it, with defaults for what it did not have', async () => {
    const { database } = await begin();
    const value = JSON.stringify({
      name: 'Himal College',
      extensions: '',
      youtube: 'https://video.example/us',
      boxNotes: 7,
      gone: true,
    });
    await database.write(({ db }) => db.insertInto('setting').values({ key: 'college', value }).execute());
    expect(await collegeIn(database.reader)).toEqual({
      ...neutralCollege,
      name: 'Himal College',
      extensions: '',
      youtube: 'https://video.example/us',
      boxNotes: 7,
    });
  });

  test('raises the content version when it changes, and only then', async () => {
    const { database, site } = await begin();
    const versions = [database.version.current];
    for (const name of ['Himal College', 'Himal College', 'Himal Academy']) {
      await changeCollege(site, program, { name });
      versions.push(database.version.current);
    }
    await resetCollege(site, program);
    await resetCollege(site, program);
    versions.push(database.version.current);
    expect(versions).toEqual([0, 1, 1, 2, 3]);
    expect(await collegeIn(database.reader)).toEqual(neutralCollege);
  });

  test('keep the sweep from the pictures that they name, and let go of those that they no longer name [17.86]', async () => {
    const { database, site, removed } = await begin();
    const logo = `/uploads/${'a'.repeat(32)}.webp`;
    const row = pictureRow(logo, { unusedSince: '2026-01-01T00:00:00.000Z' });
    await database.write(({ db }) => db.insertInto('picture').values(row).execute());
    const sweep = () => database.write((change) => deleteUnusedFiles(change, new Date().toISOString()));
    await changeCollege(site, program, { logo });
    expect([await sweep(), removed]).toEqual([[], []]);
    await resetCollege(site, program);
    expect([await sweep(), removed]).toEqual([[], [logo]]);
    await expect(changeCollege(site, program, { logo })).rejects.toMatchObject({
      fields: { logo: expect.stringContaining('stored') },
    });
  });

  test('is changed by admins only', async () => {
    const { site, database } = await begin();
    for (const role of ['student', 'teacher'] as const) {
      const actor = { role, account: 'a', duties: [] };
      await expect(changeCollege(site, actor, { name: 'Ours' })).rejects.toMatchObject({ status: 403 });
      await expect(resetCollege(site, actor)).rejects.toMatchObject({ status: 403 });
    }
    expect(await collegeIn(database.reader)).toEqual(neutralCollege);
  });
});
