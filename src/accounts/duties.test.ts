import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { DUTIES } from '../content/duties.ts';
import { createTestAccount, PASSWORD, testAccountContext } from './account.fixture.ts';
import { findAccount, listAccounts } from './account.ts';
import { changeAccount, deleteAccount } from './change-account.ts';
import type { AccountContext } from './context.ts';
import { createAccount } from './create-account.ts';

const NOBODY = '0'.repeat(24);

describe.each(databases)('The duties of accounts on $name', ({ open }) => {
  let opened: OpenForTest;
  let context: AccountContext;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async () => {
    ({ context } = testAccountContext(opened));
    await opened.database.write(({ db }) => db.deleteFrom('account').execute());
  });
  afterAll(() => opened.close());

  test.each([
    ['be removed', (id: string) => deleteAccount(context, id)],
    ['be disabled', (id: string) => changeAccount(context, id, { disabled: true })],
    ['be given another role', (id: string) => changeAccount(context, id, { role: 'teacher' })],
    ['lose it', (id: string) => changeAccount(context, id, { duties: ['author', 'publisher'] })],
  ])('keep one active admin who looks after accounts, who cannot %s [19.3]', async (action, harm) => {
    const last = await createTestAccount(context, 'admin', 'admin@localhost');
    const other = await createTestAccount(context, 'admin', 'other@localhost');
    const disabled = await createTestAccount(context, 'admin', 'former@localhost');
    await changeAccount(context, disabled._id, { disabled: true });
    await changeAccount(context, other._id, { duties: ['author', 'publisher', 'admissions'] });
    await expect(harm(last._id)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(
        `^This is the last administrator with the duty ‘Accounts’.* cannot ${action}\\.`,
      ),
    });
    expect(await findAccount(opened.database.reader, last._id)).toEqual(last);
    await changeAccount(context, other._id, { duties: ['accounts'] });
    await harm(last._id);
  });

  test('keep one who looks after accounts when all lose it concurrently in two processes [19.3]', async () => {
    const elsewhere = testAccountContext({ database: await opened.openAgain() }).context;
    const [one, two, three, four] = await Promise.all(
      ['one@x', 'two@x', 'three@x', 'four@x', 'five@x'].map((email) =>
        createTestAccount(context, 'admin', email).then(async ({ _id }) => {
          if (email === 'five@x') await changeAccount(context, _id, { duties: [] });
          return _id;
        }),
      ),
    );
    const outcomes = await Promise.allSettled([
      changeAccount(context, one ?? '', { duties: ['author'] }),
      changeAccount(elsewhere, two ?? '', { duties: ['publisher'] }),
      deleteAccount(context, three ?? ''),
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
    const { _id } = await createTestAccount(context, 'admin', 'admin@localhost');
    await changeAccount(context, (await createTestAccount(context, 'admin', 'b@localhost'))._id, {
      duties: [],
    });
    const columns = async () =>
      (await opened.database.reader.selectFrom('account').select('duties').orderBy('email').execute()).map(
        ({ duties }) => duties,
      );
    expect(await columns()).toEqual([null, '[]']);
    expect(await findAccount(opened.database.reader, _id)).toMatchObject({ duties: [...DUTIES] });
    await changeAccount(context, _id, { duties: ['accounts', 'author', 'author'] });
    expect(await columns()).toEqual(['["author","accounts"]', '[]']);
    await changeAccount(context, _id, { duties: [...DUTIES] });
    expect(await columns()).toEqual([null, '[]']);
  });

  test('are changed only with the duty, by any form of the call [19.4]', async () => {
    const { _id } = await createTestAccount(context, 'teacher', 'teacher@localhost');
    const by = { role: 'admin', account: NOBODY, duties: ['author', 'publisher', 'admissions'] } as const;
    for (const change of [
      createAccount(context, { role: 'student', name: 'Asha', email: 'a@x.example', password: PASSWORD }, by),
      changeAccount(context, _id, { name: 'Other' }, by),
      deleteAccount(context, _id, by),
    ])
      await expect(change).rejects.toMatchObject({ status: 403, code: 'duty' });
    expect(await listAccounts(opened.database.reader)).toHaveLength(1);
  });
});
