import { longText, text } from '../schema/fields/index.ts';
import { digitsFilter, foldedFilter } from '../schema/filter-columns.ts';
import { application } from './application.ts';
import { contact } from './contact.ts';
import { defineSubmission, type VisitorWords } from './submission.ts';

const visitorWords = (acknowledgement: VisitorWords['acknowledgement']): VisitorWords => ({
  heading: 'Complaints',
  purpose: (within) => `Somebody looks into it within ${within}.`,
  send: 'Complain',
  receipt: { heading: 'We have your complaint', advice: 'Keep the reference.' },
  again: { heading: 'Another one', advice: 'This form is empty again.' },
  privacy: { heading: 'When you complain', why: 'To put it right.', who: 'The head of the college.' },
  ...(acknowledgement && { acknowledgement }),
});

/** A form that is only declared: without an address, with a field of its own. */
export const complaint = defineSubmission('complaint', {
  plural: 'complaints',
  letter: 'C',
  page: '/complaints',
  duties: [],
  removalDuties: ['publisher'],
  fields: {
    name: text('Name', { ne: 'नाम', required: true, max: 200 }),
    phone: text('Phone', { ne: 'फोन', filter: digitsFilter }),
    email: text('Email', { ne: 'इमेल', filter: foldedFilter }),
    department: text('Department', { ne: 'विभाग', required: true }),
    message: longText('Message', { ne: 'सन्देश', required: true }),
  },
  topic: 'department',
  admin: {
    ...contact.admin,
    list: 'complaints',
    one: 'complaint',
    noun: 'complaint',
    listed: ['department'],
    detail: ['phone', 'email'],
  },
  visitorWords: {
    en: visitorWords(application.visitorWords.en.acknowledgement),
    ne: visitorWords(undefined),
  },
  nepali: contact.nepali,
  words: contact.words,
});
