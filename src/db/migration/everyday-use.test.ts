import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { application } from '../../content/application.ts';
import { faculty } from '../../content/faculty.ts';
import { contentTypes } from '../../content/index.ts';
import { semester } from '../../content/semester.ts';
import type { Engine } from '../engine.ts';
import { type BareDatabase, bareDatabases } from '../engines.fixture.ts';
import { Reading } from '../reading.ts';
import { contentOf } from '../store.ts';
import { migrations } from './frozen.ts';
import { migrate } from './migrate.ts';

const NOW = new Date('2026-11-20T06:00:00.000Z');
const AT = NOW.toISOString();
const before = migrations.filter(({ name }) => name < '0005');
const base = (_id: string) => ({ _id, createdAt: AT, updatedAt: AT, version: 1, titleFolded: '' });

describe.each(bareDatabases)(
  'What a college had before its everyday use was looked at, on $name,',
  ({ make }) => {
    let bareDatabase: BareDatabase;
    let engine: Engine;
    let reading: Reading;
    beforeAll(async () => {
      bareDatabase = await make();
      engine = bareDatabase.open();
      await migrate(engine, { migrations: before, now: NOW });
      const content = contentOf(engine.writer);
      const insert = (table: string, row: object) =>
        content
          .insertInto(table)
          .values({ ...row })
          .execute();
      await insert('application', {
        ...base('a'),
        name: 'Asha',
        address: '',
        phone: '९८४०० 00420',
        email: 'Asha@Example.org',
        program: 'BCA',
        prev_college: '',
        message: '',
        isView: 0,
      });
      await insert('faculty', {
        ...base('f'),
        rank: 'f',
        slug: 'bca',
        title: 'BCA',
        full_name: '',
        description: '',
        admission_policy: '',
        program_objective: '',
        job_prospectus: '',
        image: null,
        imageAlt: '',
      });
      for (const _id of ['2', '1'])
        await insert('semester', { ...base(_id), title: `Semester ${_id}`, faculty: 'f' });
      await migrate(engine, { migrations, now: NOW });
      reading = new Reading(engine, contentTypes);
    });
    afterAll(() => bareDatabase.close());

    test('is found by telephone and email [17.12]', async () => {
      for (const q of ['98400-00420', 'asha@example'])
        expect(await reading.count(application.stored, { q }), q).toBe(1);
    });

    test('keeps the order of its semesters, which have no subjects yet', async () => {
      const found = await reading.one(faculty, 'f');
      expect(found?.item.semesters.map(({ _id }) => _id)).toEqual(['1', '2']);
      expect(found?.item).toMatchObject({ university: '', total_fee: '' });
      expect((await reading.one(semester, '2'))?.item.subjects).toEqual([]);
    });
  },
);
