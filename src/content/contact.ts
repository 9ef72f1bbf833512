import { longText, text } from '../schema/fields/index.ts';
import { digitsFilter, foldedFilter } from '../schema/filter-columns.ts';
import { defineSubmission, type SubmittedOf } from './submission.ts';

export const contact = defineSubmission('contact', {
  plural: 'contacts',
  letter: 'M',
  page: '/contact-us',
  keptFor: 'keepMessages',
  duties: [],
  removalDuties: ['publisher'],
  fields: {
    name: text('Name', { ne: 'नाम', required: true, max: 200 }),
    address: text('Address', { ne: 'ठेगाना' }),
    phone: text('Phone', { ne: 'फोन', filter: digitsFilter }),
    email: text('Email', { ne: 'इमेल', filter: foldedFilter }),
    message: longText('Message', { ne: 'सन्देश', required: true }),
  },
  admin: {
    list: 'contacts',
    one: 'contact',
    label: 'Contacts',
    noun: 'contact',
    many: 'messages',
    purpose: 'What visitors write on the page Contact Us.',
    soughtAs: 'सम्पर्क सन्देश samparka sandesh contacts messages inbox',
    // As specified (requirement 2.68).
    add: '/admin/add-banner',
    listed: [],
    detail: ['message'],
  },
  nepali: {
    label: 'सन्देश',
    noun: 'सन्देश',
    many: 'सन्देश',
    purpose: 'आगन्तुकले सम्पर्क पृष्ठमा लेखेका कुरा।',
    words: { deleted: 'सन्देश मेटाइयो।', deletePrompt: 'सन्देश' },
  },
  words: {
    created: { en: 'Your message has sent :).', ne: 'तपाईंको सन्देश पठाइयो :)।' },
    deleted: 'Contact deleted Successfully',
    deletePrompt: 'contact',
  },
});
export type Contact = SubmittedOf<typeof contact>;
