import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { createTestAccount, testAccountSite } from '../accounts/account.fixture.ts';
import { Clock, mailFor } from './mail.fixture.ts';
import { tellOfNewBrowser } from './staff-mail.ts';

const YEARS_MIN = 12 * 365 * 24 * 60;

describe.each(databases)('Mails about new browsers on $name', ({ open }) => {
  let opened: OpenForTest;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test('are sent again once a clock that was ahead has been set right, at most one an hour [21.155, 21.53]', async () => {
    const clock = new Clock();
    const mail = mailFor(opened.database, clock);
    const { site } = testAccountSite(opened);
    const { _id: account } = await createTestAccount(site, 'admin', 'asha@himal.example');
    /** @returns how many mails there are after one more sign-in */
    const signIn = async () => {
      const browser = { account, agent: 'Chrome on Windows', network: '192.0.*.*' };
      await opened.database.write((change) => tellOfNewBrowser(mail, change, browser));
      const rows = await opened.database.reader
        .selectFrom('mail')
        .select('_id')
        .where('about', '=', account)
        .execute();
      return rows.length;
    };
    clock.pass(YEARS_MIN);
    expect(await signIn()).toBe(1);
    clock.pass(-YEARS_MIN);
    expect(await signIn()).toBe(2);
    clock.pass(59);
    expect(await signIn()).toBe(2);
    clock.pass(1);
    expect(await signIn()).toBe(3);
  });

  test('name the college in the language of the account [21.53]', async () => {
    const mail = mailFor(opened.database, new Clock());
    const { site } = testAccountSite(opened);
    const { _id: account } = await createTestAccount(site, 'admin', 'sita@himal.example');
    const rows = await opened.database.write(async (change) => {
      await change.db.updateTable('account').set({ lang: 'ne' }).where('_id', '=', account).execute();
      await tellOfNewBrowser(mail, change, { account, agent: '', network: '192.0.*.*' });
      return change.db.selectFrom('mail').select(['subject', 'body']).where('about', '=', account).execute();
    });
    for (const text of Object.values(rows[0] ?? {})) expect(text).toMatch(/^(?!.*Himal).*हिमाल कलेज/s);
  });
});
