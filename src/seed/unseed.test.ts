import { describe, expect, test } from 'vitest';
import { databases } from '../../test/databases.ts';
import { program } from '../accounts/actor.ts';
import { neutralCollege } from '../content/college.ts';
import { notice } from '../content/notice.ts';
import { insertDraft } from '../db/editing/drafts.ts';
import { createIdGenerator } from '../db/ids.ts';
import { insertItem } from '../db/store.ts';
import { changeCollege } from '../records/college.ts';
import { updateItem } from '../records/live.ts';
import { managedFor } from '../records/managed.ts';
import { collegeIn } from '../records/read-college.ts';
import { deleteItem, takeDown } from '../records/take-down.ts';
import { blanksOf } from '../schema/define-type.ts';
import { Search } from '../search/search.ts';
import type { Site } from '../whole-site.ts';
import { readDemonstration } from './demonstration.ts';
import { unseedDemonstration } from './unseed.ts';

const facts = readDemonstration().college;

describe.each(databases)('Removing the demonstration, on $name', ({ open }) => {
  const types = [notice];

  async function withSite(work: (site: Site) => Promise<void>) {
    const { database, close } = await open(types);
    const now = () => new Date();
    const search = await Search.open({ database, types, college: collegeIn, now });
    const site = {
      database,
      search,
      types,
      now,
      newId: createIdGenerator(),
      tools: { cleanHtml: (html: string) => html },
    } as unknown as Site;
    try {
      await changeCollege(site, program, { ...facts });
      expect(await collegeIn(database.reader)).toEqual(facts);
      await work(site);
    } finally {
      await close();
    }
  }
  const at = new Date().toISOString();
  const item = (id: string) => ({ _id: id.repeat(24), createdAt: at, updatedAt: at, title: `Seeded ${id}` });
  const addSeeded = ({ database }: Site, ...ids: string[]) =>
    database.write(async ({ db }) => {
      for (const id of ids) {
        await insertItem(db, notice, item(id));
        await db
          .insertInto('seeded')
          .values({ place: id, type: notice.name, item: id.repeat(24) })
          .execute();
      }
    });
  const unseed = (site: Site) => unseedDemonstration(site);

  test('makes the college neutral again', () =>
    withSite(async (site) => {
      await unseed(site);
      expect(await collegeIn(site.database.reader)).toEqual(neutralCollege);
    }));

  test('keeps settings that the college has changed since', () =>
    withSite(async (site) => {
      await changeCollege(
        site,
        { role: 'admin', account: 'a'.repeat(24), duties: ['publisher'] },
        { phone: '01-5970123' },
      );
      await unseed(site);
      expect(await collegeIn(site.database.reader)).toEqual({ ...facts, phone: '01-5970123' });
    }));

  test('unties the questions of what it removes [20.161]', () =>
    withSite(async (site) => {
      const { database } = site;
      await addSeeded(site, 'a', 'b', 'c');
      await database.write(async ({ db }) => {
        for (const id of ['a', 'b', 'c']) {
          const tied = { type: notice.name, item: id.repeat(24), at };
          await db
            .insertInto('taught')
            .values({ _id: id.repeat(24), likeness: id, question: id, ...tied })
            .execute();
        }
      });
      await deleteItem(site, program, notice, 'b'.repeat(24));
      await updateItem(site, program, notice, 'c'.repeat(24), { title: 'Ours' });
      expect(await unseed(site)).toEqual({ removed: 2, kept: 1 });
      const left = await database.reader.selectFrom('taught').select('question').execute();
      expect(left).toEqual([{ question: 'c' }]);
    }));

  test('keeps a record with a draft [19.56]', () =>
    withSite(async (site) => {
      const { database } = site;
      await addSeeded(site, 'a', 'b');
      await database.write(async ({ db }) => {
        const draft = { ...blanksOf(notice), ...item('b'), title: 'Mine' };
        await insertDraft(db, notice, draft, { base: 1, at, account: '' });
      });
      expect(await unseed(site)).toEqual({ removed: 1, kept: 1 });
      const left = await database.reader.selectFrom('draft').select('title').execute();
      expect(left).toEqual([{ title: 'Mine' }]);
      expect(await database.reading.one(notice, 'b'.repeat(24))).not.toBeNull();
    }));

  test('removes what was deleted or has ended, but for what somebody had changed before [19.56]', () =>
    withSite(async (site) => {
      const { database } = site;
      await addSeeded(site, 'a', 'b', 'c');
      const [deleted, ended, changed] = ['a', 'b', 'c'].map((id) => id.repeat(24)) as [
        string,
        string,
        string,
      ];
      await updateItem(site, program, notice, changed, { title: 'Ours' });
      await deleteItem(site, program, notice, deleted);
      for (const id of [ended, changed])
        await database.write(async (change) => {
          const managed = await managedFor(change.db, notice, id);
          await takeDown({ site, actor: program, change }, managed, 'ended');
        });
      expect(await unseed(site)).toEqual({ removed: 2, kept: 1 });
      const left = await database.reader.selectFrom('shelved').select(['record', 'state']).execute();
      expect(left).toEqual([{ record: changed, state: 'ended' }]);
      const versions = await database.reader.selectFrom('version').select('record').distinct().execute();
      expect(versions).toEqual([{ record: changed }]);
    }));
});
