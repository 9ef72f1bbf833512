import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { createTestStudies, testAccountSite } from '../accounts/account.fixture.ts';
import { listAccounts } from '../accounts/account.ts';
import { seedPeople } from './accounts.ts';
import { readDemonstration } from './demonstration.ts';

describe.each(databases)('the accounts of the demonstration on $name', ({ open }) => {
  let opened: OpenForTest;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test('are enrolled in existing faculties and semesters only', async () => {
    const { site } = testAccountSite(opened);
    const { faculty, semester } = await createTestStudies(opened.database);
    const gone = '0'.repeat(24);
    const seeded = [0, 1, 2, 3, 4].flatMap((number): [string, string][] => [
      [`faculty/${number}`, number === 0 ? faculty : gone],
      ...Array.from({ length: 8 }, (_, at): [string, string] => [
        `semester/${number}/${at}`,
        number === 0 ? semester : gone,
      ]),
    ]);
    await seedPeople(site, readDemonstration().accounts, new Map(seeded));
    const people = await listAccounts(opened.database.reader);
    expect(people.length).toBeGreaterThan(2);
    for (const person of people) expect([faculty, null]).toContain(person.faculty);
  });
});
