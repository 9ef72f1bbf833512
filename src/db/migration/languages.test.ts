import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccount } from '../../accounts/account.ts';
import { application } from '../../content/application.ts';
import { contact } from '../../content/contact.ts';
import type { Engine } from '../engine.ts';
import { type BareDatabase, bareDatabases } from '../engines.fixture.ts';
import { contentOf, findItem } from '../store.ts';
import { migrations } from './frozen.ts';
import { migrate } from './migrate.ts';

const NOW = new Date('2026-11-24T06:00:00.000Z');
const AT = NOW.toISOString();
const before = migrations.filter(({ name }) => name < '0009');
const record = { createdAt: AT, updatedAt: AT, version: 1 };
const sender = {
  ...record,
  titleFolded: 'asha',
  name: 'Asha',
  address: '',
  phone: '9841234567',
  phoneDigits: '9841234567',
  email: '',
  emailFolded: '',
  message: '',
  isView: 0,
};
const account = {
  ...record,
  role: 'admin',
  name: 'Asha',
  email: 'asha@example.org',
  emailFolded: 'asha@example.org',
  nameFolded: 'asha',
  passwordHash: '',
  faculty: null,
  semester: null,
  duties: null,
  disabled: 0,
};

describe.each(bareDatabases)('A site from before there were two languages, on $name,', ({ make }) => {
  let bareDatabase: BareDatabase;
  let engine: Engine;
  const insert = (table: string, row: object) =>
    contentOf(engine.writer)
      .insertInto(table)
      .values({ ...row })
      .execute();
  /** Rows as the previous release writes them, before and after the upgrade beside it. */
  async function insertAll(mark: string) {
    await insert('account', { ...account, _id: `a${mark}`, emailFolded: mark });
    await insert('application', { ...sender, _id: `b${mark}`, program: 'BCA', prev_college: '' });
    await insert('contact_spam', { ...sender, _id: `c${mark}` });
  }
  beforeAll(async () => {
    bareDatabase = await make();
    engine = bareDatabase.open();
    await migrate(engine, { migrations: before, now: NOW });
    await insertAll('1');
    await migrate(engine, { migrations, now: NOW });
    await insertAll('2');
  });
  afterAll(() => bareDatabase.close());

  test.each(['1', '2'])('has English accounts and submissions (%s) [20.50, 20.51]', async (mark) => {
    const { reader } = engine;
    expect(await findAccount(reader, `a${mark}`)).toMatchObject({ name: 'Asha', lang: 'en' });
    const applied = await findItem(reader, application.stored, `b${mark}`);
    expect(applied?.item).toMatchObject({ name: 'Asha', program: 'BCA', lang: 'en' });
    expect((await findItem(reader, contact.spam, `c${mark}`))?.item).toMatchObject({ lang: 'en' });
  });
});
