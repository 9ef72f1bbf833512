import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { DUTIES } from '../content/duties.ts';
import type { Site } from '../whole-site.ts';
import { createTestAccount, PASSWORD, testAccountSite } from './account.fixture.ts';
import { findAccount, listAccounts } from './account.ts';
import { changeAccount, deleteAccount } from './change-account.ts';
import { createAccount } from './create-account.ts';

const NOBODY = '0'.repeat(24);

describe.each(databases)('The duties of accounts on $name', ({ open }) => {
  let opened: OpenForTest;
  let site: Site;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async () => {
    ({ site } = testAccountSite(opened));
    await opened.database.write(({ db }) => db.deleteFrom('account').execute());
  });
  afterAll(() => opened.close());

  test.each([
    ['be removed', (id: string) => deleteAccount(site, id)],
    ['be disabled', (id: string) => changeAccount(site, id, { disabled: true })],
    ['be given another role', (id: string) => changeAccount(site, id, { role: 'teacher' })],
    ['lose it', (id: string) => changeAccount(site, id, { duties: ['author', 'publisher'] })],
  ])('keep one active admin who looks after accounts, who cannot %s [19.3]', async (action, harm) => {
    const last = await createTestAccount(site, 'admin', 'admin@localhost');
    const other = await createTestAccount(site, 'admin', 'other@localhost');
    const disabled = await createTestAccount(site, 'admin', 'former@localhost');
    await changeAccount(site, disabled._id, { disabled: true });
    await changeAccount(site, other._id, { duties: ['author', 'publisher', 'admissions'] });
    await expect(harm(last._id)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(
        `^This is the last administrator with the duty ‘Accounts’.* cannot ${action}\\.`,
      ),
    });
    expect(await findAccount(opened.database.reader, last._id)).toEqual(last);
    await changeAccount(site, other._id, { duties: ['accounts'] });
    await harm(last._id);
  });

  test('keep one who looks after accounts when all lose it concurrently in two processes [19.3]', async () => {
    const elsewhere = testAccountSite({ database: await opened.openAgain() }).site;
    const [one, two, three, four] = await Promise.all(
      ['one@x', 'two@x', 'three@x', 'four@x', 'five@x'].map((email) =>
        createTestAccount(site, 'admin', email).then(async ({ _id }) => {
          if (email === 'five@x') await changeAccount(site, _id, { duties: [] });
          return _id;
        }),
      ),
    );
    const outcomes = await Promise.allSettled([
      changeAccount(site, one ?? '', { duties: ['author'] }),
      changeAccount(elsewhere, two ?? '', { duties: ['publisher'] }),
      deleteAccount(site, three ?? ''),
      changeAccount(elsewhere, four ?? '', { role: 'teacher' }),
    ]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason.status)).toEqual([409]);
    const keepers = (await listAccounts(opened.database.reader)).filter(({ duties }) =>
      duties?.includes('accounts'),
    );
    expect(keepers).toHaveLength(1);
  });

  test('that are all are stored as such, so that a later one is among them [19.2]', async () => {
    const { _id } = await createTestAccount(site, 'admin', 'admin@localhost');
    await changeAccount(site, (await createTestAccount(site, 'admin', 'b@localhost'))._id, {
      duties: [],
    });
    const columns = async () =>
      (await opened.database.reader.selectFrom('account').select('duties').orderBy('email').execute()).map(
        ({ duties }) => duties,
      );
    expect(await columns()).toEqual([null, '[]']);
    expect(await findAccount(opened.database.reader, _id)).toMatchObject({ duties: [...DUTIES] });
    await changeAccount(site, _id, { duties: ['accounts', 'author', 'author'] });
    expect(await columns()).toEqual(['["author","accounts"]', '[]']);
    await changeAccount(site, _id, { duties: [...DUTIES] });
    expect(await columns()).toEqual([null, '[]']);
  });

  test('are changed only with the duty, by any form of the call [19.4]', async () => {
    const { _id } = await createTestAccount(site, 'teacher', 'teacher@localhost');
    const by = { role: 'admin', account: NOBODY, duties: ['author', 'publisher', 'admissions'] } as const;
    for (const change of [
      createAccount(site, { role: 'student', name: 'Asha', email: 'a@x.example', password: PASSWORD }, by),
      changeAccount(site, _id, { name: 'Other' }, by),
      deleteAccount(site, _id, by),
    ])
      await expect(change).rejects.toMatchObject({ status: 403, code: 'duty' });
    expect(await listAccounts(opened.database.reader)).toHaveLength(1);
  });
});
