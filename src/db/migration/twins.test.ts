import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faculty } from '../../content/faculty.ts';
import { notice } from '../../content/notice.ts';
import { textIn } from '../../languages/text-in.ts';
import { itemOfVersion } from '../editing/versions.ts';
import type { Engine } from '../engine.ts';
import { type BareDatabase, bareDatabases } from '../engines.fixture.ts';
import { contentOf, findItem, updateItem } from '../store.ts';
import { migrations } from './frozen.ts';
import { migrate } from './migrate.ts';

const NOW = new Date('2026-11-24T06:00:00.000Z');
const AT = NOW.toISOString();
const before = migrations.filter(({ name }) => name < '0010');

const texts = {
  english: { title: 'Holiday', description: '<p>On Friday.</p>' },
  nepali: { title: 'बिदा', description: '<p>शुक्रबार।</p>' },
};
const noticeRow = (_id: string, { title, description }: typeof texts.english) => ({
  _id,
  createdAt: AT,
  updatedAt: AT,
  version: 1,
  titleFolded: title.toLowerCase(),
  rank: AT + _id,
  title,
  description,
  image: null,
  imageAlt: '',
  date: '',
  attachments: '[]',
});

describe.each(bareDatabases)('A site from before texts had twins, on $name,', ({ make }) => {
  let bareDatabase: BareDatabase;
  let engine: Engine;
  const insert = (table: string, row: object) =>
    contentOf(engine.writer)
      .insertInto(table)
      .values({ ...row })
      .execute();
  beforeAll(async () => {
    bareDatabase = await make();
    engine = bareDatabase.open();
    await migrate(engine, { migrations: before, now: NOW });
    await insert('notice', noticeRow('english', texts.english));
    await insert('notice', noticeRow('nepali', texts.nepali));
    await insert('notice', noticeRow('changed', texts.english));
    await insert('version', {
      _id: 'changed.1',
      record: 'changed',
      type: 'notice',
      n: 1,
      at: AT,
      account: '',
      kind: 'saved',
      note: '',
      row: JSON.stringify(noticeRow('changed', texts.english)),
      migration: before.at(-1)?.name,
      changed: '[]',
    });
    await migrate(engine, { migrations, now: NOW });
    // Rows that the previous release still writes beside this one.
    await insert('notice', noticeRow('beside', texts.nepali));
  });
  afterAll(() => bareDatabase.close());

  test.each(['english', 'nepali', 'beside'])(
    'has every text where it was: %s [20.100, 20.110]',
    async (id) => {
      const written = id === 'english' ? texts.english : texts.nepali;
      const found = await findItem(engine.reader, notice, id);
      expect(found?.item).toMatchObject({ ...written, title_ne: '', description_ne: '' });
      for (const language of ['en', 'ne'] as const)
        expect(found && textIn(language, found.item, 'title').text).toBe(written.title);
    },
  );

  test('has versions without twins, and takes one [20.112]', async () => {
    const version = await itemOfVersion(engine.reader, notice, 'changed', 1);
    expect(version).toMatchObject({ ...texts.english, title_ne: '', description_ne: '' });
    const present = await findItem(engine.writer, notice, 'changed');
    if (!present) throw new Error('There is no record');
    const changed = await updateItem(engine.writer, notice, present.item, { title_ne: 'बिदा' }, AT);
    expect(changed?.item).toMatchObject({ ...texts.english, title_ne: 'बिदा', description_ne: '' });
  });

  test('has a twin for each translated field and for no other [20.101]', () => {
    const twins = Object.keys(faculty.fields).filter((name) => name.endsWith('_ne'));
    expect(twins).toContain('total_fee_ne');
    expect(twins).not.toContain('seats_ne');
  });
});
