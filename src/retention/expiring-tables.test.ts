import { expect, test } from 'vitest';
import { application } from '../content/application.ts';
import { complaint } from '../content/complaint.fixture.ts';
import { contact } from '../content/contact.ts';
import { submissionTypes } from '../content/submissions.ts';
import { EXPIRING_TABLES, tablesOf } from './delete-expired.ts';

test('Suspected spam of every form expires; of one that is kept for ever once it was viewed [23.67]', () => {
  const told = [application, contact, complaint].map((type) =>
    tablesOf(type).map(({ table, period, where }) => [table, period, where?.[0]]),
  );
  expect(told).toEqual([
    [['application_spam', 'keepSpam', 'isView']],
    [
      ['contact', 'keepMessages', undefined],
      ['contact_spam', 'keepSpam', undefined],
    ],
    [['complaint_spam', 'keepSpam', 'isView']],
  ]);
  for (const { spam } of submissionTypes)
    expect(EXPIRING_TABLES.map(({ table }) => table)).toContain(spam.name);
});
