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
  mailNoun: { en: 'message', ne: 'सन्देश' },
  visitorWords: {
    en: {
      heading: 'Contact Us',
      purpose: (within) => `Somebody who knows the answer, or whom to ask, writes back within ${within}.`,
      send: 'Send',
      receipt: {
        heading: 'We have your message',
        advice: 'Keep the reference; with it we find your message at once.',
      },
      again: { heading: 'Something else', advice: 'This form is empty again, for another message.' },
      privacy: {
        heading: 'When you write to us',
        why: 'To answer you.',
        who: 'Staff of the college’s office.',
      },
    },
    ne: {
      heading: 'सम्पर्क',
      purpose: (within) => `हामी ${within}भित्र जवाफ दिन्छौँ; आफूलाई थाहा नभए थाहा हुने सहकर्मीलाई सोध्छौँ।`,
      send: 'पठाउनुहोस्',
      receipt: {
        heading: 'तपाईंको सन्देश पाइयो',
        advice: 'दर्ता नम्बर टिप्नुहोस्; त्यसबाट तपाईंको सन्देश तुरुन्तै भेटिन्छ।',
      },
      again: { heading: 'अर्को कुरा छ?', advice: 'अर्को सन्देशका लागि यो फारम फेरि खाली छ।' },
      privacy: { heading: 'हामीलाई लेख्दा', why: 'तपाईंलाई जवाफ दिन।', who: 'कलेज कार्यालयका कर्मचारी।' },
    },
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
