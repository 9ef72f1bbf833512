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
});
