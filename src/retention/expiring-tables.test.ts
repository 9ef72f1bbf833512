import { expect, test } from 'vitest';
import { application } from '../content/application.ts';
import { contact } from '../content/contact.ts';
import { defineSubmission } from '../content/submission.ts';
import { submissionTypes } from '../content/submissions.ts';
import { longText, text } from '../schema/fields/index.ts';
import { EXPIRING_TABLES, tablesOf } from './delete-expired.ts';

const enquiry = defineSubmission('enquiry', {
  plural: 'enquiries',
  letter: 'E',
  page: '/enquiry',
  duties: [],
  removalDuties: ['publisher'],
  fields: {
    name: text('Name', { ne: 'नाम', required: true }),
    address: text('Address', { ne: 'ठेगाना' }),
    phone: text('Phone', { ne: 'फोन' }),
    email: text('Email', { ne: 'इमेल' }),
    message: longText('Message', { ne: 'सन्देश' }),
  },
  admin: { ...contact.admin, listed: [], detail: [] },
  nepali: contact.nepali,
  words: contact.words,
});

test('Suspected spam of every form expires; of one that is kept for ever once it was viewed [23.67]', () => {
  const told = [application, contact, enquiry].map((type) =>
    tablesOf(type).map(({ table, period, where }) => [table, period, where?.[0]]),
  );
  expect(told).toEqual([
    [['application_spam', 'keepSpam', 'isView']],
    [
      ['contact', 'keepMessages', undefined],
      ['contact_spam', 'keepSpam', undefined],
    ],
    [['enquiry_spam', 'keepSpam', 'isView']],
  ]);
  for (const { spam } of submissionTypes)
    expect(EXPIRING_TABLES.map(({ table }) => table)).toContain(spam.name);
});
